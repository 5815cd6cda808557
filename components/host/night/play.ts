import type { Effect } from '../../../engine/game/effects';
import type { RecordedRoll } from '../../../engine/game/events';
import { overrule } from '../../../engine/game/overrule';
import type { GameState } from '../../../engine/game/state';
import type { HostAct } from '../../../engine/game/strike';
import type { TraceStep } from '../../../engine/game/trace';
import type { Ask } from '../../../engine/night/asks';
import { type Dice, rollKey, seeded, type Throw } from '../../../engine/night/dice';
import type { NightProblem } from '../../../engine/night/problems';
import { type NightResult, resolveNight } from '../../../engine/night/resolve';
import type { Order } from '../../../engine/roles/moves';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { NightDraft } from './night-draft';

/** A die of this night and how it lies, `null` while it was not thrown. */
export interface BoardDie {
  key: string;
  thrown: Throw;
  yes: boolean | null;
  roll: RecordedRoll;
}

export type Played =
  | { kind: 'problems'; problems: readonly NightProblem[] }
  | {
      kind: 'played';
      dice: readonly BoardDie[];
      /** Questions that can be answered now. */
      asks: readonly Ask[];
      /** Nothing is left to throw or to answer. */
      ready: boolean;
      result: NightResult;
      /** The outcome with the host's overrulings. */
      effects: readonly Effect[];
      trace: readonly TraceStep[];
    };

export interface Night {
  state: GameState;
  rules: Ruleset;
  orders: readonly Order[];
  draft: NightDraft;
}

/** Removals that name a player; a half-typed one waits. */
export const hostActs = ({ acts }: NightDraft): HostAct[] =>
  acts.flatMap(({ type, seat }) => (seat === '' ? [] : [{ type, seat }]));

/** Plays the night as it stands. A die not thrown yet counts as «no» until it is; the result says so by `ready`. */
export function playNight({ state, rules, orders, draft }: Night): Played {
  const met = new Map<string, Throw>();
  const dice: Dice = {
    roll(thrown) {
      const key = rollKey(thrown);
      met.set(key, thrown);
      const lying = draft.dice[key];
      return lying ? { yes: lying.yes, how: lying.how } : { yes: false, how: 'thrown' };
    },
  };
  const outcome = resolveNight({ state, orders, rules, dice, answers: draft.answers, acts: hostActs(draft) });
  if (outcome.kind === 'problems') return outcome;
  const result = outcome.kind === 'done' ? outcome.result : outcome.sofar;
  const onBoard = result.rolls.flatMap((roll): BoardDie[] => {
    const thrown = met.get(roll.key);
    return thrown ? [{ key: roll.key, thrown, yes: draft.dice[roll.key]?.yes ?? null, roll }] : [];
  });
  const open = onBoard.some((die) => die.yes === null);
  // Who is dead is not known before the dice have fallen, and neither is whom the last mover could save.
  const asks = (outcome.kind === 'asks' ? outcome.asks : []).filter((ask) => !open || ask.kind !== 'revive');
  const { effects, trace } = overrule(state, rules, result, draft.overrulings);
  return { kind: 'played', dice: onBoard, asks, ready: !open && outcome.kind === 'done', result, effects, trace };
}

/**
 * Throws dice that do not lie yet: the named one, or all, those included that only come up when others have fallen.
 * A die that lies is never thrown again. `seed` is used when none was drawn before.
 */
export function throwDice(night: Night, seed: string, only: string | null): NightDraft {
  let draft: NightDraft = { ...night.draft, seed: night.draft.seed ?? seed };
  const fall = seeded(draft.seed ?? seed);
  for (;;) {
    const played = playNight({ ...night, draft });
    if (played.kind === 'problems') return draft;
    const open = played.dice.filter((die) => die.yes === null && (only === null || die.key === only));
    if (open.length === 0) return draft;
    const fallen = open.map((die) => [die.key, { yes: fall.roll(die.thrown).yes, how: 'thrown' as const }]);
    draft = { ...draft, dice: { ...draft.dice, ...Object.fromEntries(fallen) } };
  }
}
