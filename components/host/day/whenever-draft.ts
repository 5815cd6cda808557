import type { GameEvent } from '../../../engine/game/events';
import { overrule } from '../../../engine/game/overrule';
import type { GameState, SeatId } from '../../../engine/game/state';
import { type HostAct, strike } from '../../../engine/game/strike';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import { type Adding, hostEffect, type Moment } from '../story/adding';

/** Everything half-typed of what the host may do at any time. */
export interface WheneverDraft {
  replace: { seat: SeatId; nick: string };
  strike: { type: HostAct['type']; seat: SeatId; reason: string };
  ruling: { text: string; adding: Adding | null };
  finish: { winner: string };
  note: { seat: SeatId; text: string };
}

export const WHENEVER = 'whenever';

export const FRESH_WHENEVER: WheneverDraft = {
  replace: { seat: '', nick: '' },
  strike: { type: 'modkill', seat: '', reason: '' },
  ruling: { text: '', adding: null },
  finish: { winner: '' },
  note: { seat: '', text: '' },
};

/** Somebody else sits down; his nick becomes the name of the seat, as on the thread. */
export function replacement({ seat, nick }: WheneverDraft['replace']): GameEvent | null {
  const name = nick.trim();
  return seat === '' || name === '' ? null : { kind: 'replaced', seat, account: { nick: name, id: null }, name };
}

export function striking(
  state: GameState,
  rules: Ruleset,
  { type, seat, reason }: WheneverDraft['strike'],
): GameEvent | null {
  if (seat === '' || reason.trim() === '') return null;
  return { kind: type, seat, reason: reason.trim(), ...strike(state, rules, { type, seat }) };
}

/** A ruling in words, or one that changes the game: then with everything that follows from it. */
export function ruling(
  state: GameState,
  rules: Ruleset,
  { text, adding }: WheneverDraft['ruling'],
  at: Moment,
): GameEvent | null {
  const reason = text.trim();
  if (reason === '') return null;
  if (adding === null) return { kind: 'ruling', text: reason, effects: [], trace: [] };
  const effect = hostEffect(adding, at, state);
  if (effect === null) return null;
  const { effects, trace } = overrule(state, rules, { effects: [], core: 0, trace: [] }, [
    { kind: 'add', effect, reason },
  ]);
  return { kind: 'ruling', text: reason, effects, trace };
}

export function noting({ seat, text }: WheneverDraft['note'], day: number): GameEvent | null {
  const said = text.trim();
  return said === '' ? null : { kind: 'note', seat: seat === '' ? null : seat, day, text: said };
}
