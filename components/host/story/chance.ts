import { type Fraction, show, toNumber } from '../../../engine/fraction';
import { lang } from '../../desk/lang';

/** Denominators people still read as a fraction. */
const READABLE = 64n;

/** «3/4 · 75 %»; a fraction nobody could read is left out, and what is possible is never shown as 0 or 100. */
export function chanceText(chance: Fraction): string {
  const percent = toNumber(chance) * 100;
  const exact = chance.yes === 0n || chance.yes === chance.of;
  const rounded = exact ? percent : Math.min(99.9, Math.max(0.1, Math.round(percent * 10) / 10));
  const text = `${new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(rounded)} %`;
  return exact || chance.of > READABLE ? text : `${show(chance)} · ${text}`;
}
