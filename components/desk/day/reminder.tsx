import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { reminders, setReminder } from '../../../engine/store/public/settings';
import { NOTIFICATIONS } from '../../background/reminders';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { numberIn } from '../players/seat-changes';
import { TextField } from '../ui/text-field';
import { words } from './reminder.words';

const USUAL = 15;
const MOST = 24 * 60;

/** «Напомнить до конца голосования»: the browser is asked for notifications when it is switched on, and not before. */
export function DeadlineReminder({ game }: { game: PublicGame }) {
  const { db, browser, settle, plan } = useHands();
  const all = useLive(() => reminders(db), []);
  const allowed = useSignal(true);
  const own = all?.ok ? all.value.find((it) => it.game === game.id) : undefined;
  const on = own !== undefined;
  useEffect(() => {
    if (on) void browser.permissions.contains(NOTIFICATIONS).then((yes) => (allowed.value = yes));
  }, [on]);
  if (all === undefined) return null;
  const put = async (minutes: number | null): Promise<void> => {
    if (await settle(setReminder(db, game.id, minutes === null ? null : { minutes, told: null }))) await plan();
  };
  const turn = (to: boolean): void => {
    // Asked before anything else, while the click still counts as the user's; kept at once, since a popup dies in the question.
    const asked = to ? browser.permissions.request(NOTIFICATIONS).catch(() => false) : null;
    void put(to ? USUAL : null);
    void asked?.then((yes) => (allowed.value = yes));
  };
  return (
    <div class="reminder">
      <label class="inline">
        <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
        {say(words.on)}
      </label>
      {on && (
        <>
          <TextField
            label={say(words.minutes)}
            type="number"
            class="number"
            value={String(own.minutes)}
            onText={(text) => {
              const minutes = numberIn(text);
              if (minutes !== null && minutes >= 1 && minutes <= MOST) void put(minutes);
            }}
          />
          {!allowed.value && <p class="note doubt">{say(words.denied)}</p>}
          {game.day.deadline?.by !== 'time' && <p class="hint">{say(words.noDeadline)}</p>}
        </>
      )}
      <p class="hint">{say(words.hint)}</p>
    </div>
  );
}
