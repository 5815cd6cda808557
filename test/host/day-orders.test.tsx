// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { choose, control, shown } from '../desk/mount';
import { night } from '../letters/game';
import { dealtGame, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
beforeEach(() => localStorage.clear());
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);

it('R-273 R-274: a move sent by day is noted by day and lies on the board of the next night', async () => {
  game = await dealtGame(
    'prokurator',
    'Крис: godfather, Марк: mafioso 1, Лиза: physician, Жора: journalist, Аня: citizen',
  );
  await game.append(night(1, []));
  await game.append({ kind: 'posted', what: 'night', number: 1 });
  await game.open('День');
  await at(/Ждём: Лиза, Жора/);
  expect(shown()).not.toContain('Ход за мафию');
  await choose('Ход игрока Лиза', 'to:seat Аня');
  await at(/Ждём: Жора/);
  const verdict = { publicTotals: [], trueTotals: [], condemned: [], answers: {}, effects: [], trace: [] };
  await game.append({ kind: 'verdict', day: 1, ...verdict });
  await game.append({ kind: 'posted', what: 'day', number: 1 });
  await game.open('Ночь');
  await at(/Ночь 2/);
  expect((await control<HTMLSelectElement>('Ход игрока Лиза')).value).toBe('to:seat Аня');
  await choose('Ход игрока Лиза', '');
  await at(/Ждём: .*Лиза/);
});

it('FLG takes its moves by night only', async () => {
  game = await dealtGame('flg', 'Рома: mafioso 1, Док: doctor, Аня: citizen, Вера: citizen');
  await game.append(night(1, []));
  await game.open('День');
  await at(/День 1/);
  expect(shown()).not.toContain('присылают днём');
});
