import type { Ask } from '../../../engine/night/asks';
import type { Leading } from '../../../engine/votes/leading';

/** Answer of the host given beforehand in a scenario file. */
export interface Ruling {
  ask: string;
  answer: string;
}

const plain = (words: string): string => words.trim().toLowerCase().replaceAll('ё', 'е');

/** Short answers for options that have longer words. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  да: ['yes', 'show'],
  нет: ['no', 'hide', 'nobody', 'all-blocked'],
  никто: ['nobody', 'all-blocked'],
  никого: ['nobody'],
  все: ['all-blocked'],
};

/** Answer to an ask of the night, as id of one of its options; `undefined` when none was given. */
export function answerTo(ask: Ask, given: readonly Ruling[], name: (seat: string) => string): string | undefined {
  // Only bribes have a name of their own in the files; any other answer belongs to the ask that offers it.
  for (const { ask: about, answer } of given) {
    if ((about === 'bribe') !== (ask.kind === 'bribe')) continue;
    const wanted = plain(answer);
    const option =
      ask.options.find(({ id, words }) => [id, words.ru, name(id)].some((text) => plain(text) === wanted)) ??
      ask.options.find(({ id }) => SHORT[wanted]?.includes(id));
    if (option) return option.id;
  }
  return undefined;
}

/** Whether the host has confirmed a win on which readings differ; `undefined` when nothing is said of it. */
export function winRuled(given: readonly Ruling[]): boolean | undefined {
  const ruling = given.find(({ ask }) => /побед|окончан|win/i.test(ask));
  return ruling && plain(ruling.answer) !== 'нет';
}

/** The verdict after the host's word on a tie, or on a day without votes: names, «все» or «никто». */
export function ruled(leading: Leading, given: readonly Ruling[]): Leading {
  if (leading.kind !== 'ask') return leading;
  for (const { answer } of given) {
    const named = answer.split(',').map(plain);
    if (named.some((word) => ['никто', 'никого', 'нет'].includes(word))) return { kind: 'nobody', seats: [] };
    const all = named.includes('все');
    const seats = leading.seats.filter((seat) => all || named.includes(plain(seat)));
    if (seats.length > 0) return { kind: 'hang', seats, tie: true };
  }
  return leading;
}
