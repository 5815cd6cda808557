import type { Lang } from '../../words';

/** Language the host chose; `auto` follows the browser. */
export type LangChoice = 'auto' | 'ru' | 'en';

/** Language for «auto»: Russian for browsers in Russian and in languages whose speakers read it here, else English. */
export const langOf = (choice: LangChoice, browserLanguage: string): Lang => {
  if (choice !== 'auto') return choice;
  return /^(ru|uk|be|kk)\b/i.test(browserLanguage) ? 'ru' : 'en';
};
