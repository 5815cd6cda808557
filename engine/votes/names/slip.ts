/** Typing slips: how far two spellings are, and whether the difference is the kind a finger makes. */

const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const PLACE = new Map(
  ROWS.flatMap((row, y) =>
    [...row].map((key, x) => [key, { x: x + (y % 3) * 0.5, y: (y % 3) + (y > 2 ? 10 : 0) }] as const),
  ),
);
const KEYS = [..."qwertyuiop[]asdfghjkl;'zxcvbnm,.`"].map(
  (key, i) => [key, 'йцукенгшщзхъфывапролджэячсмитьбюё'.charAt(i)] as const,
);
const TO_RUSSIAN = new Map(KEYS);
const TO_LATIN = new Map(KEYS.map(([latin, russian]) => [russian, latin]));
const ALIKE = [
  'ао',
  'еи',
  'иы',
  'еэ',
  'дт',
  'бп',
  'гк',
  'зс',
  'жш',
  'вф',
  'шщ',
  'ей',
  'ий',
  'ьъ',
  'ei',
  'iy',
  'ao',
  'ck',
  'sz',
];
const VOWEL = /[аеиоуыэюяaeiouy]/u;

/** What the same keys give in the other layout («Dfcz» is «вася», «Офсл» is «jack»); nothing for a mixed text. */
export function otherLayouts(text: string): string[] {
  const keys = [...text.toLowerCase()];
  const retyped = (layout: ReadonlyMap<string, string>): string => keys.map((key) => layout.get(key) ?? key).join('');
  if (/[а-яё]/iu.test(text)) return /[a-z]/iu.test(text) ? [] : [retyped(TO_LATIN)];
  return /[a-z]/iu.test(text) ? [retyped(TO_RUSSIAN)] : [];
}

function neighbours(a: string, b: string): boolean {
  const p = PLACE.get(a);
  const q = PLACE.get(b);
  return p !== undefined && q !== undefined && Math.abs(p.y - q.y) <= 1 && Math.abs(p.x - q.x) <= 1;
}

const LONGEST = 64;
/** Three rows of the table below, reused: it is filled for every word against every name. */
let rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Letters of a word as bits: one edit changes at most two of them, which spares most comparisons. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** Can words with these letters be within `limit` edits? */
export function comparable(a: number, b: number, limit: number): boolean {
  let rest = a ^ b;
  let differing = 0;
  for (; rest !== 0; rest &= rest - 1) differing++;
  return differing <= limit * 2;
}

/** Insertions, deletions, changes and swaps of neighbours between two words; `limit + 1` for anything beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > LONGEST) return a === b ? 0 : beyond;
  let [older, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = i;
    let left = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const across = previous[j - 1] ?? 0;
      let cost = letter === b.charCodeAt(j - 1) ? across : 1 + Math.min(across, previous[j] ?? 0, left);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row[j] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return beyond;
    [older, previous, row] = [previous, row, older];
  }
  rows = [older, previous, row];
  return Math.min(previous[b.length] ?? beyond, beyond);
}

/**
 * Is the difference between `typed` and `meant`, known to be `steps` apart, one a finger makes?
 * `formOf`: the length of the nick when `meant` is its case form. Short names differ
 * from one another by as little as a slip does (Лена – Лера), so the shorter the word, the fewer kinds are believed,
 * and a digit or the first letter of a name is hardly ever mistyped.
 */
export function plausible(typed: string, meant: string, steps: number, formOf: number | null): boolean {
  // A slip in a case form of a short nick is as likely another word («своей», «Совой»).
  if (formOf !== null && formOf < 6) return false;
  const shorter = Math.min(typed.length, meant.length);
  if (steps > 1)
    return (
      shorter >= 8 && Math.abs(typed.length - meant.length) < 2 && typed[0] === meant[0] && !/\d/u.test(typed + meant)
    );
  if (shorter < 4) return false;
  let at = 0;
  while (at < shorter && typed[at] === meant[at]) at++;
  let tail = 0;
  while (tail < shorter - at && typed[typed.length - 1 - tail] === meant[meant.length - 1 - tail]) tail++;
  const put = typed.slice(at, typed.length - tail);
  const wanted = meant.slice(at, meant.length - tail);
  if (/\d/u.test(put + wanted)) return false;
  if (put.length === wanted.length && put.length === 2) return at > 0 || shorter >= 6;
  if (put.length !== wanted.length) {
    const extra = put + wanted;
    const longer = typed.length > meant.length ? typed : meant;
    if (longer[at - 1] === extra) return true;
    // A vowel more at the end is another name rather than a slip: Joker, Jokera.
    return tail === 0 && put !== '' && VOWEL.test(put) ? false : at > 0 || shorter >= 8;
  }
  const near = neighbours(put, wanted) || ALIKE.some((pair) => pair.includes(put) && pair.includes(wanted));
  if (at === 0) return near && shorter >= 6;
  if (tail === 0 && VOWEL.test(put) && VOWEL.test(wanted)) return true;
  return near ? shorter >= 5 : shorter >= 6;
}
