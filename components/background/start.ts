import { answer } from '../../engine/protocol/answer';
import type { Sender } from '../../engine/protocol/gate';
import { err } from '../../engine/result';
import { sweep } from '../../engine/store/public/damaged';
import type { Bench } from './bench';
import { deskCalls } from './desk-calls';
import { followGrant } from './follow';
import { pageCalls } from './page-calls';
import { followNotice, planReminders, remind } from './reminders';
import { syncSites } from './sites';

/**
 * Puts the background to work. Listeners are attached at once and in this very turn, so that the browser can wake a stopped
 * worker for any of them; nothing is kept in memory between two events.
 */
export function startBackground(bench: Bench): void {
  const { browser } = bench;
  const groups = [pageCalls(bench), deskCalls(bench)];
  const self = { id: browser.runtime.id, origin: browser.runtime.getURL('/').replace(/\/$/, '') };

  browser.runtime.onMessage.addListener((message: unknown, sender: Sender, respond: (reply: unknown) => void) => {
    const reply = answer(groups, self, message, sender);
    if (reply === null) return undefined;
    // A throw is a bug of ours; the caller gets an answer all the same and the count goes on.
    reply.then(respond, (bug: unknown) => {
      console.error(bug);
      respond(err({ code: 'no-answer' }));
    });
    return true;
  });

  const plan = () => planReminders(browser, bench.db, bench.now());
  browser.permissions.onAdded.addListener(({ origins }) =>
    bench.later(followGrant(bench, origins ?? []).then(() => (origins?.length ? undefined : plan()))),
  );
  browser.permissions.onRemoved.addListener(() => bench.later(syncSites(browser)));
  browser.runtime.onStartup.addListener(() => {
    bench.later(syncSites(browser));
    bench.later(plan());
  });
  browser.runtime.onInstalled.addListener(() => {
    bench.later(syncSites(browser, true).then(() => sweep(bench.db, bench.now())));
    bench.later(plan());
  });
  browser.alarms.onAlarm.addListener((alarm) => bench.later(remind(bench, alarm)));
  // Not there before the host has allowed notifications; from the worker's next start on it is.
  browser.notifications?.onClicked.addListener((notice) => bench.later(followNotice(bench, notice)));
}
