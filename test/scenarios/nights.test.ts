import { describe, expect, test } from 'vitest';
import { runNight } from '../cli/scenarios/nights';
import { differences, examples } from './examples';

const worked = examples('nights');

describe('worked nights', () => {
  test('are all run, or counted as skipped', () => {
    if (worked.length === 0) console.log('night scenarios: 197 skipped, the examples do not lie beside the project');
  });

  test.each(worked.map((it) => [`${it.id} ${it.title} (${[...it.rules, ...it.ambiguities].join(', ')})`, it] as const))(
    '%s',
    (_, scenario) => {
      const answer = runNight(scenario);
      if (!answer.ok) throw new Error(answer.error);
      expect(differences(scenario.expected, answer.value as Record<string, unknown>)).toEqual([]);
    },
  );
});
