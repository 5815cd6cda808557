import type { RuleId } from '../game/state';
import type { TraceStep } from '../game/trace';
import type { Phrase } from '../words';

export type StepSlots = TraceStep['slots'];

/** The reasoning of one night or day while it is being written. */
export interface Trace {
  readonly steps: readonly TraceStep[];
  /** Writes a step down and returns its index; `causes` are indices of earlier steps. */
  add(words: Phrase, slots: StepSlots, rules: readonly RuleId[], causes?: readonly number[]): number;
}

export function newTrace(): Trace {
  const steps: TraceStep[] = [];
  return {
    steps,
    add(words, slots, rules, causes = []) {
      steps.push({ words, slots, rules: [...new Set(rules)], causes: [...new Set(causes)] });
      return steps.length - 1;
    },
  };
}

/** Writes nothing down; every step is step 0. */
export const NO_TRACE: Trace = { steps: [], add: () => 0 };

/** «Почему?»: the step and everything that led to it, causes first, each once. */
export function whyChain(steps: readonly TraceStep[], index: number): readonly number[] {
  const found = new Set<number>();
  const visit = (i: number): void => {
    if (found.has(i)) return;
    for (const cause of steps[i]?.causes ?? []) visit(cause);
    found.add(i);
  };
  visit(index);
  return [...found];
}
