import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runNight } from '../cli/scenarios/nights';
import { SHARED } from '../shared';

interface Worked {
  id: string;
  title: string;
  rules: string[];
  ambiguities: string[];
  expected: Record<string, unknown> & { stateAfter?: Record<string, unknown>; hostDecision?: unknown };
}

const file = `${SHARED}/rules/scenarios/nights.json`;
const worked: Worked[] =
  SHARED !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Worked[]) : [];

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

const reasonless = (list: unknown) =>
  Array.isArray(list) ? list.map(({ reason: _, ...rest }: Record<string, unknown>) => rest) : list;

describe('worked nights', () => {
  test('are all run, or counted as skipped', () => {
    if (worked.length === 0) console.log('night scenarios: 197 skipped, the examples do not lie beside the project');
  });

  test.each(worked.map((it) => [`${it.id} ${it.title} (${[...it.rules, ...it.ambiguities].join(', ')})`, it] as const))(
    '%s',
    (_, scenario) => {
      const answer = runNight(scenario);
      if (!answer.ok) throw new Error(answer.error);
      const actual = answer.value as Worked['expected'];
      const { stateAfter, hostDecision, ...lists } = scenario.expected;
      for (const [key, value] of Object.entries(lists)) {
        const strip = key === 'invalidOrders' ? reasonless : (it: unknown) => it;
        expect(canonical(strip(actual[key])), key).toEqual(canonical(strip(value)));
      }
      for (const [key, value] of Object.entries(stateAfter ?? {}))
        expect(canonical(actual.stateAfter?.[key]), key).toEqual(canonical(value));
      expect(Boolean(actual.hostDecision), `hostDecision: ${actual.hostDecision}`).toBe(Boolean(hostDecision));
    },
  );
});
