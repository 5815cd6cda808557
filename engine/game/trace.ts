import type { Phrase } from '../words';
import type { RuleId } from './state';

/** One step of the answer to «почему?»: a sentence, the rules it rests on and the earlier steps it follows from. */
export interface TraceStep {
  /** Sentence with slots; values of `slots` that are seat or role ids are shown as names, phrases in the reader's language. */
  words: Phrase;
  slots: Readonly<Record<string, string | number | Phrase>>;
  rules: readonly RuleId[];
  /** Indices of earlier steps in the same trace: the cause chain. */
  causes: readonly number[];
}
