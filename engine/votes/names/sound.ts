/**
 * Transliteration as an alignment of two spellings instead of a scheme: «Vasya», «Vasja» and «Wasia» all fit «Вася»,
 * and «Джек» fits «Jack».
 */

/** Russian letters = Latin spellings of the usual schemes (GOST, passport, keyboard habit). */
const STRICT =
  'а=a;б=b;в=v,w;г=g,gh;д=d;е=e,ye,je,ie,yo,jo,io;ж=zh,j;з=z;и=i,y,1;й=y,i,j;к=k,c,q,ck;л=l;м=m;н=n;о=o,0;п=p;р=r;с=s,c;т=t;у=u;ф=f;' +
  'х=h,kh,x;ц=c,ts,tz;ч=ch,4;ш=sh,w;щ=sch,shch,shh;ы=y,i;э=e;ю=yu,iu,ju;я=ya,ia,ja,1a;дж=j,dzh,dj;кс=x,ks;ий=y,iy;ый=y,iy,yy;ия=ia;з=3;б=6;ь=;ъ=;4=ch;1=i,l;0=o;3=z,e';
/** English spelling, by ear: each use costs one. */
const LOOSE =
  'э=a;е=a,ea,ee,i;а=u,o,e;и=ee,ea,e,ie;у=oo,w,ou,o;ф=ph;к=ch,kk;г=h;х=ch;з=s,th;с=th,ss,ce;т=th,tt;ж=g;дж=g,dg;ч=tch;ш=ch;щ=sh;' +
  'ай=i,y,ai;ей=a,ay,ey,ai;эй=a,ay,ai;ау=ow,ou;оу=o,ow;ю=u;л=ll;н=nn;р=rr;м=mm;в=u;ейк=ake;айк=ike;ейт=ate;айт=ite,ight;ейн=ane,ain;айн=ine;оун=one;уа=wa;кв=qu;=h,e';

type Pair = readonly [latin: string, russian: string, cost: 0 | 1];
const TABLE: readonly Pair[] = (
  [
    [STRICT, 0],
    [LOOSE, 1],
  ] as const
).flatMap(([table, cost]) =>
  table.split(';').flatMap((line) => {
    const [russian = '', latin = ''] = line.split('=');
    return latin.split(',').map((spelling) => [spelling, russian, cost] as const);
  }),
);
/** Pairs by the first character of either side, so that one look-up serves both directions. */
const BY_FIRST = new Map<string, (readonly [here: string, there: string, cost: 0 | 1])[]>();
for (const [latin, russian, cost] of TABLE)
  for (const [here, there] of [
    [latin, russian],
    [russian, latin],
  ] as const)
    if (here !== '') BY_FIRST.set(here.charAt(0), [...(BY_FIRST.get(here.charAt(0)) ?? []), [here, there, cost]]);

/** May words that begin with these characters spell one another? */
function beginAlike(a: string, b: string): boolean {
  return a === b || (BY_FIRST.get(a) ?? []).some(([, there]) => there === '' || there.startsWith(b)) || SILENT.has(b);
}
const SILENT = new Set(
  TABLE.flatMap(([latin, russian]) => (russian === '' ? [latin.charAt(0)] : latin === '' ? [russian] : [])),
);

/**
 * How far `a` and `b` (letters only, lower case) are from spelling one another: 0 by the usual schemes, n with n
 * English liberties, `null` when they do not fit or need more than `limit`.
 */
export function alignment(a: string, b: string, limit: number): number | null {
  if (!beginAlike(a.charAt(0), b.charAt(0))) return null;
  const known = new Map<number, number>();
  const from = (i: number, j: number, left: number): number => {
    if (left < 0) return Infinity;
    if (i === a.length && j === b.length) return 0;
    const key = (i * 128 + j) * 8 + left;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let best = Infinity;
    if (i < a.length && a[i] === b[j]) best = from(i + 1, j + 1, left);
    for (const [here, there, cost] of BY_FIRST.get(a.charAt(i)) ?? [])
      if (best > cost && a.startsWith(here, i) && b.startsWith(there, j))
        best = Math.min(best, cost + from(i + here.length, j + there.length, left - cost));
    // The other side's silent letter: a soft sign, a mute e or h.
    for (const [here, there, cost] of BY_FIRST.get(b.charAt(j)) ?? [])
      if (there === '' && best > cost && b.startsWith(here, j))
        best = Math.min(best, cost + from(i, j + here.length, left - cost));
    known.set(key, best);
    return best;
  };
  const cost = from(0, 0, limit);
  return cost <= limit ? cost : null;
}

const AFTER_CONSONANT = ['а', 'у', 'е', 'ом', 'ем', 'ы'];
const FOR_VOWEL = ['а', 'я', 'и', 'ы', 'е', 'у', 'ю', 'ой', 'ей', 'ою', 'ею'];

/**
 * {@link alignment} of a Latin name with a Russian text that may stand in another case («Джека», «Наилю»).
 * @returns the cost and whether an ending was taken for a case, or `null`.
 */
export function sounds(name: string, text: string, limit: number): { cost: number; inflected: boolean } | null {
  const whole = alignment(name, text, limit);
  if (whole !== null) return { cost: whole, inflected: false };
  if (!/^[a-z0-9]+$/u.test(name) || !/^[а-я]+$/u.test(text)) return null;
  // «Nailia» is Наил-я, «Maria» is Мари-я.
  const stems = new Set([name.replace(/[aeiouy]$/u, ''), name.replace(/[iyj]a$/u, '')]);
  let best: number | null = null;
  for (const stem of stems)
    for (const ending of /[aeiouy]$/u.test(name) ? FOR_VOWEL : AFTER_CONSONANT) {
      if (stem === name && /[aeiouy]$/u.test(name)) continue;
      if (!text.endsWith(ending) || text.length - ending.length < 3) continue;
      const cost = alignment(stem, text.slice(0, text.length - ending.length), limit);
      if (cost !== null && (best === null || cost < best)) best = cost;
    }
  return best === null ? null : { cost: best, inflected: true };
}
