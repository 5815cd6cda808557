/**
 * Small hand-written checks of values that crossed a border: a message, a stored record, a file.
 * A check answers with the path of the first wrong field, or `null` when all is well; it never throws.
 */
export interface Check<T> {
  (value: unknown, path: string): string | null;
  /** Never set: carries the type the check vouches for. */
  readonly vouches?: T;
}

/** Type a check vouches for. */
export type Vouched<C> = C extends Check<infer T> ? T : never;

const wrong = (path: string): string => (path === '' ? 'value' : path);
const inside = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** Text of at most `max` UTF-16 units. */
export const text =
  (max = 10_000): Check<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= max ? null : wrong(path);

/** Finite number within the borders, both included. */
export const number =
  (min: number, max: number): Check<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max ? null : wrong(path);

/** Whole number within the borders, both included. */
export const whole =
  (min = 0, max = Number.MAX_SAFE_INTEGER): Check<number> =>
  (value, path) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max ? null : wrong(path);

export const yesNo: Check<boolean> = (value, path) => (typeof value === 'boolean' ? null : wrong(path));

/** Exactly `null`. */
export const nothing: Check<null> = (value, path) => (value === null ? null : wrong(path));

/** A moment `Date` understands, at most 40 characters. */
export const moment: Check<string> = (value, path) =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)) ? null : wrong(path);

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Check<T> =>
  (value, path) =>
    (allowed as readonly unknown[]).includes(value) ? null : wrong(path);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path) =>
    value === null ? null : check(value, path);

/** The field may be absent; present and `undefined` is wrong, as under `exactOptionalPropertyTypes`. */
export interface MayMiss<T> extends Check<T> {
  readonly mayMiss: true;
}
export const mayMiss = <T>(check: Check<T>): MayMiss<T> =>
  Object.assign((value: unknown, path: string) => check(value, path), {
    mayMiss: true as const,
  });

/** A list of at most `max` entries. */
export const list =
  <T>(check: Check<T>, max = 10_000): Check<T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > max) return wrong(path);
    for (let index = 0; index < value.length; index++) {
      const bad = check(value[index], inside(path, index));
      if (bad !== null) return bad;
    }
    return null;
  };

/** Record with text keys. */
export const table =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value, path) => {
    if (!isObject(value)) return wrong(path);
    for (const [key, entry] of Object.entries(value)) {
      const bad = check(entry, inside(path, key));
      if (bad !== null) return bad;
    }
    return null;
  };

type Fields<T> = {
  readonly [K in keyof T]-?: Record<string, never> extends Pick<T, K> ? MayMiss<Exclude<T[K], undefined>> : Check<T[K]>;
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields; further ones are let through, so that a newer version's record stays readable. */
export const shape = <T extends object>(fields: Fields<T>): Check<T> => {
  const entries = Object.entries(fields) as [string, Check<unknown> & { mayMiss?: true }][];
  return (value, path) => {
    if (!isObject(value)) return wrong(path);
    for (const [key, check] of entries) {
      if (!(key in value)) {
        if (check.mayMiss) continue;
        return inside(path, key);
      }
      const bad = check(value[key], inside(path, key));
      if (bad !== null) return bad;
    }
    return null;
  };
};

/** Union told apart by the text in `tag`. */
export const variants =
  <T extends object>(
    tag: keyof T & string,
    cases: Readonly<Record<T[keyof T & string] & string, Check<never> | Check<unknown> | Check<object>>>,
  ): Check<T> =>
  (value, path) => {
    if (!isObject(value)) return wrong(path);
    const name = value[tag];
    const check =
      typeof name === 'string' && Object.hasOwn(cases, name) ? cases[name as keyof typeof cases] : undefined;
    return check ? check(value, path) : inside(path, tag);
  };

/** Any of the checks; the path is the one of the whole. */
export const either =
  <A, B>(first: Check<A>, second: Check<B>): Check<A | B> =>
  (value, path) =>
    first(value, path) === null || second(value, path) === null ? null : wrong(path);
