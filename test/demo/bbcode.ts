/** A piece of a post as the author typed it: text, or a tag with its value and what stands inside. */
export type Piece = string | { tag: Tag; value: string; inside: Piece[] };

export type Tag = 'b' | 'i' | 's' | 'color' | 'size' | 'quote' | 'spoiler' | 'code' | 'url';

const TOKEN = /\[(\/?)(b|i|s|color|size|quote|spoiler|code|url)(?:=([^\]]*))?\]/g;

/** Reads BBCode; unbalanced tags stay as the text they are, and nothing inside `[code]` is read. */
export function parse(source: string): Piece[] {
  const root: Piece[] = [];
  const open: { tag: Tag; value: string; inside: Piece[] }[] = [];
  const top = (): Piece[] => open.at(-1)?.inside ?? root;
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [whole, slash, name = '', value = ''] = match;
    const tag = name as Tag;
    if (open.at(-1)?.tag === 'code' && !(slash === '/' && tag === 'code')) continue;
    if (match.index > at) top().push(source.slice(at, match.index));
    at = match.index + whole.length;
    if (slash !== '/') {
      const piece = { tag, value, inside: [] };
      top().push(piece);
      open.push(piece);
    } else if (open.at(-1)?.tag === tag) open.pop();
    else top().push(whole);
  }
  if (at < source.length) top().push(source.slice(at));
  return root;
}

/** How one forum engine prints tags; `inside` is already HTML. */
export type Printer = (tag: Tag, value: string, inside: string) => string;

export const quoteHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** BBCode → HTML of one engine; line ends become `<br>`. */
export function print(source: string, printer: Printer): string {
  const html = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) =>
        typeof piece === 'string'
          ? quoteHtml(piece).replace(/\n/g, '<br>\n')
          : printer(piece.tag, piece.value, html(piece.inside)),
      )
      .join('');
  return html(parse(source));
}
