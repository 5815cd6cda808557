import { read } from '../../engine/store/public/attempt';
import type { PublicDb } from '../../engine/store/public/db';
import { gameOf } from '../../engine/store/public/games';
import { reminders, setReminder } from '../../engine/store/public/settings';
import { threadOfGame } from '../../engine/store/public/threads';
import { fill, type Lang, plural } from '../../engine/words';
import type { Bench } from './bench';
import type { BrowserApi } from './browser-api';
import { minutes as minuteForms, words } from './reminders.words';

/** Alarms and notifications of this kind carry the game's id after it. */
const PREFIX = 'deadline ';
const MINUTE = 60_000;

/** What the host has to allow before he can be reminded; asked for when he switches it on and not before. */
export const NOTIFICATIONS = { permissions: ['notifications' as const] };

/** The deadline of a game's day in ms, `null` when there is none, it is a post, or the game is gone. */
async function deadlineOf(db: PublicDb, id: string): Promise<{ at: string; title: string } | null> {
  const game = await read(db, ['games'], () => gameOf(db, id));
  const deadline = game.ok ? game.value.day.deadline : null;
  return game.ok && deadline?.by === 'time' ? { at: deadline.at, title: game.value.title } : null;
}

/**
 * Makes the browser's alarms agree with the deadlines of the games that are to be reminded of. May be called at any time and
 * from any page of the extension: after an edit of a game, at start (alarms do not outlive Firefox), after an update.
 */
export async function planReminders(browser: Pick<BrowserApi, 'alarms'>, db: PublicDb, now: string): Promise<void> {
  const wanted = new Map<string, number>();
  const switched = await reminders(db);
  for (const { game, minutes, told } of switched.ok ? switched.value : []) {
    const deadline = await deadlineOf(db, game);
    if (deadline === null || deadline.at === told || Date.parse(deadline.at) <= Date.parse(now)) continue;
    // One whose time came while the browser was closed rings at once: there is still something left to be told.
    wanted.set(PREFIX + game, Math.max(Date.parse(deadline.at) - minutes * MINUTE, Date.parse(now)));
  }
  const set = (await browser.alarms.getAll()).filter(({ name }) => name.startsWith(PREFIX));
  for (const { name } of set) if (!wanted.has(name)) await browser.alarms.clear(name);
  for (const [name, when] of wanted)
    if (set.find((alarm) => alarm.name === name)?.scheduledTime !== when) await browser.alarms.create(name, { when });
}

/** An alarm has rung: tells how long the voting still lasts, once for every deadline, if the host allows notifications. */
export async function remind({ browser, db, now, lang }: Bench, alarm: { name: string }): Promise<void> {
  if (!alarm.name.startsWith(PREFIX)) return;
  const id = alarm.name.slice(PREFIX.length);
  const switched = await reminders(db);
  const reminder = switched.ok ? switched.value.find((it) => it.game === id) : undefined;
  const deadline = await deadlineOf(db, id);
  if (!reminder || deadline === null || deadline.at === reminder.told) return;
  const left = Date.parse(deadline.at) - Date.parse(now());
  // The deadline was moved after the alarm had been set: it will ring anew.
  if (left > reminder.minutes * MINUTE + MINUTE) return planReminders(browser, db, now());
  if (left <= 0 || !(await browser.permissions.contains(NOTIFICATIONS))) return;
  await browser.notifications?.create(alarm.name, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('/icons/128.png'),
    ...noticeOf(deadline.title, left, await lang()),
  });
  // Noted once it is on the screen: stopped in between, the background shows the same notification again, which replaces it.
  await setReminder(db, id, { minutes: reminder.minutes, told: deadline.at });
}

/** What the notification says: the topic and the time, no player and no role. */
export function noticeOf(game: string, left: number, lang: Lang): { title: string; message: string } {
  const time = plural(minuteForms, lang, Math.max(1, Math.round(left / MINUTE)));
  return { title: fill(words.left, lang, { time }), message: game.trim() || words.untitled[lang] };
}

/** A click on the notification leads to the thread. */
export async function followNotice({ browser, db }: Bench, notice: string): Promise<void> {
  if (!notice.startsWith(PREFIX)) return;
  const thread = await threadOfGame(db, notice.slice(PREFIX.length));
  await browser.notifications?.clear(notice);
  if (thread !== null) await browser.tabs.create({ url: thread.url });
}
