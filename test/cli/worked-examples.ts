import { differences, examples, examplesFile } from '../scenarios/examples';
import type { Part } from './test';
import { runTool } from './tools';

interface Outcome {
  id: string;
  actual?: Readonly<Record<string, unknown>>;
  error?: string;
}

/** The worked examples of nights and votes through the real command, `npm run -s scenarios`, every field. */
export async function workedExamples(): Promise<Part> {
  const part: Part = { name: 'scenarios', passed: 0, failed: 0, skipped: 0 };
  for (const kind of ['nights', 'votes'] as const) {
    const file = examplesFile(kind);
    if (file === null)
      return { ...part, note: 'skipped: the worked examples (197 nights, 57 counts) do not lie beside the project' };
    const { code, output } = await runTool('node', ['test/cli/run.mjs', 'scenarios', file], { quiet: true });
    if (code !== 0) {
      console.log(output);
      return { ...part, failed: part.failed + 1, note: `the command failed on the ${kind}` };
    }
    const outcomes = new Map((JSON.parse(output) as Outcome[]).map((outcome) => [outcome.id, outcome]));
    for (const { id, expected } of examples(kind)) {
      const outcome = outcomes.get(id);
      const wrong = outcome?.actual ? differences(expected, outcome.actual) : [outcome?.error ?? 'no answer'];
      if (wrong.length === 0) part.passed += 1;
      else {
        part.failed += 1;
        console.log(`${id}: ${wrong.join('; ')}`);
      }
    }
  }
  return part;
}
