// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phpbbPage } from '../../demo/phpbb';
import { PER_PAGE } from '../../demo/thread';
import { accessible, clear, opened, until } from '../stage';

/** The forum is asked once a second, in real time. */
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

/** The day's third page counted, with a forum behind it that answers as `answer` says, else as it should. */
async function scene(answer: (page: number) => Response | null = () => null, lang: 'ru' | 'en' = 'ru') {
  const made = await opened({ lang });
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url).searchParams.get('start') ?? 0) / PER_PAGE + 1;
    asked.push(page);
    const html = phpbbPage(made.thread, page, { forum: 'Форум', scripts: [] });
    return answer(page) ?? new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  return { ...made, asked, status: () => made.view.text('.gather [role=status]') };
}

describe('«Собрать тему»', () => {
  it('asks nothing before it is pressed; then it says how far it is and what came of it', async () => {
    const { view, asked, status } = await scene();
    expect(asked).toEqual([]);
    await view.press(/^Собрать тему$/);
    await until(() => view.text('.gather').includes('Читаю страницу 2. Готово 1 из 3'), 'the progress');
    expect(view.text('.gather')).toMatch(/осталось примерно \d+ секунд/);
    expect(view.all<HTMLProgressElement>('progress')[0]).toMatchObject({ max: 3, value: 1 });
    await accessible(view.root());
    await until(() => status().startsWith('Тема собрана: страниц 3. 40 новых постов, 0 постов'), 'the end');
    expect(asked).toEqual([2, 1, 3]);
    expect(view.text('.notices')).not.toMatch(/не прочитаны/);
    await view.press(/^Проверить, что изменилось$/);
    await view.press(/^Остановить$/);
    await until(() => status().startsWith('Остановлено'), 'the stop');
  });

  it('goes on while the overlay is folded, and is the same when it is opened again', async () => {
    const { view, asked, status } = await scene();
    await view.press(/^Собрать тему$/);
    await view.press(/^Свернуть/);
    await until(() => asked.length === 2, 'the second page');
    await view.press(/Развернуть/);
    await until(() => status().startsWith('Тема собрана'), 'the end');
    expect(asked).toEqual([2, 1, 3]);
  });

  it('ends with the overlay', async () => {
    const { view, asked } = await scene();
    await view.press(/^Собрать тему$/);
    await until(() => asked.length === 1, 'the first request');
    await view.press(/^Закрыть/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked).toEqual([2]);
  });

  it('says in English what is missing and what to do', async () => {
    const gone = (page: number) =>
      page === 2 ? new Response('gone', { status: 404 }) : page === 1 ? new Response('', { status: 403 }) : null;
    const { view, status } = await scene(gone, 'en');
    await view.press(/^Collect the topic$/);
    await until(() => status().startsWith('The forum does not let in here.'), 'the stop');
    expect(view.text('.gather li')).toBe('page 2: the forum says it does not exist');
    expect(view.find(/^Go on$/)).not.toBeNull();
  });
});
