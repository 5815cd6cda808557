/** Typing slips: how far two spellings are, and whether the difference is the kind a finger makes. */

const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const PLACE = new Map(
  ROWS.flatMap((row, y) =>
    [...row].map((key, x) => [key, { x: x + (y % 3) * 0.5, y: (y % 3) + (y > 2 ? 10 : 0) }] as const),
  ),
);
const LAYOUT = new Map(
  [..."qwertyuiop[]asdfghjkl;'zxcvbnm,.`"].map((key, i) => [key, 'йцукенгшщзхъфывапролджэячсмитьбюё'.charAt(i)]),
);
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

/** What Latin keys give in the Russian layout («Dfcz» → «вася»), lower case. */
export function otherLayout(text: string): string {
  return [...text.toLowerCase()].map((key) => LAYOUT.get(key) ?? key).join('');
}

function neighbours(a: string, b: string): boolean {
  const p = PLACE.get(a);
  const q = PLACE.get(b);
  return p !== undefined && q !== undefined && Math.abs(p.y - q.y) <= 1 && Math.abs(p.x - q.x) <= 1;
}

/** Insertions, deletions, changes and swaps of neighbours between two words; `limit + 1` for anything beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    older = previous;
    previous = row;
  }
  return Math.min(previous[b.length] ?? limit + 1, limit + 1);
}

/**
 * Is the difference between `typed` and `meant`, known to be `steps` apart, one a finger makes? Short names differ
 * from one another by as little as a slip does (Лена – Лера), so the shorter the word, the fewer kinds are believed,
 * and a digit or the first letter of a name is hardly ever mistyped.
 */
export function plausible(typed: string, meant: string, steps: number): boolean {
  const shorter = Math.min(typed.length, meant.length);
  if (steps > 1) return shorter >= 8 && typed[0] === meant[0] && !/\d/u.test(typed + meant);
  let at = 0;
  while (at < shorter && typed[at] === meant[at]) at++;
  let tail = 0;
  while (tail < shorter - at && typed[typed.length - 1 - tail] === meant[meant.length - 1 - tail]) tail++;
  const put = typed.slice(at, typed.length - tail);
  const wanted = meant.slice(at, meant.length - tail);
  if (/\d/u.test(put + wanted)) return false;
  if (put.length === wanted.length && put.length === 2) return true;
  if (put.length !== wanted.length) {
    const extra = put + wanted;
    const longer = typed.length > meant.length ? typed : meant;
    return longer[at - 1] === extra || at > 0 || shorter >= 8;
  }
  const near = neighbours(put, wanted) || ALIKE.some((pair) => pair.includes(put) && pair.includes(wanted));
  if (at === 0) return near && shorter >= 6;
  if (tail === 0 && VOWEL.test(put) && VOWEL.test(wanted)) return true;
  return near ? shorter >= 5 : shorter >= 6;
}
