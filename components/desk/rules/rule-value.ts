import { POLICY_FIELDS } from '../../../engine/protocol/shapes';
import type { VotePolicy } from '../../../engine/votes/policy';
import type { Phrase } from '../../../engine/words';
import { say } from '../lang';
import { type labels, options, words } from './rule-list.words';

export type Field = keyof typeof labels;

/** Rules in the order of the contract. The zone is set with the day, on whose clock it shows. */
export const FIELDS: readonly Field[] = POLICY_FIELDS.filter((field) => field !== 'zone');

/** Choices of a rule that has a closed list of them. */
export const optionsOf = (field: Field): Readonly<Record<string, Phrase>> | null =>
  field in options ? options[field as keyof typeof options] : null;

/** The value of a rule in words. */
export function valueText(field: Field, policy: VotePolicy): string {
  const value = policy[field];
  if (typeof value === 'boolean') return say(value ? words.yes : words.no);
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (field === 'changes') {
    const { limit, phrase } = policy.changes;
    const often = limit === null ? say(words.unlimited) : say(words.times, { n: limit });
    return phrase ? `${often}, ${say(words.phrase)}` : often;
  }
  if (field === 'inks') return policy.inks.join(', ') || say(words.none);
  const named = optionsOf(field)?.[String(value)];
  return named ? say(named) : String(value);
}
