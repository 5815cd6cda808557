// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { DeadlineReminder } from '../../components/desk/day/reminder';
import { HandsContext, handsOn } from '../../components/desk/hands';
import type { PublicGame } from '../../engine/protocol/public-game';
import { reminders } from '../../engine/store/public/settings';
import { fakeBrowser } from '../background/fake-browser';
import { freshGround, numbering, ticking } from '../store/ground';
import { control, mount, press, shown, type } from './mount';

const DEADLINE = '2026-11-28T18:00:00.000Z';

async function stage(refuses = false) {
  const { db } = freshGround();
  const fake = fakeBrowser({ refuses });
  const now = ticking();
  const game: PublicGame = {
    id: 'game-1',
    title: 'Мафия №17',
    preset: 'flg',
    overrides: {},
    roster: { confirmed: false, seats: [], hosts: [] },
    day: { number: 1, start: null, deadline: { by: 'time', at: DEADLINE }, nominees: [] },
  };
  await db.games.put({ ...game, changedAt: now(), removedAt: null });
  const hands = handsOn({ browser: fake.browser, db, book: localStorage, now, newId: numbering() });
  mount(
    <HandsContext.Provider value={hands}>
      <DeadlineReminder game={game} />
    </HandsContext.Provider>,
  );
  const kept = async () => {
    const all = await reminders(db);
    return all.ok ? all.value.map(({ minutes }) => minutes) : [];
  };
  return { ...fake, kept };
}

const SWITCH = 'Напомнить до конца голосования';

describe('the switch of the reminder', () => {
  afterEach(() => mount(null));

  it('asks the browser when it is switched on, and sets the alarm; off takes it away', async () => {
    const { log, kept, alarms } = await stage();
    expect(log).toEqual([]);
    await press(SWITCH);
    await expect.poll(kept).toEqual([15]);
    expect(log).toEqual(['ask notifications']);
    await expect.poll(() => [...alarms.values()]).toEqual([Date.parse(DEADLINE) - 15 * 60_000]);
    await type('За сколько минут', '40');
    await expect.poll(kept).toEqual([40]);
    await expect.poll(() => [...alarms.values()]).toEqual([Date.parse(DEADLINE) - 40 * 60_000]);
    await press(SWITCH);
    await expect.poll(kept).toEqual([]);
    await expect.poll(() => alarms.size).toBe(0);
  });

  it('says what is amiss when the browser refuses', async () => {
    await stage(true);
    await press(SWITCH);
    await expect.poll(shown).toContain('Браузер не разрешил уведомления');
    expect((await control<HTMLInputElement>(SWITCH)).checked).toBe(true);
  });
});
