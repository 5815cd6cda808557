// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskWith } from '../../components/desk/app';
import { fold } from '../../engine/game/fold';
import { path } from '../../engine/game/history';
import { beginGame } from '../../engine/store/public/begin';
import type { PublicDb } from '../../engine/store/public/db';
import { editGame } from '../../engine/store/public/games';
import { SecretDb } from '../../engine/store/secret/db';
import { loadLog } from '../../engine/store/secret/log';
import { fakeBrowser } from '../background/fake-browser';
import { choose, control, mount, press, shown, type } from '../desk/mount';
import { about } from '../protocol/samples';
import { freshGround, numbering, ticking } from '../store/ground';
// Loaded beforehand: what the screen loads when it is opened takes its time under test.
import '../../components/host/host';

const NAMES = ['Аня', 'Боря', 'Вася', 'Гоша', 'Дина', 'Ева'];
let db: PublicDb;
const now = ticking();

/** The desk of a game with a confirmed roster of six, on its tab «Ведение». */
async function hosting(confirmed = true): Promise<void> {
  const fake = fakeBrowser({ tabs: [] });
  const id = await beginGame(db, about(), null, now(), numbering('game-'));
  if (!id.ok) throw new Error(id.error.code);
  const seats = NAMES.map((name, at) => ({
    id: `seat-${at}`,
    name,
    accounts: [{ nick: name, id: null }],
    aliases: [],
    forms: [],
    number: null,
    deadSince: null,
    silenced: false,
  }));
  await editGame(db, id.value, { kind: 'roster', roster: { confirmed, seats, hosts: [] } }, now());
  const Desk = deskWith({ browser: fake.browser, db, book: localStorage, now, newId: numbering('id-') });
  mount(<Desk thread={about().topic.key} />);
  await press('Ведение');
}

const log = async () => {
  const secret = new SecretDb();
  const [row] = await secret.games.toArray();
  const read = row && (await loadLog(secret, row.id));
  secret.close();
  if (!read?.ok) throw new Error('no secret game');
  return read.value;
};
const game = async () => fold(path(await log()).map((entry) => entry.event));
const kinds = async (): Promise<string[]> => path(await log()).map((entry) => entry.event.kind);
const poll = <T,>(value: () => Promise<T>) => expect.poll(value, { timeout: 3000, interval: 20 });

/** Presses a button once the screen has caught up with the game. */
async function pressWhenReady(name: string): Promise<void> {
  await poll(async () => (await control<HTMLButtonElement>(name)).disabled).toBe(false);
  await press(name);
}

beforeEach(async () => {
  localStorage.clear();
  await new SecretDb().delete();
  ({ db } = freshGround());
});

describe('hosting a game', () => {
  it('asks for a confirmed roster first', async () => {
    await hosting(false);
    await expect.poll(shown).toContain('Сначала подтвердите состав');
  });

  it('covers everything secret until asked, and again by one key', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await expect.poll(shown).toContain('Роли и ходы скрыты');
    expect(shown()).not.toContain('Раздать жребием');
    const key = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }));
    // The key is listened to from the frame after the first paint on.
    await expect.poll(() => (shown().includes('Роли и ходы скрыты') ? key() && false : true)).toBe(true);
    await control('Раздать жребием');
    key();
    await expect.poll(shown).not.toContain('Раздать жребием');
  });

  it('deals by lot: every seat a role, the boss follows from the ranks; undo takes it back', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await press(/Показать тайное/);
    await type('мафия', '2');
    await type('доктор', '1');
    await press('Раздать жребием');
    await press('Готово: роли розданы');
    await poll(kinds).toEqual(['created', 'dealt']);
    const { state } = await game();
    expect(state?.seats.map((seat) => seat.role).sort()).toEqual([
      'citizen',
      'citizen',
      'citizen',
      'doctor',
      'mafioso',
      'mafioso',
    ]);
    expect(state?.seats.find((seat) => seat.id === state.leader)?.rank).toBe(1);
    await pressWhenReady('Отменить');
    await poll(kinds).toEqual(['created']);
    await pressWhenReady('Вернуть');
    await poll(kinds).toEqual(['created', 'dealt']);
  });

  it('a pasted list lies before the seats, what is not understood stays in the field', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await press(/Показать тайное/);
    await type(/^Вставить список/, 'Аня — доктор\nНикто — мент');
    await press('Разложить по списку');
    await expect.poll(async () => (await control<HTMLSelectElement>('Роль: Аня')).value).toBe('doctor');
    await expect.poll(shown).toContain('Нет такого игрока');
    await expect.poll(async () => (await control<HTMLTextAreaElement>(/^Вставить список/)).value).toBe('Никто — мент');
  });

  it('another reading is an event and is marked', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await press(/Показать тайное/);
    await press('Прочтения');
    await choose('Повеса отмазан', 'nobody');
    await poll(kinds).toEqual(['created', 'option']);
    expect((await game()).state?.options['A-016']).toBe('nobody');
    await expect.poll(shown).toContain('изменено');
  });

  it('wiping takes the title of the game', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await press(/Показать тайное/);
    await press('Копия');
    const wipe = await control<HTMLButtonElement>('Стереть тайное этой игры');
    expect(wipe.disabled).toBe(true);
  });

  it('axe finds nothing on the deal, the readings and the copy', async () => {
    await hosting();
    await press(/^Вести эту игру/);
    await press(/Показать тайное/);
    for (const tab of ['Расклад', 'Прочтения', 'История', 'Копия']) {
      await press(tab);
      const { violations } = await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map((it) => [tab, it.id, it.nodes[0]?.html])).toEqual([]);
    }
  });
});
