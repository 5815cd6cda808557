import { existsSync, readFileSync } from 'node:fs';
import { SHARED } from '../shared';

/** A worked example as the scenario files write it, with the truth in `expected`. */
export interface Worked {
  id: string;
  title: string;
  rules: readonly string[];
  ambiguities: readonly string[];
  expected: Readonly<Record<string, unknown>>;
}

const file = (kind: 'nights' | 'votes'): string => `${SHARED}/rules/scenarios/${kind}.json`;

/** Path of the examples of a kind, `null` where they do not lie beside the project. */
export const examplesFile = (kind: 'nights' | 'votes'): string | null =>
  SHARED !== null && existsSync(file(kind)) ? file(kind) : null;

export function examples<T extends Worked>(kind: 'nights' | 'votes'): T[] {
  const found = examplesFile(kind);
  return found === null ? [] : (JSON.parse(readFileSync(found, 'utf8')) as T[]);
}

/** Lists are sets, and so are the names inside a text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(canonical(one))).sort();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => [key, canonical(one)]),
    );
  if (typeof value !== 'string') return value;
  const [head, tail] = value.split(': ');
  return tail?.includes(', ') ? `${head}: ${tail.split(', ').sort().join(', ')}` : value;
}

const reasonless = (list: unknown): unknown =>
  Array.isArray(list) ? list.map(({ reason: _, ...rest }: Record<string, unknown>) => rest) : list;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

/**
 * What differs between an answer and the truth, one line a field: a field and a key of `stateAfter` that is absent in
 * the truth is not examined, `hostDecision` by whether the host is asked, a refusal without its free text.
 */
export function differences(expected: Worked['expected'], actual: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = [];
  const differ = (field: string, wanted: unknown, got: unknown): void => {
    found.push(`${field}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  };
  const examined: Worked['expected'] = { hostDecision: false, ...expected };
  for (const [field, wanted] of Object.entries(examined)) {
    const got = actual[field];
    if (field === 'notes') continue;
    if (field === 'hostDecision') {
      if (Boolean(got) !== Boolean(wanted)) differ(field, wanted, got);
    } else if (field === 'stateAfter') {
      const after = (got ?? {}) as Record<string, unknown>;
      for (const [key, value] of Object.entries(wanted as Record<string, unknown>))
        if (!same(after[key], value)) differ(`stateAfter.${key}`, value, after[key]);
    } else if (field === 'invalidOrders') {
      if (!same(reasonless(got), reasonless(wanted))) differ(field, wanted, got);
    } else if (!same(got, wanted)) differ(field, wanted, got);
  }
  return found;
}
