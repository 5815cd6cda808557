/** What an inline `style` says that matters for votes. Nothing is computed: fetched pages have no layout. */
export interface Declared {
  /** Text of the `color` declaration that wins, `null` without one. */
  colour: string | null;
  struck: boolean;
  hidden: boolean;
  /** `null` when the weight is not touched. */
  bold: boolean | null;
  block: boolean;
}

// The property name must stand alone: `background-color` and Dark Reader's `--darkreader-inline-color` are others.
const COLOUR = /(?:^|;)\s*color\s*:([^;]+)/gi;
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const WEIGHT = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i;
const BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table|list-item)/i;

const seen = new Map<string, Declared>();

function winner(style: string): string | null {
  let last: string | null = null;
  let important = false;
  for (const [, value = ''] of style.matchAll(COLOUR)) {
    const strong = /!\s*important/i.test(value);
    if (strong || !important) last = value.replace(/!\s*important/i, '').trim();
    important ||= strong;
  }
  return last === '' ? null : last;
}

function parse(style: string): Declared {
  const text = style.includes('/*') ? style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ') : style;
  const weight = WEIGHT.exec(text)?.[1]?.toLowerCase();
  return {
    colour: winner(text),
    struck: STRUCK.test(text),
    hidden: HIDDEN.test(text),
    bold: weight === undefined || weight === 'inherit' ? null : /^bold/.test(weight) || Number(weight) >= 600,
    block: BLOCK.test(text),
  };
}

/** Reads the text of a `style` attribute; equal texts are read once, a forum has a handful of them. */
export function readStyle(style: string): Declared {
  let declared = seen.get(style);
  if (declared === undefined) {
    declared = parse(style);
    if (seen.size > 500) seen.clear();
    seen.set(style, declared);
  }
  return declared;
}
