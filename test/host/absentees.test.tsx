// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { absenteeRows } from '../../components/host/day/absentee-rows';
import { RULESETS } from '../../engine/rulesets/all';
import { openThread, sawPosts } from '../../engine/store/public/threads';
import type { Activity } from '../../engine/votes/activity/activity';
import { control, press, shown } from '../desk/mount';
import { night } from '../letters/game';
import { FORUM, KEY, post, read } from '../protocol/samples';
import { dealtGame, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);

const activity = (today: Record<string, number>, provisional = false): Activity => ({
  day: 2,
  days: [],
  provisional,
  players: Object.entries(today).map(([seat, posts]) => ({
    seat,
    name: seat,
    alive: true,
    today: posts,
    total: posts,
    first: null,
    last: null,
    missed: { votes: [], posts: [] },
  })),
});

describe('rows of absentees', () => {
  const rows = (closed: boolean, known: Activity | null) =>
    absenteeRows({
      seats: ['а', 'б', 'в', 'г'],
      day: 2,
      past: new Map([['а', { votes: [1], posts: [] }]]),
      absent: ['а', 'б'],
      closed,
      activity: known,
      ladder: { penalty: -2, outAfter: 2 },
      rules: RULESETS.flg,
    }).map(({ seat, step, today, missed }) => [seat, step, today, missed.votes, missed.posts]);

  it('while the voting is open nobody has missed this day yet', () => {
    expect(rows(false, activity({ а: 1, б: 0, в: 2, г: 3 }))).toEqual([
      ['а', 'warn', 1, [1], []],
      ['б', 'none', 0, [], []],
    ]);
  });

  it('R-011 R-018 once it is closed the misses count, the gravest first', () => {
    expect(rows(true, activity({ а: 1, б: 2, в: 0, г: 3 }))).toEqual([
      ['а', 'out', 1, [1, 2], []],
      ['в', 'out', 0, [], [2]],
      ['б', 'warn', 2, [2], []],
    ]);
  });

  it('with pages unread, or nothing known, nobody is called silent', () => {
    expect(
      rows(true, activity({ а: 1, б: 2, в: 0, г: 3 }, true)).filter(([, , , , posts]) => `${posts}` !== ''),
    ).toEqual([]);
    expect(rows(true, null).map(([seat]) => seat)).toEqual(['а', 'б']);
  });
});

describe('absentees on the day’s screen', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', 'Рома: mafioso 1, Аня: citizen, Боря: citizen, Вера: citizen');
    await game.append(night(1, []));
    await game.append({ kind: 'posted', what: 'night', number: 1 });
    const verdict = { publicTotals: [], trueTotals: [], condemned: [], answers: {}, effects: [], trace: [] };
    const day = { start: '2026-11-20T10:00:00.000Z', deadline: '2026-11-20T18:00:00.000Z', topic: KEY };
    await game.append({ kind: 'day-opened', day: 1, ...day });
    await game.append({ kind: 'verdict', day: 1, ...verdict, absent: ['seat Вера'] });
    await game.append({ kind: 'posted', what: 'day', number: 1 });
    await game.append(night(2, []));
    await game.append({ kind: 'posted', what: 'night', number: 2 });
    await game.append({ kind: 'day-opened', day: 2, ...day });
    const page = { key: KEY, forum: FORUM, engine: 'phpbb3', url: FORUM, title: 'Тема' };
    await openThread(game.db, page, 'ru', '2026-11-20T16:00:00.000Z');
    await game.db.threads.update(KEY, { game: 'public-1', role: 'both' });
    const vote = { ...post('100', 'Боря'), author: 'Аня', authorId: 'account Аня' };
    await sawPosts(game.db, KEY, read(1, [vote]), '2026-11-20T16:00:00.000Z');
  });

  it('says the step, writes the warning, fills in the modkill with its reason', async () => {
    await game.open('День');
    await at(/Прогулы и активность: \d/);
    await at(/Вера1 · 1/);
    await at(/штраф −2 и предупреждение: следующий прогул — последний/);
    await press('Письмо с предупреждением: Вера');
    await at(/Вашего голоса не было в дни: 1\./);
    const field = await control<HTMLInputElement>(/^Замена или модкилл, когда пропущено/);
    field.value = '1';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press('Вычеркнуть: Вера');
    await expect.poll(async () => (await control<HTMLInputElement>('За что')).value).toBe('не голосовал в дни 1');
    await expect.poll(async () => (await control<HTMLSelectElement>('Кого вычеркнуть')).value).toBe('seat Вера');
    await expect.poll(() => document.querySelector<HTMLDetailsElement>('#whenever')?.open).toBe(true);
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((it) => [it.id, it.nodes[0]?.html])).toEqual([]);
  });
});

describe('the end of a game', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', 'Рома: mafioso 1, Аня: citizen, Боря: citizen, Вера: citizen');
    await game.append(night(1, []));
  });

  it('can be set by hand; then the final post, the best player, and the list of games knows', async () => {
    await game.open('День');
    const winner = await control<HTMLSelectElement>('Кто победил');
    winner.value = 'town';
    winner.dispatchEvent(new Event('change', { bubbles: true }));
    await press('Закончить эту игру');
    await expect.poll(game.last).toMatchObject({ kind: 'ended', effects: [{ winner: 'town' }] });
    await at(/Победа: город/);
    await at(/Конец игры/);
    await at(/Рома — мафия/);
    await expect.poll(async () => (await game.db.games.get('public-1'))?.finished).toBe(true);
    const best = await control<HTMLSelectElement>('Лучший игрок');
    best.value = 'seat Аня';
    best.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(game.last).toMatchObject({ kind: 'note', seat: 'seat Аня', best: true });
    await at(/Лучший игрок: Аня\./);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((it) => [it.id, it.nodes[0]?.html])).toEqual([]);
    await press('Отменить');
    await expect.poll(game.last).toMatchObject({ kind: 'ended' });
    await press('Отменить');
    await expect.poll(async () => (await game.db.games.get('public-1'))?.finished).toBe(false);
  });
});
