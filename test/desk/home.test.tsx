// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { deskWith } from '../../components/desk/app';
import { startGame } from '../../engine/store/public/games';
import { SecretDb } from '../../engine/store/secret/db';
import { createGame } from '../../engine/store/secret/log';
import { fakeBrowser } from '../background/fake-browser';
import { freshGround, numbering, ticking } from '../store/ground';
import { control, mount, press, shown } from './mount';
// Loaded beforehand: what is loaded when it is needed takes its time under test.
import '../../components/host/keep/wipe';

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

  it('erases the secret half with a game that is erased for good', async () => {
    await new SecretDb().delete();
    const db = await home('Первая', 'Вторая');
    const secret = new SecretDb();
    for (const id of ['Первая', 'Вторая']) {
      const event = { kind: 'created', ruleset: 'flg', title: id, options: {}, seats: [] } as const;
      await createGame(secret, `secret ${id}`, event, '2026-11-27T18:00:00.000Z', id);
    }
    await press('Удалить игру «Первая»');
    await press('Стереть насовсем «Первая»');
    await expect.poll(() => db.games.count()).toBe(1);
    expect(await secret.games.toCollection().primaryKeys()).toEqual(['secret Вторая']);
    expect(await secret.entries.toCollection().primaryKeys()).toEqual([['secret Вторая', 1]]);
    secret.close();
  });

  it('says how to begin when all games are finished', async () => {
    await home('Первая');
    await press('В архив: игра «Первая»');
    await expect.poll(shown).toContain('Сейчас ни одна игра не идёт');
  });
});
