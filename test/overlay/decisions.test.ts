// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { accessible, clear, KEY, opened, type Stage, until } from './stage';

afterEach(clear);

const BROWN = String(postId(51));
type Opened = Awaited<ReturnType<typeof opened>>;

/** The view of the thread as another tab would be given it. */
const stored = async (made: Stage) => {
  const answer = (await made.background('thread/open', {
    key: KEY,
    forum: 'http://forum.example/',
    engine: 'phpbb3',
    url: location.href,
    title: 'x',
  })) as { value: { decisions: unknown[]; aliases: unknown; inks: unknown; game: unknown } };
  return answer.value;
};

const atDoubt = async (made: Opened): Promise<void> => {
  await made.view.press(/^Сомнения/);
  await made.view.press(/^Решить о голосе: Zайка/);
};

describe('a decision about a doubt', () => {
  it('opens from the mark in the post, names the reason and gets the focus', async () => {
    const made = await opened();
    const mark = await until(() => made.mark(BROWN), 'the mark');
    expect(mark.getAttribute('aria-label')).toMatch(
      /^\? сомнение\. Zайка: голос против Гоша\. сомнение\. цвет «brown»/,
    );
    expect(mark.title).toContain('цвет «brown»');
    mark.click();
    await until(() => made.view.text('h3').startsWith('Пост 51, Zайка'));
    await until(() => made.view.focused.startsWith('Пост 51'), 'the focus');
    expect(made.view.text('blockquote')).toContain('Гоша');
    await accessible(made.view.root());
  });

  it('counts it for a player found by the filter, marks it as decided and is kept', async () => {
    const made = await opened();
    await atDoubt(made);
    await made.view.press(/^Засчитать за/);
    await until(() => made.view.root().activeElement?.matches('.picker input'), 'the focus');
    expect(made.view.text('.picker li')).toBe('Гоша');
    await made.view.type(/^Засчитать голос за игрока/, 'маРТ');
    expect(made.view.all('.picker li').map((item) => item.textContent)).toEqual(['Марта']);
    await made.view.press(/^Марта$/);
    await until(() => made.view.text('.decide .badge').includes('считается'));
    expect(made.view.text('.message')).toBe('Сохранено×');
    expect(made.mark(BROWN)?.textContent).toBe('✓ против Марта ✎');
    expect((await stored(made)).decisions).toMatchObject([
      { decision: { kind: 'count', post: BROWN, side: 'against' }, undone: false },
    ]);
  });

  it('can be undone and redone', async () => {
    const made = await opened();
    await atDoubt(made);
    await made.view.press(/^Не считать/);
    await until(() => made.mark(BROWN)?.textContent?.includes('не считается'));
    await made.view.press(/^← Назад/);
    await made.view.press(/^Решения/);
    expect(made.view.text('.ballots li')).toBe('Zайка: не считатьОтменить');
    await made.view.press(/^Отменить: не считать/);
    await until(() => made.mark(BROWN)?.textContent?.includes('сомнение'));
    await made.view.press(/^Вернуть: не считать/);
    await until(() => made.mark(BROWN)?.textContent?.includes('не считается'));
    await accessible(made.view.root());
  });

  it('answers for the colour once for the whole forum and reads the page anew', async () => {
    const made = await opened();
    await atDoubt(made);
    await made.view.press(/^красный/);
    await until(() => made.mark(BROWN)?.textContent?.startsWith('✓'));
    expect((await stored(made)).inks).toEqual([{ colour: 'brown', means: 'red' }]);
  });

  it('enters a vote for another player', async () => {
    const made = await opened();
    await atDoubt(made);
    await made.view.press(/^Голос за другого игрока/);
    await made.view.press(/^Тихон$/);
    await made.view.press(/^за$/);
    await made.view.press(/^Марк$/);
    await until(() => made.view.text('.decide').includes('внесён ведущим'));
    await made.view.press(/^← Назад/);
    await made.view.press(/^Итог/);
    expect(made.view.standings()['Марк']).toBe('0 1 1');
  });
});

describe('a name nobody knows', () => {
  it('is remembered as an alias of the forum', async () => {
    const made = await opened();
    const { author } = made.thread.posts.find(({ id }) => id === postId(41)) as {
      author: { id: number; nick: string };
    };
    const post = made.add({ author, at: '2026-11-28T20:59:00+03:00', text: '[color=red]Паныч[/color]' });
    const id = String(post.id);
    await until(() => made.mark(id)?.textContent?.includes('сомнение'), 'the doubt');
    made.mark(id)?.click();
    await made.view.press(/^«Паныч» — это…/);
    await made.view.press(/^Пан Тадеуш$/);
    await until(() => made.mark(id)?.textContent?.startsWith('✓ против Пан Тадеуш'));
    expect((await stored(made)).aliases).toEqual([{ alias: 'Паныч', nick: 'Пан Тадеуш' }]);
  });
});

describe('an edited vote', () => {
  it('shows both texts when the first was seen, and the rule decides', async () => {
    const made = await opened();
    const post = made.thread.posts.find(({ id }) => id === postId(45)) as {
      text: string;
      id: number;
      edited?: unknown;
    };
    await until(() => made.mark(String(post.id)), 'the mark');
    Object.assign(post, {
      text: '[color=red]Марк[/color]',
      edited: { by: { id: 9, nick: 'Ёжик в тумане' }, at: '2026-11-28T20:00:00+03:00' },
    });
    made.redraw(post as never);
    await until(() => made.mark(String(post.id))?.title.includes('первоначальный'), 'the rule');
    made.mark(String(post.id))?.click();
    await until(() => made.view.all('.version').length === 2);
    expect(made.view.all('.version').map((version) => version.textContent)).toEqual([
      expect.stringMatching(/^Было.*Гоша/),
      expect.stringMatching(/^Стало.*Марк/),
    ]);
    await made.view.press(/^Принять правку/);
    await until(() => made.mark(String(post.id))?.textContent === '✓ против Марк ✎');
  });

  it('takes the original typed in', async () => {
    const made = await opened();
    const { author } = made.thread.posts.find(({ id }) => id === postId(41)) as {
      author: { id: number; nick: string };
    };
    const post = made.add({ author, at: '2026-11-28T20:59:00+03:00', text: '[color=red]Марк[/color]' });
    Object.assign(post, { edited: { by: author, at: '2026-11-28T20:59:30+03:00' } });
    made.redraw(post);
    const id = String(post.id);
    await until(() => made.mark(id)?.title.includes('первоначальный текст неизвестен'), 'the doubt');
    made.mark(id)?.click();
    await made.view.press(/^Вписать исходный текст/);
    await made.view.press(/^за$/);
    await made.view.type(/^Цветной текст до правки/, 'Марта');
    await accessible(made.view.root());
    await made.view.press(/^Сохранить/);
    await until(() => made.mark(id)?.textContent === '✓ за Марта ✎');
  });
});

describe('the day', () => {
  it('begins and stops by a post, a player is dead since a post', async () => {
    const made = await opened({ game: true });
    await made.view.press(/^Журнал/);
    await made.view.choose(/^Показать/, 'posts');
    expect(made.view.all('.ballots li')).toHaveLength(20);
    await made.view.press(/^Решить о посте 46/);
    await made.view.press(/^День начался этим постом/);
    await until(() => made.mark(String(postId(45)))?.title.includes('до начала дня'), 'the start');
    await made.view.press(/^← Назад/);
    await made.view.choose(/^Показать/, 'posts');
    await made.view.press(/^Решить о посте 54/);
    await made.view.press(/^«Стоп» здесь/);
    await until(() => made.mark(String(postId(55)))?.title.includes('после окончания'), 'the end');
    expect(made.view.text('.clock')).toContain('День остановлен постом');
    await made.view.press(/^Игрок мёртв с этого поста/);
    await made.view.press(/^Гоша$/);
    await until(() => made.view.text('.message').includes('Сохранено'));
    expect((await stored(made)).game).toMatchObject({
      roster: {
        seats: expect.arrayContaining([expect.objectContaining({ name: 'Гоша', deadSince: String(postId(54)) })]),
      },
      day: { start: { by: 'post', post: String(postId(46)) }, deadline: { by: 'post', post: String(postId(54)) } },
    });
  });

  it('without a game offers none of it', async () => {
    const made = await opened();
    await atDoubt(made);
    expect(made.view.find(/^День начался/)).toBeNull();
  });
});
