import { type Cast, cast, unsettled } from './cast';
import { firstClause, hasWords, Line, lastClause, type Stretch } from './line';
import type { NameHit, NameReader } from './naming';
import * as say from './phrases';
import { because } from './reasons';
import { weigh, withdrawal } from './weigh';

const LONG_TEXT = 140;
const MANY_WORDS = 20;
const SHORT_WORDS = 6;
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const unique = (seats: readonly string[]): string[] => [...new Set(seats)];

/** A stretch that covers a part of a word («[Пуп]кин», form 55) is read with the whole word. */
function completed(stretch: Stretch): Stretch | null {
  const head = /[\p{L}\p{N}_]+$/u.exec(stretch.before)?.[0] ?? '';
  const tail = /^[\p{L}\p{N}_]+/u.exec(stretch.after)?.[0] ?? '';
  const joined =
    (head !== '' && /^[\p{L}\p{N}_]/u.test(stretch.text)) || (tail !== '' && /[\p{L}\p{N}_]$/u.test(stretch.text));
  if (!joined) return null;
  return {
    ...stretch,
    text: head + stretch.text + tail,
    before: stretch.before.slice(0, stretch.before.length - head.length),
    after: stretch.after.slice(tail.length),
  };
}

/** The name that a text is, once lead-ins and marks around it are taken away: a certain one before a likely one. */
function wholeName(text: string, names: NameReader): NameHit | null {
  const hits: NameHit[] = [];
  for (const stage of say.peeled(text)) {
    const hit = stage === '' ? null : names.whole(stage);
    if (!hit) continue;
    const start = text.indexOf(stage);
    hits.push({ ...hit, start, end: start + stage.length });
    if (hit.notes.length === 0 && hit.doubt === null) break;
  }
  // Letter for letter, else sure, else likely: «Вася?» is Вася with a question mark, not a nick in other signs.
  const exact = hits.find((hit) => hit.notes.length === 0 && hit.doubt === null);
  return exact ?? hits.find((hit) => hit.certain) ?? hits.find((hit) => hit.doubt === null) ?? hits[0] ?? null;
}

/** Which of several names the vote is: not those after «снимаю голос с», only those after «меняю голос … на». */
function chosen(text: string, hits: readonly NameHit[]): { hits: readonly NameHit[]; cancelled: readonly NameHit[] } {
  const flat = say.even(text);
  const change = say.CHANGE.exec(flat);
  if (change) {
    const onto = flat.indexOf(' на ', change.index);
    const after = hits.filter((hit) => onto >= 0 && hit.start > onto);
    if (after.length > 0) return { hits: after, cancelled: [] };
  }
  const inCancel = (hit: NameHit): boolean => {
    const clause =
      flat
        .slice(0, hit.start)
        .split(/[,.;!?\n]/u)
        .at(-1) ?? '';
    const cancel = say.CANCEL.exec(clause + flat.slice(hit.start).split(/[,.;!?\n]/u)[0]);
    if (!cancel || say.CHANGE.test(clause)) return false;
    // «…и голосую за Петю» in the same clause is the new vote.
    return !say.VOTE_WORD.test(clause.slice(cancel.index + cancel[0].length));
  };
  return { hits: hits.filter((hit) => !inCancel(hit)), cancelled: hits.filter(inCancel) };
}

function withoutName(line: Line, names: NameReader): Cast | null {
  const { text, before, after, side } = line.stretch;
  const raw = text.trim().slice(0, 60);
  switch (say.spoken(text)) {
    case 'abstain':
      return cast(text, side, { act: 'abstain' });
    case 'all':
      return cast(text, side, { void: because('against-all') });
    case 'extend':
      return cast(text, side, { void: because('not-a-player') });
    case 'same':
      return cast(text, side, { doubts: [because('same-as', { raw })] });
    case 'pronoun':
      return countWords(text) > SHORT_WORDS ? null : cast(text, side, { doubts: [because('pronoun', { raw })] });
    case null:
      break;
  }
  if (withdrawal(line, null)) return cast(text, side, { act: 'withdraw' });
  if (say.core(text) === '') {
    // «[голосую против] Васи»: the words are marked, the name is not.
    const near = [...names.within(firstClause(after)), ...names.within(lastClause(before))];
    return near.length > 0 && say.VOTE_WORD.test(say.even(text))
      ? cast(text, side, { seats: unique(near.flatMap((hit) => hit.seats)), doubts: [because('name-outside')] })
      : null;
  }
  return null;
}

const known = new WeakMap<NameReader, Map<string, Cast | null>>();
const MEMO = 5000;

/**
 * Reads one marked stretch. `null` when there is nothing in it that could be a vote.
 * Exact names come first; then the phrase around the name decides (forms 41–77); whatever two people could read
 * differently is a doubt. The answer depends on nothing else, so it is remembered with the roster's names: a thread is
 * counted anew at every decision, and most votes are a bare nick.
 */
export function readStretch(stretch: Stretch, names: NameReader): Cast | null {
  const memo = known.get(names) ?? new Map<string, Cast | null>();
  known.set(names, memo);
  const key = [stretch.side, stretch.before, stretch.text, stretch.after].join('\u0000');
  const before = memo.get(key);
  if (before !== undefined) return before;
  if (memo.size >= MEMO) memo.clear();
  const read = readAnew(stretch, names);
  memo.set(key, read);
  return read;
}

function readAnew(original: Stretch, names: NameReader): Cast | null {
  if (!/[\p{L}\p{N}+]/u.test(original.text) && original.text.trim() === '') return null;
  const joined = completed(original);
  const wider = joined && wholeName(joined.text, names);
  const stretch = joined && wider?.doubt === null ? joined : original;
  const assumed = stretch === joined ? [because('half-marked', { raw: stretch.text })] : [];
  const line = new Line(stretch);
  const { text, side } = stretch;
  const flat = say.even(text);

  const command = say.spoken(text);
  let hit = wholeName(text, names);
  if (hit && command !== null && hit.notes.length > 0) hit = null;
  if (hit && command !== null)
    return cast(original.text, side, { seats: hit.seats, doubts: [because('command-or-nick', { raw: text.trim() })] });

  let phrase = false;
  if (!hit) {
    const found = chosen(text, names.within(text));
    const seats = unique(found.hits.flatMap((it) => it.seats));
    if (seats.length > 1) {
      const several = found.hits.length > 1;
      return cast(original.text, side, { seats, doubts: [because(several ? 'several-names' : 'unclear-name')] });
    }
    hit = found.hits.at(-1) ?? null;
    phrase = hit !== null;
    if (!hit && found.cancelled.length > 0)
      return cast(original.text, side, { act: 'withdraw', seats: unique(found.cancelled.flatMap((it) => it.seats)) });
  }
  if (!hit) return withoutName(line, names) ?? nameless(line);

  const { head, tail } = line.around(line.from + hit.start, line.from + hit.end);
  const gone = hasWords(head) || hasWords(tail) ? withdrawal(line, hit) : null;
  if (gone === 'change-from') return cast(original.text, side, { seats: hit.seats, void: because('change-from') });
  if (gone === 'withdraw') return cast(original.text, side, { act: 'withdraw', seats: hit.seats });

  const { doubts, notes } = weigh(line, hit, side, names);
  if (hit.doubt) doubts.unshift(hit.doubt);
  const context = say.even(stretch.before) + flat + say.even(stretch.after);
  if (phrase) {
    const said = text.slice(hit.start, hit.end);
    if (text.length > LONG_TEXT || countWords(text) > MANY_WORDS) doubts.push(because('long-text'));
    else if (say.VOTE_PRONOUN.test(flat)) doubts.push(because('pronoun', { raw: text.trim().slice(0, 60) }));
    else if (hit.doubt === null && !hit.certain && !say.VOTE_WORD.test(flat))
      doubts.push(because('part-in-phrase', { raw: said }));
    else if (/^\p{Ll}/u.test(said) && !say.VOTE_WORD.test(flat)) doubts.push(because('common-word', { raw: said }));
    else notes.unshift(because('from-phrase'));
  }
  const early = say.EARLY.test(`${head} ${tail}`);
  const final = say.FINAL.test(`${head} ${tail}`);
  return cast(original.text, side, {
    seats: hit.seats,
    doubts,
    notes: [
      ...assumed,
      ...hit.notes,
      ...notes,
      ...(early ? [because('early')] : []),
      ...(final ? [because('final')] : []),
    ],
    change: say.CHANGE.test(context),
    final: early || final,
  });
}

/** Marked words without a known name: short ones may be a pet name, long ones are emphasis (forms 10, 21, 54, 76). */
function nameless(line: Line): Cast | null {
  const { text, side } = line.stretch;
  const rest = say.core(text);
  if (!/[\p{L}\p{N}]/u.test(rest)) return null;
  if (countWords(rest) <= SHORT_WORDS || say.VOTE_WORD.test(say.even(text))) return unsettled(rest, side, []);
  return cast(text, side, { void: because('no-name') });
}
