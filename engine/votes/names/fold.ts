/**
 * Foldings of a name, each blurring more than the one before. All are idempotent, so a folded name may be folded
 * again by a caller without harm.
 */

/** Characters nobody sees: format and control marks (RTL, joiners, soft hyphen), blanks that count as letters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const QUOTES = /[«»„“”"‘’‚‛′ʼ`´]/gu;
const DASHES = /[‐-―−]/gu;
/** Signs that compatibility folding would turn into letters or digits nobody types («™» → «TM», «²» → «2»). */
const LETTER_LIKE = /[\p{So}\p{No}]/gu;
/** Nothing to fold but case and ё: nearly every text there is. */
const PLAIN = /^[a-z0-9а-яё .,!?_-]*$/iu;
const ALPHABETS = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/gu;

const KEPT = 2000;

/** The ladder folds the same few texts at every step: what was made of them is kept. */
function kept(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size >= KEPT) known.clear();
      made = make(text);
      known.set(text, made);
    }
    return made;
  };
}

/** The name as it stands, with the white space a page would not show the difference of. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** {@link tidy} without letter case. */
export function caseless(text: string): string {
  return tidy(text).toLowerCase();
}

/** Without ё/е, accents, width, quote and dash shapes, invisible characters. Punctuation stays. */
export const fold = kept((text) => {
  if (PLAIN.test(text)) return tidy(text).toLowerCase().replace(/ё/gu, 'е');
  return text
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(QUOTES, "'")
    .replace(LETTER_LIKE, (sign) => (/^[\p{L}\p{N}]/u.test(sign.normalize('NFKD')) ? `\u2060${sign}` : sign))
    .split(/(\u2060.)/u)
    .map((piece) => (piece.startsWith('\u2060') ? piece.slice(1) : unmark(piece)))
    .join('')
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ')
    .trim();
});

/** Compatibility forms, accents and case away; «й» is a letter and not an accented «и». */
function unmark(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/([иИ])\u0306/gu, (_, i: string) => (i === 'и' ? 'й' : 'Й'))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ς/gu, 'σ');
}

/** {@link fold} without spaces and underscores. */
export function spaceless(text: string): string {
  return fold(text).replace(/[\s_]/gu, '');
}

/**
 * Letters and digits only. Of a name in our alphabets a foreign letter is an ornament («Петяツ») and goes too; a name
 * wholly in another script keeps its own. '' for a name made of signs.
 */
export const letters = kept((text) => {
  const folded = fold(text);
  const ours = folded.replace(ALPHABETS, '');
  return /\p{L}/u.test(ours) ? ours : folded.replace(/[^\p{L}\p{N}]/gu, '');
});

/** What stands first looks like what follows it: Latin, Ukrainian and Greek letters in a Russian name. */
const TWINS = pairs('aаbвcсeеhнiиіиїиkкmмoоpрtтxхyуzзєеґгαаεеκкοоρрτтυуχх');
const DIGITS = pairs('4ч1и0о3з6б');

function pairs(line: string): ReadonlyMap<string, string> {
  const all = [...line];
  return new Map(all.flatMap((from, i) => (i % 2 === 0 ? [[from, all[i + 1] ?? from] as const] : [])));
}

/** Latin, Ukrainian and Greek letters that look like Russian ones replaced by them, in a text of {@link letters}. */
export function twinned(key: string): string {
  let out = '';
  for (const letter of key) out += TWINS.get(letter) ?? letter;
  return out;
}

/** {@link letters}, {@link twinned}. */
export const lookalike = kept((text) => twinned(letters(text)));

/** {@link lookalike} with digits read as the letters they stand for in nicks («Ma4o»). */
export function digitless(text: string): string {
  const look = lookalike(text);
  if (!/[a-zа-я]/u.test(look)) return look;
  return [...look].map((letter) => DIGITS.get(letter) ?? letter).join('');
}

/** Words of a name: cut at everything that is no letter or digit, at «CamelCase» and between letters and digits. */
export function words(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{L}{2})(?=\p{Nd})|(\p{Nd})(?=\p{L}{2})/gu, '$1$2 ')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '');
}
