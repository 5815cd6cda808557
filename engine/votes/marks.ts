import type { Run } from '../forums/page';
import { type Declared, readStyle } from './declared';
import { type InkAnswers, statedInk } from './ink';
import { type Standing, Stretches } from './stretches';

/** Where in a post's body the author's own words end; every forum adapter has one. Selectors, '' for none. */
export interface Anatomy {
  /** Not the author's words: quotes of any nesting, code, edit note, signature. */
  drop: string;
  /** Collapsed text. Whatever is hidden by `display: none`, `hidden` or `details` counts as such without being named. */
  spoiler: string;
  /** The text node that matches starts the signature: it and all after it is dropped (phpBB 2 `_________________`). */
  cut?: RegExp;
}

export interface MarkOptions {
  /** Bold stretches are runs too, whatever their colour (policy `bold`). */
  bold?: boolean;
  /** Read the words even when nothing is marked (policy `plain`). */
  text?: boolean;
  inks?: InkAnswers;
}

export interface Marks {
  /** In reading order. Runs of nothing but emoji and invisible characters are not made; of punctuation they are. */
  runs: Run[];
  /** The visible words, struck and hidden ones left out, white space folded, one line of the post per line; else `null`. */
  text: string | null;
}

const COLOURED = '[style*="color" i],font[color]';
const STRUCK = new Set(['s', 'del', 'strike']);
const BOLD = new Set(['b', 'strong']);
const SILENT = new Set(
  'script style template noscript textarea select button iframe object svg math audio video canvas head title'.split(
    ' ',
  ),
);
/** Elements that stand on lines of their own, and the one that ends a line. */
export const LINES: ReadonlySet<string> = new Set(
  (
    'br p div li ul ol dl dt dd table thead tbody tfoot tr td th caption blockquote pre hr h1 h2 h3 h4 h5 h6 ' +
    'center fieldset legend form details summary section article aside header footer main nav figure figcaption address'
  ).split(' '),
);

const ELEMENT = 1;
const TEXT = 3;

/** Colour an element declares for its own text: `style` before the attribute of `font`, as browsers do. */
function declaredColour(element: Element, declared: Declared | null): string | null {
  if (declared !== null && declared.colour !== null) return declared.colour;
  return element.localName === 'font' ? element.getAttribute('color')?.trim() || null : null;
}

function styleOf(element: Element): Declared | null {
  const style = element.getAttribute('style');
  return style === null ? null : readStyle(style);
}

/** A colour that may be a vote stands somewhere in the body, be it in a quote. Most posts end here. */
function coloured(body: Element, inks: InkAnswers | undefined): boolean {
  for (const element of body.querySelectorAll(COLOURED)) {
    const colour = declaredColour(element, styleOf(element));
    const ink = colour === null ? null : statedInk(colour, inks);
    if (ink !== null && ink !== 'noise') return true;
  }
  return false;
}

/** Standing of the text directly inside `element`, given the standing around it; the same object when nothing changes. */
function standingOf(
  element: Element,
  declared: Declared | null,
  outer: Standing,
  spoiler: boolean,
  inks: InkAnswers | undefined,
): Standing {
  const name = element.localName;
  const colour = declaredColour(element, declared);
  const ink = colour === null ? null : statedInk(colour, inks);
  const bold = declared?.bold ?? (outer.bold || BOLD.has(name));
  // FluxBB prints [s] as span.bbs.
  const struck = outer.struck || declared?.struck === true || STRUCK.has(name) || element.className === 'bbs';
  const hidden =
    outer.hidden || spoiler || declared?.hidden === true || name === 'details' || element.hasAttribute('hidden');
  const painted = colour !== null && ink !== null;
  if (!painted && bold === outer.bold && struck === outer.struck && hidden === outer.hidden) return outer;
  const standing = { ...outer, bold, struck, hidden };
  if (painted) {
    standing.ink = ink === 'noise' ? null : ink;
    standing.colour = ink === 'noise' ? '' : colour;
  }
  if (painted || (bold && !outer.bold && outer.ink === null)) standing.source = element;
  return standing;
}

const NOWHERE: Standing = { ink: null, colour: '', bold: false, struck: false, hidden: false, source: null };

/**
 * Reads the marked stretches of one post. The colour of a text is the one *declared* by its nearest ancestor inside the
 * body, never the computed one: a link inside red is red although the skin paints it, Dark Reader repaints everything,
 * and fetched pages have no styles at all.
 *
 * Neighbouring stretches of one ink are one run over tags, comments and white space (but not over the end of a line,
 * unless a single element spans it). A run half struck out is two.
 */
export function readMarks(body: Element, anatomy: Anatomy, options: MarkOptions = {}): Marks {
  const { bold = false, text = false, inks } = options;
  if (!bold && !text && !coloured(body, inks)) return { runs: [], text: null };

  const { drop, spoiler, cut } = anatomy;
  const stretches = new Stretches(bold);
  // Walked by hand and not by recursion: broken markup nests thousands deep where a parser sets no limit.
  const outer: { standing: Standing; line: boolean }[] = [];
  let standing = NOWHERE;
  let node: Node | null = body.firstChild;
  while (node !== null) {
    let inner: Node | null = null;
    if (node.nodeType === TEXT) {
      const words = node.nodeValue ?? '';
      if (cut?.test(words)) break;
      stretches.add(words, standing);
    } else if (node.nodeType === ELEMENT) {
      const element = node as Element;
      if (drop !== '' && element.matches(drop)) stretches.wall();
      else if (!SILENT.has(element.localName)) {
        const declared = styleOf(element);
        const collapsed = spoiler !== '' && element.matches(spoiler);
        const own = standingOf(element, declared, standing, collapsed, inks);
        const line = LINES.has(element.localName) || own.hidden !== standing.hidden || declared?.block === true;
        if (line) stretches.break();
        inner = element.firstChild;
        if (inner !== null) {
          outer.push({ standing, line });
          standing = own;
        }
      }
    }
    while (inner === null && node !== null) {
      inner = node.nextSibling;
      if (inner !== null) break;
      node = node.parentNode;
      const around = node === body ? undefined : outer.pop();
      if (around === undefined) node = null;
      else {
        standing = around.standing;
        if (around.line) stretches.break();
      }
    }
    node = inner;
  }
  const words = stretches.end();
  return { runs: stretches.runs, text: text || stretches.runs.length > 0 ? words : null };
}
