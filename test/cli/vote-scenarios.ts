import { existsSync, readFileSync } from 'node:fs';
import type { Part } from './test';
import { runTool } from './tools';

/** Fields of a vote scenario that the count answers; what happens at the gallows belongs to the game. */
const FIELDS = ['scores', 'nominees', 'invalidNominations', 'lastWordUntil'] as const;

interface Scenario {
  id: string;
  expected: Readonly<Record<string, unknown>>;
}
interface Outcome {
  id: string;
  actual?: Readonly<Record<string, unknown>>;
  error?: string;
}

/** Equal as the format says: order of lists and of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    const rest = [...b];
    return (
      a.length === b.length &&
      a.every((item) => {
        const at = rest.findIndex((other) => same(item, other));
        if (at >= 0) rest.splice(at, 1);
        return at >= 0;
      })
    );
  }
  if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
    const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
    return left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)));
  }
  return a === b;
}

/**
 * The worked examples of votes through the real command, `npm run -s scenarios`, field by field.
 *
 * @param shared folder of the examples; `null` when it does not lie beside the project
 */
export async function voteScenarios(shared: string | null): Promise<Part> {
  const part: Part = { name: 'scenarios', passed: 0, failed: 0, skipped: 0 };
  const file = `${shared}/rules/scenarios/votes.json`;
  if (shared === null || !existsSync(file)) {
    return { ...part, note: 'skipped: the worked examples (57 of votes) do not lie beside the project' };
  }
  const scenarios = JSON.parse(readFileSync(file, 'utf8')) as Scenario[];
  const { code, output } = await runTool('node', ['test/cli/run.mjs', 'scenarios', file], { quiet: true });
  if (code !== 0) {
    console.log(output);
    return { ...part, failed: 1, note: 'the command failed' };
  }
  const outcomes = new Map((JSON.parse(output) as Outcome[]).map((outcome) => [outcome.id, outcome]));
  for (const { id, expected } of scenarios) {
    const outcome = outcomes.get(id);
    const wrong = FIELDS.filter((field) => field in expected && !same(expected[field], outcome?.actual?.[field]));
    if (outcome?.error === undefined && wrong.length === 0) part.passed += 1;
    else {
      part.failed += 1;
      console.log(
        `${id}: ${outcome?.error ?? wrong.map((field) => `${field} ${JSON.stringify(outcome?.actual?.[field])}, not ${JSON.stringify(expected[field])}`).join('; ')}`,
      );
    }
  }
  return part;
}
