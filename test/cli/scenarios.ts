import { readFileSync } from 'node:fs';
import { runNight } from './scenarios/nights';
import { isVoteScenario, runVote } from './scenarios/votes';

/** What one scenario came to: the engine's own answer, or why it could not be run. */
type Outcome = { id: string; actual: unknown } | { id: string; error: string };

function run(scenario: unknown): Outcome {
  const id = String((scenario as { id?: unknown } | null)?.id ?? '');
  try {
    const answer = isVoteScenario(scenario) ? runVote(scenario) : runNight(scenario);
    return answer.ok ? { id, actual: answer.value } : { id, error: answer.error };
  } catch (problem) {
    return { id, error: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** `scenarios FILE.json…` prints one JSON array of what the engine makes of every scenario; see FORMAT.md of the examples. */
export async function main(args: readonly string[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const file of args) {
    try {
      const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
      for (const scenario of Array.isArray(read) ? read : [read]) outcomes.push(run(scenario));
    } catch (problem) {
      console.log(
        JSON.stringify({ error: `${file}: ${problem instanceof Error ? problem.message : String(problem)}` }),
      );
      return 2;
    }
  }
  if (args.length === 0) {
    console.log(JSON.stringify({ error: 'usage: npm run -s scenarios -- FILE.json…' }));
    return 2;
  }
  console.log(JSON.stringify(outcomes, null, 1));
  return 0;
}
