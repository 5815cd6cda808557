import { describe, expect, it } from 'vitest';
import type { Bench } from '../../components/background/bench';
import { noticeOf, planReminders } from '../../components/background/reminders';
import { startBackground } from '../../components/background/start';
import { beginGame } from '../../engine/store/public/begin';
import { editGame } from '../../engine/store/public/games';
import { reminders, setReminder } from '../../engine/store/public/settings';
import { about, KEY } from '../protocol/samples';
import { freshGround, numbering } from '../store/ground';
import { fakeBrowser } from './fake-browser';

const DEADLINE = '2026-11-28T18:00:00.000Z';
const ahead = (minutes: number): string => new Date(Date.parse(DEADLINE) - minutes * 60_000).toISOString();

/** A game of one thread whose voting ends at {@link DEADLINE}, its reminder switched on, and a worker at a given moment. */
async function stage(options: { minutes?: number; allowed?: boolean } = {}) {
  const { db } = freshGround();
  const fake = fakeBrowser({ granted: options.allowed === false ? [] : ['notifications'] });
  let moment = ahead(120);
  const work: Promise<unknown>[] = [];
  const bench: Bench = {
    browser: fake.browser,
    db,
    now: () => moment,
    newId: numbering(),
    later: (more) => void work.push(more),
    lang: async () => 'ru',
  };
  startBackground(bench);
  const begun = await beginGame(db, about(), null, moment, numbering('game-'));
  if (!begun.ok) throw new Error(begun.error.code);
  const game = begun.value;
  const deadline = async (at: string | null) => {
    await editGame(db, game, { kind: 'day', patch: { deadline: at === null ? null : { by: 'time', at } } }, moment);
    await planReminders(fake.browser, db, moment);
  };
  await setReminder(db, game, { minutes: options.minutes ?? 15, told: null });
  await deadline(DEADLINE);
  const idle = async () => {
    while (work.length > 0) await Promise.all(work.splice(0));
  };
  return {
    ...fake,
    db,
    game,
    deadline,
    /** Another moment; alarms that are due ring. */
    at: async (now: string) => {
      moment = now;
      for (const [name, when] of [...fake.alarms])
        if (when <= Date.parse(now)) {
          fake.alarms.delete(name);
          fake.wake('onAlarm', { name });
        }
      await idle();
    },
    restart: async () => {
      fake.wake('onStartup');
      await idle();
    },
    idle,
  };
}

const alarmsOf = async ({ alarms }: Bench['browser']): Promise<number> => (await alarms.getAll()).length;

describe('the reminder of a deadline', () => {
  it('rings the chosen minutes before, says the time left and the topic, once', async () => {
    const { alarms, notices, at, restart } = await stage();
    expect([...alarms.values()]).toEqual([Date.parse(ahead(15))]);
    await at(ahead(16));
    expect(notices.size).toBe(0);
    await at(ahead(15));
    expect([...notices.values()]).toEqual([{ title: 'До конца голосования 15 минут', message: about().topic.title }]);
    notices.clear();
    await restart();
    await at(ahead(10));
    expect([alarms.size, notices.size]).toEqual([0, 0]);
  });

  it('is set anew at start, and rings late rather than never', async () => {
    const { alarms, notices, at, restart } = await stage();
    alarms.clear();
    await at(ahead(4));
    await restart();
    await at(ahead(4));
    expect([...notices.values()].map(({ title }) => title)).toEqual(['До конца голосования 4 минуты']);
  });

  it('follows the deadline: moved, taken away, passed', async () => {
    const { alarms, deadline, at, notices, game } = await stage({ minutes: 60 });
    const later = new Date(Date.parse(DEADLINE) + 3_600_000).toISOString();
    await deadline(later);
    expect(alarms.get(`deadline ${game}`)).toBe(Date.parse(DEADLINE));
    await deadline(null);
    expect(alarms.size).toBe(0);
    await deadline(DEADLINE);
    await at(DEADLINE);
    expect(notices.size).toBe(0);
  });

  it('a deadline moved after it was told is told again', async () => {
    const { deadline, at, notices, db, game } = await stage();
    await at(ahead(15));
    expect((await reminders(db)).ok && notices.size).toBe(1);
    notices.clear();
    await deadline(new Date(Date.parse(DEADLINE) + 3_600_000).toISOString());
    await at(DEADLINE);
    await at(ahead(-45));
    expect(notices.get(`deadline ${game}`)?.title).toBe('До конца голосования 15 минут');
  });

  it('a deadline set from the thread is planned by the background', async () => {
    const { send, alarms, idle, game } = await stage({ minutes: 5 });
    const at = ahead(60);
    const from = { id: 'our-id', url: about().url, frameId: 0, tab: { id: 7 } };
    await send('day/set', { key: KEY, day: { deadline: { by: 'time', at } } }, from);
    await idle();
    expect(alarms.get(`deadline ${game}`)).toBe(Date.parse(ahead(65)));
  });

  it('nothing is shown without the permission, and nothing is taken for told', async () => {
    const { at, notices, db } = await stage({ allowed: false });
    await at(ahead(15));
    expect(notices.size).toBe(0);
    const kept = await reminders(db);
    expect(kept.ok && kept.value[0]?.told).toBe(null);
  });

  it('one the browser was still showing when the background was stopped is shown again', async () => {
    const { at, restart, notices, browser, db } = await stage();
    const { notifications } = browser;
    if (notifications === undefined) throw new Error('a browser that can notify');
    const told: unknown[] = [];
    browser.notifications = {
      ...notifications,
      create: async () => {
        const kept = await reminders(db);
        told.push(kept.ok && kept.value[0]?.told);
        return new Promise(() => {});
      },
    };
    void at(ahead(15));
    await expect.poll(() => told).toEqual([null]);
    browser.notifications = notifications;
    void restart();
    await expect.poll(() => alarmsOf(browser)).toBe(1);
    void at(ahead(14));
    await expect.poll(() => notices.size).toBe(1);
  });

  it('a click on it opens the thread', async () => {
    const { at, wake, log, notices, game, idle } = await stage();
    await at(ahead(15));
    wake('onClicked', `deadline ${game}`);
    await idle();
    expect(log).toContain(`new tab ${about().url}`);
    expect(notices.size).toBe(0);
  });

  it.each([
    [1, 'До конца голосования 1 минута', '1 minute until the voting ends'],
    [22, 'До конца голосования 22 минуты', '22 minutes until the voting ends'],
    [0.2, 'До конца голосования 1 минута', '1 minute until the voting ends'],
  ])('%s minutes are said in words of both languages', (left, ru, en) => {
    expect(noticeOf('Игра', left * 60_000, 'ru').title).toBe(ru);
    expect(noticeOf('', left * 60_000, 'en')).toEqual({ title: en, message: 'An untitled game' });
  });
});
