import { applyEffects } from '../game/effects';
import type { GameEvent } from '../game/events';
import { fold } from '../game/fold';
import type { GameState } from '../game/state';
import type { Ruleset } from '../rulesets/ruleset';
import { correctNight } from './correction';

/**
 * Nights already played that would have come out otherwise under another reading: what a change of a house option in
 * a running game warns about. Each night is looked at by itself, from the state it really began with; dice lie as
 * they fell.
 */
export function nightsThatDiffer(
  events: readonly GameEvent[],
  rules: Ruleset,
  option: string,
  value: string,
): number[] {
  return events.flatMap((event, at): number[] => {
    if (event.kind !== 'night') return [];
    const read: GameEvent = { kind: 'option', id: option, value };
    const otherwise = correctNight([...events.slice(0, at), read, event], event.night, rules, { seed: 'reading' });
    const before = fold(events.slice(0, at)).state;
    if (!otherwise.ok || !before) return [];
    const [was, would] = [event.effects, otherwise.value.played.effects].map((effects) =>
      morning(applyEffects(before, effects)),
    );
    return was === would ? [] : [event.night];
  });
}

/** What a morning looks like, without the memory of how it came about. */
const morning = (state: GameState): string =>
  JSON.stringify([
    state.seats.map((seat) => [seat.id, seat.alive, seat.role]),
    state.silences,
    state.infected.map((it) => it.seat).sort(),
    state.skeletons.map((it) => it.seat).sort(),
    state.day,
    state.leader,
  ]);
