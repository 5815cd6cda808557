import { escapeHtml, FORUM_TAG, type ReportFormat } from '../votes/report';

export type Tag = 'b' | 'i' | 'u' | 's' | 'color' | 'size' | 'quote' | 'list' | 'item';

/**
 * A piece of a letter. A plain string is somebody's nick or words: no forum may read a tag in it. `raw` is what the host
 * wrote into a template: tags this program does not know are his, they go to the forum as they stand.
 */
export type Node = string | { raw: string } | { slot: string } | { tag: Tag; value?: string; of: Rich };
export type Rich = readonly Node[];

const TOKEN = /\[(\/?)(b|i|u|s|color|size|quote|list)(?:=([^\]\n]*))?\]|\[\*\]|\{(\w+)\}/giu;
const VALUES: Partial<Record<Tag, RegExp>> = { color: /^#?\w{1,20}$/, size: /^\d{1,3}%?$/ };

export interface Parsed {
  nodes: Rich;
  /** Tags opened and not closed, or closed and not opened; they stay in the text as they are. */
  unpaired: readonly string[];
}

interface Open {
  tag: Tag;
  value?: string;
  source: string;
  of: Node[];
}

/** Reads markup. `words`: somebody else's text, whose unknown tags are no tags and whose braces are no slots. */
export function parse(text: string, whose: 'template' | 'words' = 'template'): Parsed {
  const unpaired: string[] = [];
  const stack: Open[] = [{ tag: 'item', source: '', of: [] }];
  const put = (node: Node): void => void stack.at(-1)?.of.push(node);
  const plain = (part: string): void => {
    if (part !== '') put(whose === 'template' ? { raw: part } : part);
  };
  /** Takes an unclosed tag back into the text of its parent. */
  const unwrap = (): void => {
    const top = stack.pop();
    if (!top) return;
    unpaired.push(top.source);
    plain(top.source);
    for (const node of top.of) isStar(node) ? plain('[*]') : put(node);
  };
  let at = 0;
  for (const token of text.matchAll(TOKEN)) {
    plain(text.slice(at, token.index));
    at = token.index + token[0].length;
    const [whole, closing, name, value, slot] = token;
    const tag = name?.toLowerCase() as Tag | undefined;
    if (slot !== undefined) whose === 'template' ? put({ slot }) : plain(whole);
    else if (tag === undefined) stack.at(-1)?.tag === 'list' ? put({ tag: 'item', of: [] }) : plain(whole);
    else if (closing === '/') {
      if (!stack.slice(1).some((open) => open.tag === tag)) {
        unpaired.push(whole);
        plain(whole);
        continue;
      }
      while (stack.at(-1)?.tag !== tag) unwrap();
      const done = stack.pop();
      if (done)
        put({ tag, ...(done.value ? { value: done.value } : {}), of: tag === 'list' ? items(done.of) : done.of });
    } else if (VALUES[tag] ? VALUES[tag].test(value ?? '') : value === undefined)
      stack.push({ tag, ...(value === undefined ? {} : { value }), source: whole, of: [] });
    else plain(whole);
  }
  plain(text.slice(at));
  while (stack.length > 1) unwrap();
  return { nodes: stack[0]?.of ?? [], unpaired };
}

/** Children of a list: what follows a star belongs to its item, what stands before the first is an item too. */
function items(nodes: readonly Node[]): Rich {
  const found: { tag: 'item'; of: Node[] }[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (isStar(node)) found.push({ tag: 'item', of: [] });
    else if (last) last.of.push(node);
    else if (!isBlank(node)) found.push({ tag: 'item', of: [node] });
  }
  return found;
}

const isBlank = (node: Node): boolean =>
  typeof node === 'string' ? node.trim() === '' : 'raw' in node && node.raw.trim() === '';

const isStar = (node: Node): boolean => typeof node === 'object' && 'tag' in node && node.tag === 'item';

/** Puts values into the slots; a slot without a value stays visible. */
export const filled = (nodes: Rich, values: ReadonlyMap<string, Rich>): Rich =>
  nodes.flatMap((node): Rich => {
    if (typeof node === 'string' || 'raw' in node) return [node];
    if ('slot' in node) return values.get(node.slot) ?? [`{${node.slot}}`];
    return [{ ...node, of: filled(node.of, values) }];
  });

const JOINER = /\[\u2060/g;

interface Ink {
  words(text: string): string;
  raw(text: string): string;
  tag(tag: Tag, inner: string, value: string | undefined): string;
}

const INKS: Record<ReportFormat, Ink> = {
  bbcode: {
    // A word joiner after the bracket is invisible and keeps the forum from reading a tag.
    words: (text) => text.replace(FORUM_TAG, '[\u2060'),
    raw: (text) => text,
    tag: (tag, inner, value) =>
      tag === 'item'
        ? `[*]${inner.trim()}\n`
        : tag === 'list'
          ? `[list]\n${inner}[/list]`
          : `[${tag}${value === undefined ? '' : `=${value}`}]${inner}[/${tag}]`,
  },
  html: {
    words: (text) => escapeHtml(text).replace(/\n/g, '<br>\n'),
    raw: (text) => escapeHtml(text.replace(JOINER, '[')).replace(/\n/g, '<br>\n'),
    tag: (tag, inner, value) => htmlTag(tag, inner, value),
  },
  plain: {
    words: (text) => text,
    raw: (text) => text.replace(JOINER, '['),
    tag: (tag, inner) => (tag === 'item' ? `— ${inner.trim()}\n` : tag === 'quote' ? `«${inner.trim()}»` : inner),
  },
};

/** Sizes 1 to 7 are steps on some forums, others write percents. */
const STEPS = [60, 80, 100, 120, 150, 200, 300];
const percent = (size: string): number => STEPS[Number(size) - 1] ?? Number(size.replace('%', ''));

function htmlTag(tag: Tag, inner: string, value: string | undefined): string {
  switch (tag) {
    case 'color':
      return `<span style="color:${value}">${inner}</span>`;
    case 'size':
      return `<span style="font-size:${percent(value ?? '')}%">${inner}</span>`;
    case 'quote':
      return `<blockquote>${inner}</blockquote>`;
    case 'list':
      return `<ul>${inner}</ul>`;
    case 'item':
      return `<li>${inner.replace(/^(?:<br>\n?|\s)+|(?:<br>\n?|\s)+$/g, '')}</li>`;
    case 'b':
    case 'i':
    case 'u':
    case 's':
      return `<${tag}>${inner}</${tag}>`;
  }
}

/** A letter as text for the forum. */
export function render(nodes: Rich, format: ReportFormat): string {
  const ink = INKS[format];
  const one = (node: Node): string => {
    if (typeof node === 'string') return ink.words(node);
    if ('raw' in node) return ink.raw(node.raw);
    if ('slot' in node) return ink.words(`{${node.slot}}`);
    return ink.tag(node.tag, node.of.map(one).join(''), node.value);
  };
  return nodes.map(one).join('');
}

/** Several pieces with something between them; empty ones are left out. */
export const joined = (parts: readonly Rich[], between: string): Rich =>
  parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : [between, ...part]));

/** One piece a line. */
export const lines = (...parts: readonly Rich[]): Rich => joined(parts, '\n');
