import { applyEffects, type Effect } from '../game/effects';
import type { RecordedRoll } from '../game/events';
import type { GameState, SeatId } from '../game/state';
import type { HostAct } from '../game/strike';
import { succession } from '../game/succession';
import type { TraceStep } from '../game/trace';
import { proposeWin } from '../game/wins';
import type { Order } from '../roles/moves';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import { admit, silentSeats } from './admit';
import { afflict } from './afflictions';
import { type Answers, type Ask, askBook } from './asks';
import { findBlocked } from './blocks';
import { collect } from './collect';
import { settle } from './deaths';
import type { Dice } from './dice';
import { forestalled } from './forestall';
import type { Refusal } from './orders';
import { type NightProblem, problemsOf } from './problems';
import { askQuestions } from './questions';
import { read } from './reads';
import { attempts, deedsOf, idleHealing, ignoredPatients } from './record';
import { deaths, disqualified, late, reprieves } from './results';
import { revivals } from './revive';
import { blockable, roleLookup, type Scene, type Standing, thrower } from './scene';
import { NO_TRACE, newTrace } from './trace';

export interface NightInput {
  state: GameState;
  orders: readonly Order[];
  rules: Ruleset;
  dice: Dice;
  answers?: Answers;
  /** What the host did himself this night. */
  acts?: readonly HostAct[];
  /** Plays the night without writing reasons down: for odds, which play it thousands of times. */
  traceless?: boolean;
}

export interface NightResult {
  effects: Effect[];
  /** How many of the effects are the night's own; successions and win proposals follow them. */
  core: number;
  trace: readonly TraceStep[];
  rolls: RecordedRoll[];
  refusals: Refusal[];
  /** Seats that could act and sent nothing. */
  silent: SeatId[];
}

export type NightOutcome =
  | { kind: 'problems'; problems: NightProblem[] }
  /** The rules leave something to the host; `sofar` is what stands if he accepts the defaults. */
  | { kind: 'asks'; asks: Ask[]; sofar: NightResult }
  | { kind: 'done'; result: NightResult };

/**
 * Resolves the coming night: pure, total, the same for the same arguments. Orders may come in any sequence; two of
 * one actor for one slot are a conflict and neither stands, so the caller hands in the latest ones only.
 */
export function resolveNight(input: NightInput): NightOutcome {
  const { state, orders, rules, acts = [] } = input;
  const problems = problemsOf(state, orders, rules, acts);
  if (problems.length > 0) return { kind: 'problems', problems };

  const scene = openScene(input);
  const struck = acts.map((act) => act.seat);
  const { standings, sent } = admit(scene, rules, orders, struck);
  const blocked = findBlocked(scene, standings);
  scene.held = new Set(blocked.keys());
  const unblocked = standings.filter((standing) => !stopped(scene, standing, blocked.get(standing.performer)));
  const held = standings.filter((standing) => !unblocked.includes(standing));
  const cut = forestalled(scene, unblocked);
  const { moving, told } = askQuestions(
    scene,
    unblocked.filter((standing) => !cut.has(standing.performer)),
  );
  scene.tonight = deedsOf(scene, moving, held);

  const collected = collect(scene, moving, held);
  const revival = revivals(scene, { moving, collected, orders, blocked, struck });
  scene.tonight = [...scene.tonight, ...revival.deeds];
  const covers = [...collected.covers, ...revival.covers];
  const settled = settle(scene, collected, covers);
  ignoredPatients(scene, covers, settled, collected);
  const gone: ReadonlySet<SeatId> = new Set([...settled.dead.keys(), ...struck]);

  const record = {
    night: scene.night,
    sent: [...sent, ...revival.sent],
    deeds: scene.tonight,
    attempts: attempts(collected, settled),
  };
  const effects: Effect[] = [
    { kind: 'night', record, why: null },
    ...deaths(scene, rules, settled, acts),
    ...afflict(scene, moving, collected, covers, settled, gone),
    ...late(scene, collected, settled, gone),
    ...reprieves(scene, settled, gone),
    ...told,
    ...revival.told,
    ...read(scene, rules, moving, settled),
  ];
  idleHealing(scene, covers, settled, effects);
  askMissing(scene, orders, struck);
  const core = effects.length;
  effects.push(...afterwards(input, scene, effects, gone));

  const result: NightResult = {
    effects,
    core,
    trace: scene.trace.steps,
    rolls: [...scene.rolls.values()],
    refusals: scene.refusals,
    silent: silentSeats(state, rules, orders),
  };
  const asks = scene.asks.open;
  return asks.length > 0 ? { kind: 'asks', asks: [...asks], sofar: result } : { kind: 'done', result };
}

function openScene({ state, rules, dice, answers = {}, traceless = false }: NightInput): Scene {
  const trace = traceless ? NO_TRACE : newTrace();
  const rolls = new Map<string, RecordedRoll>();
  const night = state.night + 1;
  return {
    state,
    night,
    alive: state.seats.filter((seat) => seat.alive).length,
    option: (id) => optionOf(state, id),
    role: roleLookup(state, rules),
    dice,
    trace,
    asks: askBook(answers),
    refusals: [],
    tonight: [],
    held: new Set(),
    roll: thrower(dice, night, rolls),
    rolls,
    say: trace.add,
  };
}

/** A blocked move is lost, but not its memory: the order counts as sent. */
function stopped(scene: Scene, standing: Standing, whys: readonly number[] | undefined): boolean {
  if (!whys || !blockable(scene, standing)) return false;
  scene.say(
    { ru: 'Ход игрока {who} не состоялся: {act}', en: 'The move of {who} does not happen: {act}' },
    { who: standing.performer, act: standing.act.words },
    ['A-040', 'A-041'],
    [standing.why, ...whys],
  );
  return true;
}

/** Successions and wins, looked at once all deaths of the night are in. */
function afterwards(
  { state, rules, acts = [] }: NightInput,
  scene: Scene,
  effects: readonly Effect[],
  gone: ReadonlySet<SeatId>,
): Effect[] {
  const after = applyEffects(state, effects);
  const causes = new Map(
    effects.flatMap((one) => (one.kind === 'death' && one.why !== null ? [[one.seat, one.why] as const] : [])),
  );
  const next = [
    ...succession(after, [...gone], rules, scene.trace, causes),
    ...(rules.screenshot ? disqualified(scene, acts) : []),
  ];
  return [...next, ...proposeWin(applyEffects(after, next), rules, scene.trace)];
}

/** One who has to move and did not is a violation the host judges; of one he strikes out he has judged. */
function askMissing(scene: Scene, orders: readonly Order[], struck: readonly SeatId[]): void {
  for (const seat of scene.state.seats) {
    const rules = seat.alive && !struck.includes(seat.id) ? scene.role(seat.id).mustAct : undefined;
    // Passing is no move of his, so it counts as silence.
    const acts = scene.role(seat.id).acts.map((act) => act.id);
    if (!rules || orders.some((order) => order.actor === seat.id && acts.includes(order.act))) continue;
    scene.asks.ask({
      id: `must-act/${scene.night}/${seat.id}`,
      kind: 'must-act',
      seats: [seat.id],
      words: {
        ru: 'Игрок {who} обязан ходить, а хода нет. Что делать, решает ведущий',
        en: '{who} has to move and has not: the host decides',
      },
      slots: { who: seat.id },
      rules,
      options: [{ id: 'noted', words: { ru: 'принять к сведению', en: 'take note' } }],
      byDefault: null,
    });
  }
}
