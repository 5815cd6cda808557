import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, render } from '../../engine/letters/markup';

const FORMATS = ['bbcode', 'html', 'plain'] as const;
const all = (text: string): string[] => FORMATS.map((format) => render(parse(text).nodes, format));

describe('markup of letters', () => {
  it.each([
    [
      '[b]а[/b] [I]б[/I] [u]в[/u] [s]г[/s]',
      '[b]а[/b] [i]б[/i] [u]в[/u] [s]г[/s]',
      '<b>а</b> <i>б</i> <u>в</u> <s>г</s>',
      'а б в г',
    ],
    ['[color=red]а[/color]', '[color=red]а[/color]', '<span style="color:red">а</span>', 'а'],
    ['[color=#ff0000]а[/color]', '[color=#ff0000]а[/color]', '<span style="color:#ff0000">а</span>', 'а'],
    ['[size=150]а[/size]', '[size=150]а[/size]', '<span style="font-size:150%">а</span>', 'а'],
    ['[size=5]а[/size]', '[size=5]а[/size]', '<span style="font-size:150%">а</span>', 'а'],
    ['[quote]а[/quote]', '[quote]а[/quote]', '<blockquote>а</blockquote>', '«а»'],
    ['[list][*]а\n[*]б[/list]', '[list]\n[*]а\n[*]б\n[/list]', '<ul><li>а</li><li>б</li></ul>', '— а\n— б\n'],
    // No tags: a style that could carry more than a colour, a tag of another forum, one without its pair.
    ['[color=red;x:y]а[/color]', '[color=red;x:y]а[/color]', '[color=red;x:y]а[/color]', '[color=red;x:y]а[/color]'],
    ['[spoiler]а[/spoiler]', '[spoiler]а[/spoiler]', '[spoiler]а[/spoiler]', '[spoiler]а[/spoiler]'],
    ['[b]а', '[b]а', '[b]а', '[b]а'],
    ['а & <б>\nв', 'а & <б>\nв', 'а &amp; &lt;б&gt;<br>\nв', 'а & <б>\nв'],
  ])('%s', (text, bbcode, html, plain) => {
    expect(all(text)).toEqual([bbcode, html, plain]);
  });

  it('[b][i]crossed tags[/b][/i] are told', () => {
    expect(parse('[b][i]а[/b][/i]').unpaired).toEqual(['[i]', '[/i]']);
  });

  const piece = fc.constantFrom(
    '[b]',
    '[/b]',
    '[i]',
    '[/i]',
    '[color=red]',
    '[/color]',
    '{x}',
    '[*]',
    '[list]',
    '[/list]',
    '<i>',
    '&',
    '\n',
    'Дон',
    '[',
    ']',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('of somebody else’s words makes no tag of HTML and loses no letter', () => {
    fc.assert(
      fc.property(text, (words) => {
        const html = render(parse(words, 'words').nodes, 'html');
        expect(html.replace(/<\/?(?:b|i|ul|li|span)(?: style="[^"]*")?>|<br>/g, '')).not.toMatch(/[<>]/);
        const count = (whole: string): number => whole.split('Дон').length;
        expect(count(html)).toBe(count(words));
      }),
      { numRuns: 2000 },
    );
  });

  it('a template that was read and written again reads the same', () => {
    fc.assert(
      fc.property(text, (template) => {
        const once = render(parse(template).nodes, 'bbcode');
        expect(render(parse(once).nodes, 'html').replace(/\s/g, '')).toBe(
          render(parse(template).nodes, 'html').replace(/\s/g, ''),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
