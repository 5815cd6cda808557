import { lang } from '../lang';

/** A moment of this computer's clock, short, in the language of the page: «27.11.2026, 18:05». */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
