// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onItsOwn, replyBox, typeInto } from '../../components/overlay/larger/reply';
import { editGame } from '../../engine/store/public/games';
import { postId } from '../demo/day';
import { accessible, clear, KEY, opened, settled, until } from './stage';

afterEach(clear);

type Made = Awaited<ReturnType<typeof opened>>;

const overview = async (options: Parameters<typeof opened>[0] = { game: 'confirmed' }): Promise<Made> => {
  const made = await opened(options);
  await made.view.press(/^Обзор/);
  await until(() => made.view.all('table.activity').length, 'the activity');
  return made;
};
/** A clipboard; the answer tells what was last put into it. */
function clipboard(): () => string | undefined {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return () => writeText.mock.calls.at(-1)?.[0];
}
/** Rows of the activity table, `name badge → cells`. */
const rows = ({ view }: Made): Record<string, string[]> =>
  Object.fromEntries(
    view
      .all('table.activity tbody tr')
      .map((row) => [
        [...row.querySelectorAll('th span')].map((part) => part.textContent).join(' '),
        [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').trim()),
      ]),
  );

describe('activity', () => {
  it('counts any post of the page, names the silent first, links to the last post', async () => {
    const made = await overview();
    await editGame(
      made.db,
      'game',
      { kind: 'day', patch: { start: { by: 'post', post: String(postId(43)) } } },
      '2026-11-28T17:00:00Z',
    );
    await made.ask('page/changed', { key: KEY, forum: null });
    await until(() => Object.keys(rows(made))[0]?.includes('молчит'), 'the silent');
    const table = rows(made);
    // Тихон and Штурман wrote on this page, but before post 43.
    expect(Object.keys(table)[0]).toBe('Тихон молчит');
    expect(table['Тихон молчит']?.[0]).toBe('');
    expect(made.view.text('.lead')).toMatch(/^С начала дня не писал/);
    const link = made.view
      .all<HTMLAnchorElement>('table.activity a')
      .find((one) => one.href.includes(String(postId(59))));
    expect(link?.href).toBe(`http://forum.example/viewtopic.php?p=${postId(59)}#p${postId(59)}`);
    await accessible(made.view.root());
  });

  it('says that it is provisional while pages are unread, and that the roster is not confirmed', async () => {
    const made = await overview({ game: true });
    expect(made.view.text('.larger')).toContain('Прочитано не всё');
    expect(made.view.text('.larger')).toContain('Состав не подтверждён');
  });

  it('goes on without a game: the thread’s authors', async () => {
    const made = await overview({});
    expect(made.view.all('table.activity tbody tr')).toHaveLength(17);
  });

  it('follows a post that arrives', async () => {
    const made = await overview();
    const before = rows(made).Марк?.[0];
    made.add({ author: { id: 25, nick: 'Марк' }, at: '2026-11-28T21:05:00+03:00', text: 'Спокойной ночи.' });
    await until(() => rows(made).Марк?.[0] === String(Number(before) + 1), 'one more post of Марк');
  });

  it('shows the days missed', async () => {
    const made = await overview();
    await editGame(made.db, 'game', { kind: 'next-day' }, '2026-11-28T19:00:00Z');
    await made.ask('page/changed', { key: KEY, forum: null });
    await until(() => made.view.text('table.activity thead').includes('Дни без голоса'), 'the column');
    const table = rows(made);
    expect(
      Object.entries(table)
        .find(([name]) => name.startsWith('Тихон'))?.[1]
        .at(-2),
    ).toBe('1');
    expect(
      Object.entries(table)
        .find(([name]) => name.startsWith('Марк'))?.[1]
        .at(-2),
    ).toBe('');
  });

  it('«Давно не писали» is copied as text for the forum', async () => {
    const made = await overview();
    const copied = clipboard();
    await made.view.press(/^Копировать «Давно не писали»/);
    expect(copied()).toMatch(/^\[b\]Давно не писали \(день 1\):\[\/b\]\nпредварительно/);
    expect(made.view.text('.message')).toContain('Скопировано');
  });

  it('leaves with the tab: its looks, its watching, the size it took', async () => {
    const made = await overview();
    const place = (): string => made.view.all('.overlay')[0]?.getAttribute('style') ?? '';
    const small = place();
    await made.view.press(/^Во весь экран/);
    expect(place()).not.toBe(small);
    expect(made.view.find(/^Прежний размер/)).not.toBeNull();
    await made.view.press(/^Итог/);
    await until(() => place() === small, 'the former size');
    expect(made.view.all('.larger')).toHaveLength(0);
    expect(made.view.all('style').filter((style) => style.textContent?.includes('.larger'))).toHaveLength(0);
  });

  it('what the user resized since stays', async () => {
    const made = await overview();
    await made.view.press(/^Во весь экран/);
    (made.view.find(/^Передвинуть/) as HTMLElement).focus();
    await made.view.key('ArrowLeft', { shiftKey: true });
    const place = made.view.all('.overlay')[0]?.getAttribute('style');
    expect(place).toContain('width: 992px');
    await made.view.press(/^Итог/);
    await until(() => made.view.all('.larger').length === 0, 'the end of the view');
    expect(made.view.all('.overlay')[0]?.getAttribute('style')).toBe(place);
  });

  it('says so when the browser lets no part in any more', async () => {
    const made = await opened();
    made.trouble.fail = new Error('gone');
    made.trouble.only = /part\/load/;
    await made.view.press(/^Обзор/);
    await until(() => made.view.text('.panel').includes('не пускает'), 'the message');
  });
});

describe('pictures', () => {
  it('the course of the vote: labelled lines, a deadline, a table with the way to every vote', async () => {
    const made = await overview();
    const deadline = { by: 'time', at: '2026-11-28T21:00:00+03:00' } as const;
    await editGame(made.db, 'game', { kind: 'day', patch: { deadline } }, '2026-11-28T17:00:00Z');
    await made.ask('page/changed', { key: KEY, forum: null });
    await made.view.press(/^Ход дня/);
    await until(() => made.view.all('svg.chart .deadline').length, 'the deadline');
    const names = made.view.all('svg.chart .name').map((name) => name.textContent);
    expect(names.map((name) => name?.replace(/ (.).*/, ' $1'))).toEqual(['−3 Г', '−2 П', '−1 M', '−1 Б']);
    expect(made.view.text('svg.chart desc')).toMatch(/В конце: Гоша −3, Пан Тадеуш −2/);
    expect(made.view.all('.picture tbody tr')).toHaveLength(9);
    await made.view.press(/^Пан Тадеуш −2/);
    expect(made.view.find(/^Пан Тадеуш −2/)?.getAttribute('aria-pressed')).toBe('true');
    expect(made.view.all('svg.chart .faded').length).toBe(names.length - 1);
    await accessible(made.view.root());
  });

  it('who on whom: every vote once, as a picture and as a table', async () => {
    const made = await overview();
    await made.view.press(/^Кто кого/);
    expect(made.view.all('svg.matrix .row')).toHaveLength(10);
    expect(made.view.all('svg.matrix .vote.stands')).toHaveLength(10);
    expect(made.view.all('svg.matrix .vote.for.stands')).toHaveLength(1);
    expect(made.view.text('svg.matrix desc')).toContain('Гоша 4');
    const cells = made.view.all('.picture tbody tr')[0]?.querySelectorAll('td');
    expect(cells?.[0]?.querySelectorAll('a')).toHaveLength(4);
    await accessible(made.view.root());
  });
});

describe('the count in the reply box', () => {
  const box = (): HTMLTextAreaElement => {
    const field = document.querySelector<HTMLTextAreaElement>('#qr_postform textarea');
    if (!field) throw new Error('no reply box');
    return field;
  };

  it('is typed at the cursor after what was typed before, the forum is told, nothing is sent', async () => {
    const { view } = await opened();
    const field = box();
    field.value = 'Промежуточный итог. Всем спать!';
    field.setSelectionRange(0, 19);
    const heard: string[] = [];
    for (const type of ['input', 'submit', 'click']) document.addEventListener(type, (event) => heard.push(event.type));
    await view.press(/^В поле ответа/);
    await until(() => field.value.includes('Подсчёт голосов'), 'the count');
    expect(field.value).toMatch(/^Промежуточный итог\.\n\[b\]Подсчёт голосов\[\/b\]\n[\s\S]+\n Всем спать!$/);
    expect(field.value).toContain('Гоша');
    expect(heard).toEqual(['input']);
    expect(view.text('.message')).toContain('Отправить можете только вы');
  });

  it('goes to the clipboard where there is no plain field, and says so', async () => {
    const { view } = await opened();
    box().outerHTML = '<div contenteditable="true"></div><textarea name="message" hidden></textarea>';
    const copied = clipboard();
    await view.press(/^В поле ответа/);
    await until(copied, 'the copy');
    expect(copied()).toContain('[b]Подсчёт голосов[/b]');
    expect(view.text('.message')).toContain('Простого поля ответа здесь нет');
    expect(document.querySelector('textarea')?.value).toBe('');
  });
});

describe('the count in a form that is no thread', () => {
  it('is made of what is remembered and says so; without a field the text is handed back', async () => {
    const made = await opened({ game: true });
    await until(() => made.calls.filter((name) => name === 'thread/saw').length, 'the page handed in');
    document.body.innerHTML = '<form id="postform"><textarea name="message"></textarea></form>';
    expect(await made.ask('page/reply', { key: KEY })).toMatchObject({ value: { put: true } });
    const field = document.querySelector('textarea');
    expect(field?.value).toMatch(
      /^\[b\]Подсчёт голосов, день 1\[\/b\]\nпредварительно: прочитаны не все страницы темы\n/,
    );
    expect(field?.value).toContain('Гоша: ');
    field?.remove();
    const { value } = (await made.ask('page/reply', { key: KEY })) as { value: { put: boolean; text: string } };
    expect(value.put).toBe(false);
    expect(value.text).toContain('Гоша: ');
  });
});

describe('typing into a field', () => {
  it.each([
    ['', 'X', '', 'X'],
    ['a', 'X', '', '\nX'],
    ['a\n', 'X', 'b', 'X\n'],
    ['', 'X', '\nb', 'X'],
  ])('%j, %j, %j', (before, text, after, typed) => {
    expect(onItsOwn(before, text, after)).toBe(typed);
  });

  it('the first field that is shown and can be typed into is meant', () => {
    Element.prototype.checkVisibility ??= function (this: Element) {
      return this.closest('[hidden]') === null;
    };
    document.body.innerHTML =
      '<textarea name="m" hidden></textarea><textarea name="m" disabled></textarea><textarea name="m" readonly></textarea><div name="m"></div><textarea name="m" id="it"></textarea>';
    expect(replyBox(document, '[name=m]')?.id).toBe('it');
    expect(replyBox(document, '#none')).toBeNull();
    expect(replyBox(document, undefined)).toBeNull();
  });

  it('a field nobody touched yet takes the text whole', async () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    if (field) typeInto(field, 'Итог');
    await settled();
    expect(field?.value).toBe('Итог');
  });
});
