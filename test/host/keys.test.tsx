// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { unsaved } from '../../components/host/keep/due';
import { LAST } from '../../components/host/keep/secret-field';
import { EVENT_VERSION, type GameEvent } from '../../engine/game/events';
import { press, shown } from '../desk/mount';
import { dealing, night } from '../letters/game';
import { dealtGame, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
beforeEach(async () => {
  localStorage.clear();
  game = await dealtGame('flg', 'Рома: mafioso 1, Аня: citizen, Боря: doctor, Вера: citizen');
});
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);
const key = (init: KeyboardEventInit, on: EventTarget = document.activeElement ?? document.body): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
};
const open = (): string => document.querySelector('.host [aria-selected=true]')?.textContent ?? '';
const list = (): boolean =>
  [...document.querySelectorAll('details')].some(
    (it) => it.open && it.querySelector('summary kbd')?.textContent === '?',
  );

describe('the keys of the desk', () => {
  it('? opens and closes their list on every part, also from a list of players, and is text where one types', async () => {
    await game.open('Ночь');
    for (const part of ['Ночь', 'Расклад', 'Письма', 'История', 'Копия', 'День']) {
      await press(part);
      await expect.poll(open).toBe(part);
      await expect.poll(() => list() || (key({ key: '?' }) ?? list())).toBe(true);
      key({ key: '?' });
      await expect.poll(list).toBe(false);
    }
    await press('Ночь');
    await expect.poll(() => document.querySelector('.orders select') !== null).toBe(true);
    key({ key: '?' }, document.querySelector('.orders select') ?? document);
    await expect.poll(list).toBe(true);
    key({ key: '?' }, document.querySelector('textarea') ?? document);
    await new Promise((done) => setTimeout(done, 50));
    expect(list()).toBe(true);
  });

  it('Alt PgDn goes to the next part, round the end', async () => {
    await game.open('Ночь');
    const seen: string[] = [];
    for (let i = 0; i < 7; i++) {
      const before = open();
      key({ key: 'PageDown', altKey: true });
      await expect.poll(open).not.toBe(before);
      seen.push(open());
    }
    expect(seen).toEqual(['День', 'Письма', 'Прочтения', 'История', 'Копия', 'Расклад', 'Ночь']);
    expect(document.activeElement?.id).toBe('host-night');
    key({ key: 'PageUp', altKey: true });
    await expect.poll(open).toBe('Расклад');
  });

  it('Ctrl Z takes the last thing back on any layout, Ctrl Shift Z puts it there again; in a text it is the text’s', async () => {
    await game.append(night(1, []));
    await game.open('Ночь');
    await at(/Утро после ночи 1/);
    key({ key: 'я', code: 'KeyZ', ctrlKey: true }, document.querySelector('textarea') ?? document.body);
    key({ key: 'я', code: 'KeyZ', ctrlKey: true }, document.body);
    await at(/— ещё не прислал —/);
    key({ key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }, document.body);
    await at(/Утро после ночи 1/);
  });

  it('the keyboard goes on where the new screen begins when the old one took the button with it', async () => {
    await game.open('Ночь');
    await at(/Ночь 1/);
    const done = [...document.querySelectorAll<HTMLButtonElement>('[data-step=done]')].at(-1);
    done?.focus();
    done?.click();
    await at(/Утро после ночи 1/);
    await expect.poll(() => document.activeElement?.id).toBe('host-panel');
  });
});

describe('the reminder of a backup', () => {
  const entry = (event: GameEvent, seq: number) => ({
    seq,
    parent: seq === 1 ? null : seq - 1,
    at: `2026-11-2${seq}T10:00:00.000Z`,
    version: EVENT_VERSION,
    event,
  });
  const log = { entries: [...dealing(), night(1, []), night(2, [])].map((it, at) => entry(it, at + 1)), head: 4 };
  it.each([
    ['none yet', undefined, 2],
    ['after the first night', '2026-11-23T12:00:00.000Z', 1],
    ['after all of it', '2026-11-25T12:00:00.000Z', 0],
  ])('a copy %s: %s', (_name, last, n) => {
    expect(unsaved({ log, drafts: new Map(last === undefined ? [] : [[LAST, last]]) })).toBe(n);
  });

  it('stands on the screen until there is one, and leads to it', async () => {
    await game.append(night(1, []));
    await game.open('Ночь');
    await at(/Копии этой игры ещё нет, а ночей и дней сыграно: 1\./);
    await press('Сделать копию…');
    await expect.poll(open).toBe('Копия');
  });
});
