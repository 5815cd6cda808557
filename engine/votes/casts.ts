import type { Run } from '../forums/page';
import type { Reason, Side } from './ballot';
import { type Cast, cast, doubted } from './cast';
import { colourKey } from './colour';
import type { Stretch } from './line';
import type { NameReader } from './naming';
import * as say from './phrases';
import { readPlain } from './plain';
import type { VotePolicy } from './policy';
import { readStretch } from './reading';

import { because } from './reasons';

/** What a run's mark means under the rules of the game; `null` = it marks no vote. */
interface Mark {
  side: Side;
  doubt: Reason | null;
}

const colourIs = (run: Run, ink: string): boolean => {
  if (ink === 'any') return run.colour !== '';
  if (ink === 'red' || ink === 'blue') return run.ink === ink;
  return run.colour !== '' && colourKey(run.colour) === colourKey(ink);
};

function markOf(run: Run, policy: VotePolicy): Mark | null {
  switch (policy.mark) {
    case 'plain':
      return null;
    case 'bold':
      return run.bold ? { side: 'against', doubt: null } : null;
    case 'one-colour': {
      if (policy.inks.some((ink) => colourIs(run, ink))) return { side: 'against', doubt: null };
      return run.ink === 'doubt' ? { side: 'against', doubt: because('unsure-ink', { colour: run.colour }) } : null;
    }
    case 'colour':
      if (run.ink === 'red') return { side: 'against', doubt: null };
      if (run.ink === 'blue') return { side: 'for', doubt: null };
      return run.ink === 'doubt' ? { side: 'against', doubt: because('unsure-ink', { colour: run.colour }) } : null;
  }
}

function castOfRun(run: Run, mark: Mark, names: NameReader, policy: VotePolicy): Cast | null {
  const read = readStretch({ text: run.text, before: run.before, after: run.after, side: mark.side }, names);
  if (!read) return null;
  if (run.struck) return { ...read, void: because('struck'), doubts: [] };
  if (read.act === 'vote' && read.side === 'for' && !policy.votesFor)
    return { ...read, void: because('no-blue'), doubts: [] };
  // A coloured word of doubtful ink with no name in it is decoration, not a question for the host.
  if (mark.doubt && read.act === 'vote' && read.seats.length === 0) return null;
  return doubted(read, ...(mark.doubt ? [mark.doubt] : []), ...(run.spoiler ? [because('spoiler')] : []));
}

/** A vote without a mark is short; a longer line is talk. */
const MAX_LINE = 120;

/** BBCode that the forum did not take for a tag (form 82). */
const BROKEN_TAG = /\[?\/?(?:colou?r|b|i|u|s|size|font)(?:=[^\]\s]*)?\]|\[\/?(?:colou?r|b)\b/giu;

/** Something that is clearly meant as a vote but not marked as this game marks votes (forms 78–80, 82). */
function unmarked(runs: readonly Run[], text: string | null, names: NameReader, policy: VotePolicy): Cast[] {
  const found: Cast[] = [];
  const add = (raw: string, reason: Reason, stretch: Stretch): void => {
    const read = readStretch(stretch, names);
    if (read?.act !== 'vote' || read.seats.length === 0 || read.void) return;
    found.push(
      policy.unmarked === 'void'
        ? { ...read, doubts: [], void: reason }
        : cast(raw, 'against', { seats: read.seats, doubts: [reason], notes: read.notes }),
    );
  };
  for (const run of runs) {
    if (run.struck || run.colour === '' || names.whole(say.core(run.text)) === null) continue;
    const stretch = { text: run.text, before: run.before, after: run.after, side: 'against' as const };
    add(run.text, because('other-colour', { colour: run.colour }), stretch);
  }
  if (found.length > 0 || text === null) return found;
  const lines = (text.includes(']') ? text.replace(BROKEN_TAG, ' ') : text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    if (line.length > MAX_LINE) continue;
    const meant = lines.length === 1 || (say.HINT.test(line) && say.VOTE_WORD.test(say.even(line)));
    const rest = meant ? say.core(line) : '';
    if (rest !== '' && rest.length < 60 && names.whole(rest))
      add(line, because('unmarked'), { text: line, before: '', after: '', side: 'against' });
  }
  return found;
}

/** «Снимаю голос» said without a mark: there is no nick to mark, so it is taken at its word if it stands alone. */
function plainWithdrawal(text: string): Cast | null {
  if (!say.HINT.test(text)) return null;
  const line = text.split('\n').find((it) => say.CANCEL.test(say.even(it)));
  if (line === undefined || say.CHANGE.test(say.even(line))) return null;
  const alone = say.core(say.even(line).replace(say.CANCEL, ' ')) === '';
  const notes = [because('said-plainly')];
  return alone
    ? cast(line, 'against', { act: 'withdraw', notes })
    : cast(line, 'against', { act: 'withdraw', doubts: [because('unclear-withdrawal')] });
}

/** Between two names marked one by one: «[Вася], [Петя] и [Маша]» is one list (form 52), not a vote and its change. */
const ENUMERATION = /^\s*(?:,|\/|&|\+|,?\s*(?:и|или|либо))\s*$/iu;

const together = (one: Cast, two: Cast): boolean =>
  [one, two].every((it) => it.act === 'vote' && it.void === null) &&
  one.side === two.side &&
  one.seats[0] !== two.seats[0];

const enumerated = (it: Cast): Cast => doubted(it, because('several-names'));

/** All that a post says about votes, in its order. */
export function castsOf(runs: readonly Run[], text: string | null, names: NameReader, policy: VotePolicy): Cast[] {
  if (policy.mark === 'plain') return text === null ? [] : readPlain(text, names);
  const casts: Cast[] = [];
  const others: Run[] = [];
  const listed = new Set<Cast>();
  for (const run of runs) {
    const mark = markOf(run, policy);
    const read = mark && castOfRun(run, mark, names, policy);
    // «Меняю голос с [Васи] на [Петю]»: the phrase stands before the first of the two.
    const onto = casts.at(-1)?.void?.code === 'change-from' && /^\s*на\s*$/iu.test(run.before);
    if (read) {
      const now = onto ? { ...read, change: true } : read;
      const last = casts.at(-1);
      if (last && ENUMERATION.test(run.before) && together(last, now)) {
        listed.add(last);
        listed.add(now);
      }
      casts.push(now);
    } else if (!mark) others.push(run);
  }
  if (casts.some((it) => it.void === null)) return casts.map((it) => (listed.has(it) ? enumerated(it) : it));
  const withdrawal = text === null ? null : plainWithdrawal(text);
  return [...casts, ...(withdrawal ? [withdrawal] : unmarked(others, text, names, policy))];
}
