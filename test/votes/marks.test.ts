import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type MarkOptions, readMarks } from '../../engine/votes/marks';
import { ANATOMY, blue, brief, CASES, red } from './marks-cases';

const DOMS: Record<string, (html: string) => Element> = {
  jsdom: (html) => {
    const { document } = new JSDOM('').window;
    document.body.innerHTML = html;
    return document.body;
  },
  'happy-dom': (html) => {
    const { document } = new Window();
    document.body.innerHTML = html;
    return document.body as unknown as Element;
  },
};

describe.each(Object.entries(DOMS))('runs under %s', (_, bodyOf) => {
  it.each(Object.entries(CASES))('%s', (_name, { html, runs, options }) => {
    expect(readMarks(bodyOf(html), ANATOMY, options).runs.map(brief)).toEqual(runs);
  });
});

describe.each(Object.entries(DOMS))('context and words under %s', (_, bodyOf) => {
  const read = (html: string, options?: MarkOptions) => readMarks(bodyOf(html), ANATOMY, options);
  const around = (html: string) => read(html).runs.map(({ before, after }) => [before, after]);

  it('is the same line only', () =>
    expect(around(`Привет.<br>Меняю голос на ${red('Васю')}, вот.<br>Пока`)).toEqual([['Меняю голос на ', ', вот.']]));

  it('ends at the neighbouring vote', () =>
    expect(around(`снимаю с ${red('Васи')} и против ${blue('Пети')}.`)).toEqual([
      ['снимаю с ', ' и против'],
      ['и против ', '.'],
    ]));

  it('leaves struck words out and is not ended by a struck vote', () =>
    expect(around(`голос <s>за ${red('Васю')}</s> против ${red('Пети')}`)).toEqual([
      ['голос ', ' против'],
      ['голос против ', ''],
    ]));

  it('holds words in colours that are no votes', () =>
    expect(around(`<font color="green">снимаю</font> голос с ${red('Васи')}`)).toEqual([
      ['', ' голос с'],
      ['снимаю голос с ', ''],
    ]));

  it('keeps the space next to the run, wherever it stands: «[Пуп]кин» is one word', () =>
    expect(around(`a ${red('Пуп')}кин,${red(' \n Вася ')}б${blue('Петя')}\u00a0в`)).toEqual([
      ['a ', 'кин,'],
      ['кин, ', ' б'],
      ['б', ' в'],
    ]));

  it('holds no quote', () =>
    expect(around(`<blockquote>чужое</blockquote>моё ${red('Вася')}<blockquote>чужое</blockquote>`)).toEqual([
      ['моё ', ''],
    ]));

  it('is at most 80 characters and tears no emoji', () => {
    const [run] = read(`${'😀'.repeat(300)}: ${red('Вася')} ${'я'.repeat(300)}`).runs;
    expect(run?.before).toBe(`${'😀'.repeat(39)}: `);
    expect(run?.after).toBe(` ${'я'.repeat(79)}`);
  });

  it('of a run over lines: what stands before its first and after its last', () =>
    expect(around(`раз ${red('Вася<br>Петя')} два<br>три`)).toEqual([['раз ', ' два']]));

  it('of a spoiler stays inside it', () =>
    expect(around(`снаружи <span class="spoiler">внутри ${red('Вася')}</span> снаружи`)).toEqual([['внутри ', '']]));

  it('words: null when nothing is marked and nobody asks', () => {
    expect(read('Всем привет!').text).toBeNull();
    expect(read(`<blockquote>${red('Вася')}</blockquote>Пока нет`).text).toBeNull();
    expect(read('Всем  <b>привет</b>!', { text: true }).text).toBe('Всем привет!');
    expect(read('Всем привет!', { bold: true }).text).toBeNull();
    expect(read('', { text: true }).text).toBe('');
  });

  it("words: the author's own and visible, a line per line", () =>
    expect(
      read(
        `<blockquote>чужое</blockquote>\n Я  за <s>Петю</s> ${red('Васю')}<br><br>\n<ul><li>раз</li><li>два</li></ul>` +
          '<div class="spoiler">тайна</div><pre class="code">код</pre>конец<p class="edit">Отредактировано</p><br>________<br>подпись',
      ).text,
    ).toBe('Я за Васю\nраз\nдва\nконец'));

  it('keeps the colour as it was written', () =>
    expect(read('<font color=" RED ">Ва</font><span style="color: #F00 !important">ся</span>').runs[0]?.colour).toBe(
      'RED',
    ));

  it('survives a nick of 2000 characters', () => {
    const nick = 'Ы'.repeat(2000);
    expect(read(red(nick)).runs[0]?.text).toBe(nick);
  });

  it('survives markup nested a thousand deep', () => {
    const deep = `${'<i>'.repeat(1000)}${red('Вася')}`;
    expect(read(deep).runs.map(brief)).toEqual(['red: Вася']);
  });

  it('survives a post of five thousand votes', () => {
    const body = bodyOf(`${red('Вася')} <s>${red('нет')}</s>, `.repeat(2500));
    expect(readMarks(body, ANATOMY).runs).toHaveLength(5000);
  });

  it('the body itself and what stands around it declare nothing', () => {
    const body = bodyOf(`<div style="color:red"><div id="post" style="color:blue">Вася ${red('Петя')}</div></div>`);
    const post = body.querySelector('#post') ?? body;
    expect(readMarks(post, { drop: '', spoiler: '' }).runs.map(brief)).toEqual(['red: Петя']);
  });
});
