import type { Ink, Run } from '../forums/page';
import { colourKey } from './colour';

/** How a piece of text stands in the post: everything its ancestors inside the body say about it. */
export interface Standing {
  /** `null` = uncoloured or noise. */
  ink: Ink | null;
  /** Declared colour as written, '' without one. */
  colour: string;
  bold: boolean;
  struck: boolean;
  hidden: boolean;
  /** Element that carries the mark: one element over several lines is one run, two elements are two. */
  source: object | null;
}

interface Open {
  run: Run;
  key: string;
  source: object | null;
  line: number;
  wall: number;
  /** Where in the line's words the run ended, so that what follows can be told. */
  at: number;
  /** White space the run's own text ended with. */
  trail: string;
  /** A vote of its own ends the neighbours' context; struck text and colours that are no votes do not. */
  bounds: boolean;
}

const CONTEXT = 80;
// Not \s: it holds U+FEFF, an invisible letter separator that must not turn into a space inside a nick.
const SPACE = /[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
// Blanks that Unicode calls letters or symbols.
const FILLER = '\\u115f\\u1160\\u2800\\u3164\\uffa0';
const VISIBLE = new RegExp(`[^\\s\\p{Cc}\\p{Cf}\\ufe0e\\ufe0f${FILLER}]`, 'u');
const SENSE = new RegExp(
  `(?![${FILLER}]|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator})[\\p{L}\\p{N}\\p{P}\\p{S}]`,
  'u',
);
const TORN = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

const even = (text: string): string => text.replace(SPACE, ' ');
const fold = (text: string): string => even(text).trim();
/** Cut at a length, half an emoji does not stay. */
const whole = (text: string): string => text.replace(TORN, '');
// The space next to the run stays: «[Пуп]кин» is one word, «[Пуп] кин» is two.
const head = (text: string): string => whole(even(text.slice(0, 4 * CONTEXT)).slice(0, CONTEXT)).trimEnd();
const tail = (text: string): string => whole(even(text.slice(-4 * CONTEXT)).slice(-CONTEXT)).trimStart();
/** White space at an end of a run belongs to its context. */
const edge = (end: string): string => (even(end) === ' ' ? ' ' : '');

/** Colours that differ in value are one run only when they surely mean the same. */
const keyOf = (s: Standing, bold: boolean): string => {
  if (bold && s.bold) return 'bold';
  if (s.ink === null) return '';
  return s.ink === 'red' || s.ink === 'blue' ? s.ink : s.ink + colourKey(s.colour);
};

/** Puts the pieces of a body, given in reading order, together into lines, runs and their context. */
export class Stretches {
  readonly runs: Run[] = [];
  private readonly bold: boolean;
  private words = '';
  private open: Open | null = null;
  /** Runs of this line that ended and still take words into their `after`. */
  private waiting: Open[] = [];
  /** Words of this line since the last vote, struck ones left out. */
  private line = '';
  private lines = 0;
  private walls = 0;
  /** White space between the open run and what may continue it. */
  private gap = '';

  constructor(bold: boolean) {
    this.bold = bold;
  }

  /** End of a line: `br`, a block's border. */
  break(): void {
    this.settle();
    this.lines += 1;
    this.words += '\n';
    this.gap += ' ';
  }

  /** Something that is not the author's stands here: no run reaches over it. */
  wall(): void {
    this.break();
    this.walls += 1;
  }

  add(text: string, standing: Standing): void {
    if (!standing.struck && !standing.hidden) this.words += text;
    if (!VISIBLE.test(text)) {
      this.gap += text;
      this.line += text;
      return;
    }
    const key = keyOf(standing, this.bold);
    if (this.open !== null && this.continues(this.open, key, standing)) this.open.run.text += this.gap + text;
    else {
      this.close();
      if (key !== '') this.begin(key, text, standing);
    }
    this.gap = '';
    if (!standing.struck && !this.open?.bounds) this.line += text;
    if (this.open !== null) this.extend(this.open, standing);
  }

  /** All runs are closed; the visible words, one line of the post per line. */
  end(): string {
    this.close();
    this.settle();
    return this.words.split('\n').map(fold).filter(Boolean).join('\n');
  }

  private continues(open: Open, key: string, { struck, hidden, source }: Standing): boolean {
    return (
      open.key === key &&
      open.run.struck === struck &&
      open.run.spoiler === hidden &&
      (open.line === this.lines || (open.source === source && open.wall === this.walls))
    );
  }

  private begin(key: string, text: string, { ink, colour, bold, struck, hidden, source }: Standing): void {
    const bounds = !struck && (key === 'bold' || ink !== 'other');
    const run = {
      ink: ink ?? 'other',
      colour,
      text,
      bold,
      struck,
      spoiler: hidden,
      before: tail(this.line + edge(text.charAt(0))),
      after: '',
    };
    if (bounds) this.settle();
    this.open = { run, key, source, line: this.lines, wall: this.walls, at: 0, trail: '', bounds };
  }

  private extend(open: Open, { ink, colour, bold, source }: Standing): void {
    open.run.bold &&= bold;
    if (open.run.colour === '' && ink !== null) Object.assign(open.run, { ink, colour });
    open.source = source;
    open.line = this.lines;
    open.at = this.line.length;
  }

  private close(): void {
    const { open } = this;
    this.open = null;
    if (open === null || !SENSE.test(open.run.text)) return;
    open.trail = edge(open.run.text.slice(-1));
    open.run.text = fold(open.run.text);
    this.runs.push(open.run);
    if (open.line === this.lines) this.waiting.push(open);
  }

  private settle(): void {
    for (const { run, at, trail } of this.waiting) run.after = head(trail + this.line.slice(at));
    this.waiting = [];
    this.line = '';
  }
}
