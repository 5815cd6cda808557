import { type Fraction, fraction, ONE, plus, rest, times, ZERO } from '../fraction';
import { applyEffects } from '../game/effects';
import { type SeatId, silentDays } from '../game/state';
import type { Dice, Throw } from './dice';
import { rollKey, seeded } from './dice';
import type { NightProblem } from './problems';
import { type NightInput, type NightOutcome, resolveNight } from './resolve';

/** One thing a night may come to. */
export interface Outcome {
  chance: Fraction;
  /** Seats dead in the morning, sorted. */
  deaths: readonly SeatId[];
  /** Published nicks: whose act left a trace. */
  exposed: readonly SeatId[];
  revealed: readonly SeatId[];
  /** Living seats without a vote on the coming day. */
  silenced: readonly SeatId[];
  skeletons: readonly SeatId[];
  /** Every way the dice can bring it about: `true` for a die that fell. */
  ways: readonly Readonly<Record<string, boolean>>[];
}

export interface Odds {
  /** `false`: too many branches, the chances are shares of a fixed number of played nights. */
  exact: boolean;
  /** Nights played to find out. */
  nights: number;
  /** Likeliest first; the chances sum to exactly one. */
  outcomes: readonly Outcome[];
  /** Chance of death, exposure and silence of every seat that has any. */
  dies: ReadonlyMap<SeatId, Fraction>;
  exposed: ReadonlyMap<SeatId, Fraction>;
  silenced: ReadonlyMap<SeatId, Fraction>;
  /** Something is left to the host; the odds hold for the defaults. */
  asks: boolean;
}

export type OddsResult = { kind: 'problems'; problems: NightProblem[] } | { kind: 'odds'; odds: Odds };

/** Branches beyond which the odds are estimated. */
export const MOST_BRANCHES = 2 ** 16;
/** Nights an estimate rests on. */
export const SAMPLE = 4096;

/** Dice that follow a script and note the first throws the script does not know. */
class Scripted implements Dice {
  readonly fell: { key: string; chance: readonly [number, number]; yes: boolean }[] = [];
  readonly #script: ReadonlyMap<string, boolean>;
  constructor(script: ReadonlyMap<string, boolean>) {
    this.#script = script;
  }
  roll(thrown: Throw): { yes: boolean; how: 'thrown' } {
    const key = rollKey(thrown);
    // An unknown throw falls «yes» on this walk; the walk for «no» is made afterwards.
    const yes = this.#script.get(key) ?? true;
    this.fell.push({ key, chance: thrown.die.chance, yes });
    return { yes, how: 'thrown' };
  }
}

/** How far the counting has come: nights played, of as many as are known to be needed by now. */
export interface OddsProgress {
  played: number;
  of: number;
}

/**
 * The exact distribution of what a night may come to, by the very function that plays it: every branch of the dice is
 * played without a trace. Dice set by the host are certain. Above {@link MOST_BRANCHES} branches it is an estimate
 * over {@link SAMPLE} seeded nights, and says so. `dice` of the input is not used; `set` are the host's own.
 */
export function oddsOf(
  input: Omit<NightInput, 'dice'>,
  set: Readonly<Record<string, boolean>> = {},
  most = MOST_BRANCHES,
): OddsResult {
  const steps = oddsSteps(input, set, most);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, a night at a step: whoever counts on a screen draws between the steps and may stop after any of them. */
export function* oddsSteps(
  input: Omit<NightInput, 'dice'>,
  set: Readonly<Record<string, boolean>> = {},
  most = MOST_BRANCHES,
): Generator<OddsProgress, OddsResult> {
  const gather = new Gathering(input);
  const open: ReadonlyMap<string, boolean>[] = [new Map(Object.entries(set))];
  while (open.length > 0) {
    if (gather.nights + open.length > most) return yield* estimate(input, set);
    const script = open.pop() ?? new Map();
    const dice = new Scripted(script);
    const played = resolveNight({ ...input, dice, traceless: true });
    if (played.kind === 'problems') return played;
    const chance = dice.fell
      .filter((it) => !(it.key in set))
      .reduce((all, it) => times(all, it.yes ? fraction(...it.chance) : rest(fraction(...it.chance))), ONE);
    gather.add(played, chance, Object.fromEntries(dice.fell.map((it) => [it.key, it.yes])));
    // Every throw this walk met first branches off once: all earlier throws as here, this one the other way.
    const path = new Map(script);
    for (const it of dice.fell) {
      if (path.has(it.key)) continue;
      const [yes, of] = it.chance;
      if (yes < of) open.push(new Map([...path, [it.key, false]]));
      path.set(it.key, true);
    }
    yield { played: gather.nights, of: gather.nights + open.length };
  }
  return { kind: 'odds', odds: gather.odds(true) };
}

function* estimate(
  input: Omit<NightInput, 'dice'>,
  set: Readonly<Record<string, boolean>>,
): Generator<OddsProgress, OddsResult> {
  const gather = new Gathering(input);
  for (let i = 0; i < SAMPLE; i++) {
    const played = resolveNight({ ...input, dice: seeded(`odds ${i}`, set), traceless: true });
    if (played.kind === 'problems') return played;
    const { rolls } = played.kind === 'done' ? played.result : played.sofar;
    gather.add(played, fraction(1, SAMPLE), Object.fromEntries(rolls.map((it) => [it.key, it.yes])));
    yield { played: i + 1, of: SAMPLE };
  }
  return { kind: 'odds', odds: gather.odds(false) };
}

type Played = Exclude<NightOutcome, { kind: 'problems' }>;

/** Sums branches up to outcomes. */
class Gathering {
  nights = 0;
  #asks = false;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #input: Omit<NightInput, 'dice'>;
  constructor(input: Omit<NightInput, 'dice'>) {
    this.#input = input;
  }

  add(played: Played, chance: Fraction, way: Readonly<Record<string, boolean>>): void {
    this.nights += 1;
    this.#asks ||= played.kind === 'asks';
    const { effects } = played.kind === 'done' ? played.result : played.sofar;
    const after = applyEffects(this.#input.state, effects);
    const seats = (kind: 'death' | 'exposed' | 'revealed'): SeatId[] =>
      [...new Set(effects.flatMap((it) => (it.kind === kind ? [it.seat] : [])))].sort();
    const made: Omit<Outcome, 'chance' | 'ways'> = {
      deaths: seats('death'),
      exposed: seats('exposed'),
      revealed: seats('revealed'),
      silenced: after.seats.filter((it) => it.alive && silentDays(after, it.id, after.night) > 0).map((it) => it.id),
      skeletons: after.skeletons.map((it) => it.seat).sort(),
    };
    // Whatever else differs (answers, letters) is not shown beforehand, so it makes no outcome of its own.
    const key = JSON.stringify(made);
    const known = this.#outcomes.get(key);
    this.#outcomes.set(key, {
      ...made,
      chance: known ? plus(known.chance, chance) : chance,
      ways: [...(known?.ways ?? []), way],
    });
  }

  odds(exact: boolean): Odds {
    const outcomes = [...this.#outcomes.values()].sort((a, b) => {
      const difference = b.chance.yes * a.chance.of - a.chance.yes * b.chance.of;
      return difference > 0n ? 1 : difference < 0n ? -1 : 0;
    });
    const each = (list: (outcome: Outcome) => readonly SeatId[]): Map<SeatId, Fraction> => {
      const sums = new Map<SeatId, Fraction>();
      for (const outcome of outcomes)
        for (const seat of list(outcome)) sums.set(seat, plus(sums.get(seat) ?? ZERO, outcome.chance));
      return sums;
    };
    return {
      exact,
      nights: this.nights,
      outcomes,
      dies: each((it) => it.deaths),
      exposed: each((it) => it.exposed),
      silenced: each((it) => it.silenced),
      asks: this.#asks,
    };
  }
}

/** All chances together: exactly one, whatever the night. */
export const total = (odds: Odds): Fraction => odds.outcomes.reduce((sum, it) => plus(sum, it.chance), ZERO);
