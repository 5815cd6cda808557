/** An exact probability: a fraction of whole numbers in lowest terms, the denominator positive. */
export interface Fraction {
  readonly of: bigint;
  readonly yes: bigint;
}

function common(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction `yes / of`; a denominator of 0 is a bug. */
export function fraction(yes: bigint | number, of: bigint | number): Fraction {
  const [n, d] = [BigInt(yes), BigInt(of)];
  if (d <= 0n) throw new Error(`no fraction ${n}/${d}`);
  const by = common(n, d);
  return { yes: n / by, of: d / by };
}

export const ZERO = fraction(0, 1);
export const ONE = fraction(1, 1);

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.yes * b.of + b.yes * a.of, a.of * b.of);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.yes * b.yes, a.of * b.of);
/** The rest to one: the probability that it does not happen. */
export const rest = (a: Fraction): Fraction => fraction(a.of - a.yes, a.of);

/** As a number between 0 and 1, for bars and percent; never for further reckoning. */
export const toNumber = (a: Fraction): number => Number(a.yes) / Number(a.of);

/** «3/4», or «0» and «1». */
export const show = (a: Fraction): string => (a.of === 1n ? `${a.yes}` : `${a.yes}/${a.of}`);
