import type { RuleId, RulesetId } from '../../game/state';
import type { Phrase } from '../../words';
import { GENERAL } from './general';
import { LONERS } from './loners';
import { MAFIA } from './mafia';
import { PROKURATOR } from './prokurator';
import { RULINGS } from './rulings';
import { TOWN } from './town';

/**
 * What stands behind a number. A rule (R-) has the phrase of the Russian text and an English gloss; a ruling (A-) has
 * no phrase of its own: it is «наше прочтение».
 */
export interface Quote {
  id: RuleId;
  /** Words of the rules, `null` for a ruling. */
  quote: string | null;
  /** Rule: the phrase and its gloss. Ruling: the reading in both languages. */
  reading: Phrase;
}

const lines = (table: string): [id: RuleId, ru: string, en: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ru = '', en = ''] = line.split(' | ');
      return [id as RuleId, ru, en];
    });

const read = (table: string, law: boolean): [RuleId, Quote][] =>
  lines(table).map(([id, ru, en]) => [id, { id, quote: law ? ru : null, reading: { ru, en } }]);

/** Every rule and ruling of both games by number. */
export const QUOTES: ReadonlyMap<RuleId, Quote> = new Map([
  ...[GENERAL, MAFIA, LONERS, TOWN, PROKURATOR].flatMap((table) => read(table, true)),
  ...read(RULINGS, false),
]);

/** Quote by number; the numbers in code are checked by a test, so a missing one is a bug. */
export function quoteOf(id: RuleId): Quote {
  const quote = QUOTES.get(id);
  if (!quote) throw new Error(`no rule ${id}`);
  return quote;
}

const numbers = (table: string): RuleId[] => lines(table).map(([id]) => id);

/**
 * Lines of a rule text by part, in its order. `roles`: `none` — the part speaks to everybody; `cited` — a line belongs
 * to the role that cites it; `running` — roles one after another, a line nobody cites goes on with the one before.
 */
export interface RulePart {
  roles: 'none' | 'cited' | 'running';
  lines: readonly RuleId[];
}

export const RULE_TEXT: Readonly<Record<RulesetId, readonly RulePart[]>> = {
  flg: [
    { roles: 'none', lines: numbers(GENERAL) },
    { roles: 'running', lines: [...numbers(MAFIA), ...numbers(LONERS), ...numbers(TOWN)] },
  ],
  prokurator: [{ roles: 'cited', lines: numbers(PROKURATOR) }],
};
