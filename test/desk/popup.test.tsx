// @vitest-environment jsdom
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../components/desk/lang';
import { Popup } from '../../components/desk/popup/popup';
import { words } from '../../components/desk/popup/popup.words';
import type { ThreadState } from '../../components/desk/popup/probe';
import { FORUMS } from '../../engine/forums/all';
import type { PageAbout } from '../../engine/protocol/calls';
import { isMessage } from '../../engine/protocol/message';
import { type FakeTab, fakeBrowser } from '../background/fake-browser';
import { about, KEY } from '../protocol/samples';
import { control, mount, press, shown } from './mount';

const PATTERN = 'https://forum.example/*';

interface Stage {
  page?: PageAbout | null;
  state?: Partial<ThreadState>;
  tab?: Partial<FakeTab>;
  /** Threads with a game on the site. */
  threads?: readonly { key: string; title: string }[];
  /** What the user says to the browser's prompt. */
  prompt?: 'yes' | 'no' | 'never answered';
  panel?: 'opens' | 'refuses' | 'none';
}

/** The popup over a tab; `calls` are what the background was asked, in order. */
function popup({ page = about(), state = {}, tab = {}, threads = [], prompt = 'yes', panel = 'opens' }: Stage = {}) {
  const calls: string[] = [];
  const counter = (name: string) => (name === 'page/ask' ? page : { shown: true });
  const fake = fakeBrowser({
    tabs: [{ id: 7, windowId: 1, url: 'https://forum.example/board/', counter, ...tab }],
    panel,
  });
  const now: ThreadState = { granted: false, watched: false, game: null, games: [], lang: 'ru', ...state };
  Object.assign(fake.browser.runtime, {
    sendMessage: async (message: unknown) => {
      if (!isMessage(message)) return undefined;
      calls.push(message.name);
      if (message.name === 'site/threads') return { ok: true, value: threads };
      if (message.name === 'thread/state') return { ok: true, value: now };
      if (message.name !== 'game/begin') return { ok: true, value: null };
      if (!now.granted) return { ok: true, value: null };
      Object.assign(now, { watched: true, game: { id: 'g', title: 'Мафия №17' } });
      return { ok: true, value: { game: 'g' } };
    },
  });
  Object.assign(fake.browser.permissions, {
    request: ({ origins = [] }: { origins?: string[] }) => {
      calls.push(`request ${origins.join()}`);
      if (prompt === 'never answered') return new Promise(() => undefined);
      if (prompt === 'yes') now.granted = true;
      return Promise.resolve(prompt === 'yes');
    },
  });
  const close = vi.fn();
  const loadDesk = vi.fn(async () => ({ thread }: { thread: string | null }) => <p>desk of {thread ?? 'nobody'}</p>);
  mount(<Popup browser={fake.browser} close={close} loadDesk={loadDesk} />);
  return { ...fake, calls, close, loadDesk };
}

beforeEach(() => speak('ru'));

describe('the popup on a thread', () => {
  it('names the engine, the topic and what of it stands here', async () => {
    popup();
    await expect.poll(shown).toContain('phpBB 3');
    expect(shown()).toContain('Мафия №17');
    expect(shown()).toContain('20 постов · 3 автора · страница 1 из 3');
  });

  it('counts with one click and leaves', async () => {
    const { close, log } = popup();
    await press('Посчитать эту тему');
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(log.at(-1)).toBe('tab 7 page/count null');
  });

  it('stays and says so when the page does not answer', async () => {
    const { close } = popup({ tab: { counter: (name) => (name === 'page/ask' ? about() : { shown: false }) } });
    await press('Посчитать эту тему');
    await expect.poll(shown).toContain('Страница не ответила');
    expect(close).not.toHaveBeenCalled();
  });

  it('shows what the reader of the page noticed', async () => {
    popup({ page: about({ counts: { hidden: 2 } }) });
    await expect.poll(shown).toContain('от вас постов: 2');
  });

  it('speaks the language that was chosen', async () => {
    popup({ state: { lang: 'en' } });
    await control('Count this topic');
  });

  it('a title of 2 000 characters is no harm', async () => {
    const title = 'Ы'.repeat(2000);
    popup({ page: about({ topic: { ...about().topic, title } }) });
    await control('Посчитать эту тему');
    expect(document.querySelector('h1')?.title).toBe(title);
  });
});

describe('the popup on a form to reply in', () => {
  const threads = [{ key: KEY, title: 'Мафия №17' }];
  const form = (answer: unknown): Partial<FakeTab> => ({
    counter: (name) => (name === 'page/ask' ? null : answer),
  });

  it('puts the count of a thread of this site into its field and leaves', async () => {
    const { close, log } = popup({ threads, tab: form({ put: true, text: 'Подсчёт' }) });
    await press('В поле ответа: Мафия №17');
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(log.at(-1)).toContain('page/reply');
    expect((await axe.run(document.body)).violations).toEqual([]);
  });

  it('copies where there is no plain field, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { close } = popup({ threads, tab: form({ put: false, text: 'Подсчёт' }) });
    await press('В поле ответа: Мафия №17');
    await expect.poll(shown).toContain('Простого поля ответа здесь нет');
    expect(writeText).toHaveBeenCalledWith('Подсчёт');
    expect(close).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('says when the page does not answer', async () => {
    popup({ threads, tab: form({ put: false, text: null }) });
    await press('В поле ответа: Мафия №17');
    await expect.poll(shown).toContain('Страница не ответила');
  });

  it('offers nothing where no game is known', async () => {
    popup({ page: null });
    await expect.poll(shown).toContain('Мои игры');
    expect(shown()).not.toContain('В поле ответа');
  });
});

describe('«Вести игру в этой теме»', () => {
  it('tells the background first and asks for exactly this site, both within the click', async () => {
    const { calls } = popup({ prompt: 'never answered' });
    const button = await control('Вести игру в этой теме');
    calls.length = 0;
    button.click();
    expect(calls).toEqual(['game/begin', `request ${PATTERN}`]);
  });

  it('given: the game is there', async () => {
    const { calls } = popup();
    await press('Вести игру в этой теме');
    await expect.poll(shown).toContain('Игра «Мафия №17» ведётся в этой теме');
    expect(calls).not.toContain('game/forget');
  });

  it('refused: nothing is kept and counting is still offered', async () => {
    const { calls } = popup({ prompt: 'no' });
    await press('Вести игру в этой теме');
    await expect.poll(shown).toContain('Без доступа подсчёт сам не откроется');
    expect(calls.at(-1)).toBe('game/forget');
    await control('Посчитать эту тему');
  });

  it('can join a game of the same forum', async () => {
    popup({ state: { games: [{ id: 'old', title: 'Старая игра' }] } });
    const select = await control<HTMLSelectElement>('Игра');
    expect([...select.options].map((option) => option.textContent)).toEqual(['Новая игра', 'Старая игра']);
  });

  it('after a revocation says so and asks again', async () => {
    const { calls } = popup({ state: { watched: true, game: { id: 'g', title: 'Мафия №17' } } });
    await expect.poll(shown).toContain('Доступ к forum.example отозван');
    await press('Вернуть доступ');
    await expect.poll(shown).toContain('ведётся в этой теме');
    expect(calls).toContain(`request ${PATTERN}`);
  });
});

describe('where there is nothing to count', () => {
  it.each([
    ['a page of the browser', { tab: { closed: true } }, 'Откройте тему форума'],
    ['no thread', { page: null }, 'Откройте саму тему'],
    ['a page that names a thread of another site', { tab: { url: 'https://evil.example/' } }, 'Здесь нет темы форума'],
    ['a page that answers nonsense', { page: { topic: {} } as PageAbout }, 'Здесь нет темы форума'],
    ['a page that never answers', { tab: { counter: null } }, 'Здесь нет темы форума'],
  ] as [string, Stage, string][])('%s: says what to do', async (_name, stage, text) => {
    popup(stage);
    await expect.poll(shown).toContain(text);
    // The one thing to press is to show where the posts are, where the browser lets the extension in.
    const main = [...document.querySelectorAll('.primary')].map((button) => button.textContent);
    expect(main).toEqual(stage.tab?.closed ? [] : ['Показать, где здесь посты']);
    await control('Мои игры');
  });
});

describe('«Показать, где здесь посты»', () => {
  it('starts the picker on the page and leaves', async () => {
    const { close, log } = popup({ page: null });
    await press('Показать, где здесь посты');
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(log.at(-1)).toBe('tab 7 page/pick null');
  });

  it.each([
    ['phpbb3', 'Посты прочитаны неверно? Показать их'],
    ['learned', 'Изменить, как читается этот форум'],
  ])('is there quietly on a thread read as %s', async (engine, name) => {
    const { log } = popup({ page: about({ engine }) });
    await press(name);
    await expect.poll(() => log.at(-1)).toBe('tab 7 page/pick null');
  });
});

describe('the engines it names', () => {
  it.each(FORUMS.map((forum) => [forum.words.en.split(' ')[0] ?? '']))('%s', (engine) => {
    for (const text of Object.values(words.engines)) expect(text).toContain(engine);
  });
});

describe('the way to the desk', () => {
  it('within the popup, loaded only now', async () => {
    const { loadDesk } = popup();
    const button = await control('Мои игры');
    expect(loadDesk).not.toHaveBeenCalled();
    button.click();
    await expect.poll(shown).toBe(`desk of ${KEY}`);
  });

  it('beside the page, asked for within the click', async () => {
    const { log, close } = popup();
    (await control('Открыть сбоку')).click();
    expect(log.at(-1)).toBe('panel of window 1');
    await expect.poll(() => close.mock.calls.length).toBe(1);
  });

  it.each(['none', 'refuses'] as const)('as a tab where the panel %s', async (panel) => {
    const { log, close } = popup({ panel });
    await press('Открыть сбоку');
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(log.at(-1)).toBe('new tab chrome-extension://our-id/desk.html');
  });
});

describe('axe finds nothing', () => {
  it.each([
    ['on a thread', {}],
    ['with games to join', { state: { games: [{ id: 'old', title: 'Старая игра' }] } }],
    ['on a page of the browser', { tab: { closed: true } }],
    ['on no thread', { page: null }],
  ] as [string, Stage][])('%s', async (_name, stage) => {
    document.title = 'Прокуратор';
    popup(stage);
    await control('Мои игры');
    await expect.poll(() => document.querySelector('h1')).not.toBeNull();
    const { violations } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});
