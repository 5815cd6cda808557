import type { Side } from './ballot';
import { even } from './phrases';

/** A stretch of the author's words that may be a vote, and the words around it on the same line. */
export interface Stretch {
  text: string;
  before: string;
  after: string;
  side: Side;
}

/** The stretch and its line as one text; positions below are in it. */
export class Line {
  readonly whole: string;
  readonly from: number;
  readonly to: number;
  readonly stretch: Stretch;
  constructor(stretch: Stretch) {
    this.stretch = stretch;
    this.whole = even(stretch.before + stretch.text + stretch.after);
    this.from = stretch.before.length;
    this.to = this.from + stretch.text.length;
  }
  /** The sentence around a place: what precedes it, what follows, and the mark that ends it. */
  around(start: number, end: number): { head: string; tail: string; mark: string } {
    const head =
      this.whole
        .slice(0, start)
        .split(/[.!?;\n…](?=\s|$)|\n/u)
        .at(-1) ?? '';
    const rest = this.whole.slice(end);
    const stop = rest.search(/[.!?;\n…]/u);
    const tail = stop < 0 ? rest : rest.slice(0, stop);
    const mark = stop < 0 ? '' : (/^[.!?;…]+/u.exec(rest.slice(stop))?.[0] ?? '');
    return { head, tail, mark };
  }
}

export const lastClause = (head: string): string => head.split(/[,:(]|\s-\s/u).at(-1) ?? '';
export const firstClause = (tail: string): string => tail.split(/[,:(]|\s-\s/u)[0] ?? '';

const WORD = /[\p{L}\p{N}]/u;
export const hasWords = (text: string): boolean => WORD.test(text);
