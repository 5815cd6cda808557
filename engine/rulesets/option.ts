import type { RuleId } from '../game/state';
import type { Phrase } from '../words';

/** A reading of the rules a house may choose; its id is the number of the ruling, with a part where it has two. */
export interface HouseOption {
  id: string;
  rule: RuleId;
  words: Phrase;
  choices: readonly { id: string; words: Phrase }[];
  byDefault: string;
}

/** Declares an option; the first choice is the binding default. */
export function option(
  id: string,
  words: Phrase,
  ...choices: readonly [id: string, ru: string, en: string][]
): HouseOption {
  return {
    id,
    rule: id.split('.')[0] as RuleId,
    words,
    choices: choices.map(([choice, ru, en]) => ({ id: choice, words: { ru, en } })),
    byDefault: choices[0]?.[0] ?? '',
  };
}
