import type { Reason } from './ballot';
import { findNames, matchName, type NameIndex } from './names/names';
import { because } from './reasons';

/** A name in a text: the seats it may mean, where it stands, what was assumed. */
export interface NameHit {
  /** One seat when the name is settled; several, or one with a doubt, when it is not. */
  seats: readonly string[];
  start: number;
  end: number;
  /** Empty for the nick letter for letter. */
  notes: readonly Reason[];
  /** A reading a careful host looks at once more: a part of a nick, initials, a slip. */
  certain: boolean;
  doubt: Reason | null;
}

/** The two questions the reading of votes asks about names. */
export interface NameReader {
  /** The text as a whole is one name. */
  whole: (text: string) => NameHit | null;
  /** Names inside a phrase, in order, never overlapping. */
  within: (text: string) => readonly NameHit[];
}

const readers = new WeakMap<NameIndex, NameReader>();

/** The reader of a roster's names; one for each index, so that what was read with it can be remembered. */
export function nameReader(index: NameIndex): NameReader {
  const reader = readers.get(index) ?? makeReader(index);
  readers.set(index, reader);
  return reader;
}

function makeReader(index: NameIndex): NameReader {
  const whole = (text: string): NameHit | null => {
    const match = matchName(index, text);
    const place = { start: 0, end: text.length };
    if (match.kind === 'one')
      return match.rest === ''
        ? { ...place, seats: [match.seat], notes: match.how, certain: match.certain, doubt: null }
        : null;
    if (match.kind !== 'several') return null;
    const [doubt = because('unclear-name'), ...notes] = match.how;
    return { ...place, seats: match.seats, notes, certain: false, doubt };
  };
  const within = (text: string): readonly NameHit[] => {
    const found = findNames(index, text).map((it): NameHit => {
      const alone = whole(text.slice(it.start, it.end));
      const doubt = it.doubtful ? (alone?.doubt ?? because('unclear-name')) : null;
      return { seats: it.seats, start: it.start, end: it.end, notes: alone?.notes ?? [], certain: it.certain, doubt };
    });
    if (found.length > 0) return found;
    // A slip or a piece of a nick among other words: worth showing, never worth counting.
    const match = matchName(index, text);
    return match.kind === 'one'
      ? [
          {
            seats: [match.seat],
            start: 0,
            end: text.length,
            notes: [],
            certain: false,
            doubt: match.how[0] ?? because('unclear-name'),
          },
        ]
      : [];
  };
  return { whole, within };
}
