import type { Run } from '../forums/page';
import { readStyle } from './declared';
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
const LINES = new Set(
  (
    'br p div li ul ol dl dt dd table thead tbody tfoot tr td th caption blockquote pre hr h1 h2 h3 h4 h5 h6 ' +
    'center fieldset legend form details summary section article aside header footer main nav figure figcaption address'
  ).split(' '),
);

const ELEMENT = 1;
const TEXT = 3;

/** Colour an element declares for its own text: `style` before the attribute of `font`, as browsers do. */
function declaredColour(element: Element): string | null {
  const style = element.getAttribute('style');
  const colour = style === null ? null : readStyle(style).colour;
  return colour ?? (element.localName === 'font' ? element.getAttribute('color')?.trim() || null : null);
}

/** A colour that may be a vote stands somewhere in the body, be it in a quote. Most posts end here. */
function coloured(body: Element, inks: InkAnswers | undefined): boolean {
  for (const element of body.querySelectorAll(COLOURED)) {
    const colour = declaredColour(element);
    const ink = colour === null ? null : statedInk(colour, inks);
    if (ink !== null && ink !== 'noise') return true;
  }
  return false;
}

const select = (body: Element, selector: string): ReadonlySet<Element> =>
  new Set(selector === '' ? [] : body.querySelectorAll(selector));

/** Standing of the text directly inside `element`, given the standing around it. */
function standingOf(element: Element, outer: Standing, spoiler: boolean, inks: InkAnswers | undefined): Standing {
  const name = element.localName;
  const style = element.getAttribute('style');
  const declared = style === null ? null : readStyle(style);
  const colour = declaredColour(element);
  const ink = colour === null ? null : statedInk(colour, inks);
  const standing = { ...outer };
  if (colour !== null && ink !== null) {
    standing.ink = ink === 'noise' ? null : ink;
    standing.colour = ink === 'noise' ? '' : colour;
    standing.source = element;
  }
  if (BOLD.has(name)) standing.bold = true;
  if (declared?.bold != null) standing.bold = declared.bold;
  if (standing.bold && !outer.bold && standing.ink === null) standing.source = element;
  // FluxBB prints [s] as span.bbs.
  standing.struck ||= STRUCK.has(name) || declared?.struck === true || element.classList.contains('bbs');
  standing.hidden ||= spoiler || declared?.hidden === true || name === 'details' || element.hasAttribute('hidden');
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

  const dropped = select(body, anatomy.drop);
  const spoilers = select(body, anatomy.spoiler);
  const stretches = new Stretches(bold);
  // Walked by hand and not by recursion: broken markup nests thousands deep where a parser sets no limit.
  const outer: { standing: Standing; line: boolean }[] = [];
  let standing = NOWHERE;
  let node: Node | null = body.firstChild;
  while (node !== null) {
    let inner: Node | null = null;
    if (node.nodeType === TEXT) {
      const words = node.nodeValue ?? '';
      if (anatomy.cut?.test(words)) break;
      stretches.add(words, standing);
    } else if (node.nodeType === ELEMENT) {
      const element = node as Element;
      if (dropped.has(element)) stretches.wall();
      else if (!SILENT.has(element.localName)) {
        const own = standingOf(element, standing, spoilers.has(element), inks);
        const line = LINES.has(element.localName) || own.hidden !== standing.hidden || blockStyle(element);
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

function blockStyle(element: Element): boolean {
  const style = element.getAttribute('style');
  return style !== null && readStyle(style).block;
}
