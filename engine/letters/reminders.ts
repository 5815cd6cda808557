import type { SeatId } from '../game/state';
import type { Ask } from '../night/asks';
import killedQuestion from './kinds/killed-question';
import reminder from './kinds/reminder';
import warning, { type WarningInput } from './kinds/warning';
import type { Letter } from './letter';
import { seat } from './night';

/** Reminders to those who have not sent a move (`silent` of a night's result): `night/N/reminder/SEAT`. */
export const reminderLetters = (night: number, silent: readonly SeatId[], deadline: string | null): Letter[] =>
  silent.map((id) => reminder.to(seat(id), `night/${night}/reminder/${id}`, { night, deadline }));

/** A warning to one who has missed votes or days, as of a day: `day/N/warning/SEAT`. */
export const warningLetter = (day: number, to: SeatId, missed: WarningInput): Letter =>
  warning.to(seat(to), `day/${day}/warning/${to}`, missed);

/** The question to the one who moves last, out of the resolver's ask of kind `revive`: `night/N/killed/SEAT`. */
export function killedLetter(night: number, ask: Ask): Letter | null {
  const [to] = ask.seats;
  if (ask.kind !== 'revive' || to === undefined) return null;
  const free = ask.options.filter((option) => option.id !== 'nobody').map((option) => option.words.ru);
  const killed = String(ask.slots.killed ?? '')
    .split(', ')
    .filter(Boolean);
  return killedQuestion.to(seat(to), `night/${night}/killed/${to}`, { night, killed, free });
}
