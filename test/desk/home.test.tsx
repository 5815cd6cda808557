// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { deskWith } from '../../components/desk/app';
import { startGame } from '../../engine/store/public/games';
import { fakeBrowser } from '../background/fake-browser';
import { freshGround, numbering, ticking } from '../store/ground';
import { control, mount, press, shown } from './mount';

async function home(...titles: readonly string[]) {
  const { db } = freshGround();
  const now = ticking();
  for (const title of titles) await startGame(db, { id: title, title }, null, now());
  const browser = fakeBrowser().browser;
  const Desk = deskWith({ browser, db, book: localStorage, now, newId: numbering() });
  mount(<Desk thread={null} />);
  return db;
}

const clean = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((it) => [it.id, it.nodes[0]?.html])).toEqual([]);
};

afterEach(() => mount(null));

describe('the home screen', () => {
  it('says what to do first where there is no game', async () => {
    await home();
    await expect.poll(shown).toContain('Вести игру в этой теме');
    expect(document.querySelectorAll('.steps li').length).toBe(4);
    await clean();
  });

  it('lists finished games apart, and takes them back', async () => {
    const db = await home('Первая', 'Вторая', 'Третья');
    await press('В архив: игра «Первая»');
    await expect.poll(async () => (await db.games.get('Первая'))?.finished).toBe(true);
    await press('В архив: игра «Вторая»');
    await expect.poll(shown).toContain('2 завершённые игры');
    expect(shown()).not.toContain('Первая');
    document.querySelector<HTMLElement>('.archive summary')?.click();
    await press('Из архива: игра «Первая»');
    await expect.poll(shown).toContain('1 завершённая игра');
    await control('В архив: игра «Первая»');
    await clean();
  });

  it('says how to begin when all games are finished', async () => {
    await home('Первая');
    await press('В архив: игра «Первая»');
    await expect.poll(shown).toContain('Сейчас ни одна игра не идёт');
  });
});
