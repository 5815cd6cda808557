import { applyEffects, type Effect } from '../game/effects';
import type { GameEvent, RecordedOrder, RecordedRoll } from '../game/events';
import { fold } from '../game/fold';
import { type GameState, type SeatId, silentDays } from '../game/state';
import type { HostAct } from '../game/strike';
import { err, ok, type Result } from '../result';
import type { Order } from '../roles/moves';
import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase, Slots } from '../words';
import type { Answers } from './asks';
import { seeded } from './dice';
import { type NightResult, resolveNight } from './resolve';

type NightEvent = Extract<GameEvent, { kind: 'night' }>;

/** What the host wants to see otherwise about a past night. */
export interface Change {
  /** The orders as they should have been, all of them; the recorded ones when left out. */
  orders?: readonly Order[];
  /** Dice by key; all others lie as they fell. */
  dice?: Readonly<Record<string, boolean>>;
  answers?: Answers;
  /** For dice that had not been thrown that night. */
  seed: string;
}

/** One thing that would have been otherwise in the morning, with the effects that set it right today. */
export interface Difference {
  seat: SeatId;
  words: Phrase;
  slots: Slots;
  /** Effects of a ruling that records the correction now; empty where nothing can be set right any more. */
  ruling: readonly Effect[];
}

export interface CorrectionProblem {
  code: 'no-night' | 'unplayable';
  words: Phrase;
}

/** Orders of a recorded night as the resolver takes them; refused ones had no part in it. */
export const ordersOf = (orders: readonly RecordedOrder[]): Order[] =>
  orders
    .filter((it) => it.verdict !== 'illegal')
    .map(({ verdict: _v, raw: _r, story, void: _void, ...order }) => ({
      ...order,
      ...(story ? { described: true } : {}),
    }));

/** Players the host took out himself that night; a correction leaves them out of the game. */
const struckIn = ({ effects }: NightEvent): HostAct[] =>
  effects.flatMap((effect) => {
    if (effect.kind !== 'death') return [];
    const type = effect.death.cause;
    return type === 'modkill' || type === 'disqualified' ? [{ type, seat: effect.seat }] : [];
  });

const dice = (rolls: readonly RecordedRoll[]): Record<string, boolean> =>
  Object.fromEntries(rolls.map((roll) => [roll.key, roll.yes]));

/**
 * «Исправить ночь N»: plays a past night again with what should have been, all other dice as they fell, and tells what
 * would have differed in that morning, each with the ruling that sets it right now. Nothing recorded is changed and
 * nothing published is rewritten: the host records the rulings he chooses as an event of today.
 */
export function correctNight(
  events: readonly GameEvent[],
  number: number,
  rules: Ruleset,
  change: Change,
): Result<{ played: NightResult; differences: Difference[] }, CorrectionProblem> {
  const at = events.findIndex((event) => event.kind === 'night' && event.night === number);
  const event = events[at] as NightEvent | undefined;
  const before = fold(events.slice(0, Math.max(at, 0))).state;
  const now = fold(events).state;
  if (!event || !before || !now)
    return err({
      code: 'no-night',
      words: { ru: 'Такая ночь ещё не разыграна', en: 'That night has not been resolved' },
    });
  const outcome = resolveNight({
    state: before,
    orders: change.orders ?? ordersOf(event.orders),
    rules,
    dice: seeded(change.seed, { ...dice(event.rolls), ...change.dice }),
    answers: { ...event.answers, ...change.answers },
    acts: struckIn(event),
  });
  if (outcome.kind === 'problems')
    return err({
      code: 'unplayable',
      words: outcome.problems[0]?.words ?? { ru: 'Такую ночь сыграть нельзя', en: 'Such a night cannot be played' },
    });
  const played = outcome.kind === 'done' ? outcome.result : outcome.sofar;
  return ok({
    played,
    differences: differences(number, applyEffects(before, event.effects), applyEffects(before, played.effects), now),
  });
}

const SHOULD_HAVE_DIED: Phrase = { ru: '{seat} должен был умереть', en: '{seat} should have died' };
const SHOULD_LIVE: Phrase = { ru: '{seat} не должен был умереть', en: '{seat} should not have died' };
const SHOULD_BE_SILENT: Phrase = { ru: '{seat} должен был лишиться голоса', en: '{seat} should have lost the vote' };
const SHOULD_SPEAK: Phrase = { ru: '{seat} не должен был лишиться голоса', en: '{seat} should not have lost the vote' };
const SHOULD_BE_ILL: Phrase = { ru: '{seat} должен был заразиться', en: '{seat} should have been infected' };
const SHOULD_BE_WELL: Phrase = { ru: '{seat} не должен был заразиться', en: '{seat} should not have been infected' };
const SHOULD_BE_BONES: Phrase = { ru: '{seat} должен был стать скелетом', en: '{seat} should have become a skeleton' };
const SHOULD_BE_FLESH: Phrase = {
  ru: '{seat} не должен был стать скелетом',
  en: '{seat} should not have become a skeleton',
};
const ROLE: Phrase = { ru: '{seat} должен был стать: {role}', en: '{seat} should have become: {role}' };

function differences(number: number, was: GameState, would: GameState, now: GameState): Difference[] {
  return now.seats.flatMap(({ id }): Difference[] => {
    const [old, fresh, today] = [was, would, now].map((state) => state.seats.find((seat) => seat.id === id));
    if (!old || !fresh || !today) return [];
    const found: Difference[] = [];
    const differ = (words: Phrase, ruling: readonly Effect[], slots: Slots = {}): void => {
      found.push({ seat: id, words, slots: { seat: id, ...slots }, ruling });
    };
    if (old.alive !== fresh.alive) {
      if (fresh.alive) differ(SHOULD_LIVE, today.alive ? [] : [{ kind: 'undeath', seat: id, why: null }]);
      else
        differ(
          SHOULD_HAVE_DIED,
          today.alive && fresh.death ? [{ kind: 'death', seat: id, death: fresh.death, why: null }] : [],
        );
    }
    const silent = (state: GameState): number => silentDays(state, id, number);
    if (old.alive && fresh.alive && silent(was) > 0 !== silent(would) > 0)
      differ(silent(would) > 0 ? SHOULD_BE_SILENT : SHOULD_SPEAK, silenceRuling(would, now, id));
    for (const [list, yes, no, undo] of [
      ['infected', SHOULD_BE_ILL, SHOULD_BE_WELL, 'cured'],
      ['skeletons', SHOULD_BE_BONES, SHOULD_BE_FLESH, 'restored'],
    ] as const) {
      const has = (state: GameState): boolean => state[list].some((it) => it.seat === id);
      if (!old.alive || !fresh.alive || has(was) === has(would)) continue;
      const gained = would[list].find((it) => it.seat === id);
      const kind = list === 'infected' ? 'infected' : 'skeleton';
      differ(
        gained ? yes : no,
        gained ? [{ kind, ...gained, why: null } as Effect] : has(now) ? [{ kind: undo, seat: id, why: null }] : [],
      );
    }
    if (fresh.role !== old.role)
      differ(ROLE, today.alive ? [{ kind: 'role', seat: id, role: fresh.role, was: today.role, why: null }] : [], {
        role: fresh.role,
      });
    return found;
  });
}

/** A silence that should have been is set for the days still to come; one that should not have been cannot be taken back. */
function silenceRuling(would: GameState, now: GameState, seat: SeatId): Effect[] {
  const until = would.silences.find((it) => it.seat === seat)?.until ?? 0;
  return until >= now.night ? [{ kind: 'silence', seat, until, why: null }] : [];
}
