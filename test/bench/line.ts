/** One measurement, printed as a line of JSON. Times in milliseconds. */
export interface Line {
  bench: string;
  /** Median of what is measured. */
  median: number;
  /** Median of what it is compared with, measured in the same run, sample by sample in turn. */
  base: number;
  /** `median / base`, or whatever the bench promises a limit of. */
  ratio: number;
  /** The promise: `ratio` is at most this; `null` promises nothing. */
  limit: number | null;
  ok: boolean;
  [detail: string]: string | number | boolean | null;
}

/** A file of this folder that exports `bench` is a bench; `npm run -s bench` finds it. */
export type Bench = () => Promise<readonly Line[]>;

export function medianOf(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const round = (value: number): number => Number(value.toPrecision(4));

/** A line about samples taken in turn, judged by the ratio of the medians. */
export function lineOf(
  bench: string,
  samples: readonly number[],
  base: readonly number[],
  limit: number | null,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Line {
  const median = medianOf(samples);
  const beneath = medianOf(base);
  const ratio = median / beneath;
  return {
    bench,
    median: round(median),
    base: round(beneath),
    ratio: round(ratio),
    limit,
    ok: limit === null || ratio <= limit,
    ...details,
  };
}
