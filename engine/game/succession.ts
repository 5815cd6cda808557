import type { Trace } from '../night/trace';
import type { Succession } from '../roles/role';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import type { Effect } from './effects';
import { family, heir, roleOfSeat } from './sides';
import { type GameState, isAlive, type SeatId, type SeatState, seatOf } from './state';

/**
 * Who steps up after deaths, whatever their cause. `after` is the state with the deaths in it, `died`
 * the seats that died in this phase. Call it once per phase, so that those who die together do not succeed each other
 * (A-068).
 */
export function succession(
  after: GameState,
  died: readonly SeatId[],
  rules: Ruleset,
  trace: Trace,
  /** Step of the trace each death rests on, where there is one. */
  causes: ReadonlyMap<SeatId, number> = new Map(),
): Effect[] {
  const heirs = roles(after, died, trace, causes);
  const effects = [
    ...heirs.effects,
    ...office(after, rules, trace, causes),
    ...tracks(after, heirs.places, trace, causes),
  ];
  const quiet = optionOf(after, 'A-147') === 'nobody';
  return quiet ? effects.filter((effect) => effect.kind !== 'told' || !effect.notice) : effects;
}

type Causes = ReadonlyMap<SeatId, number>;
const causeOf = (causes: Causes, seat: SeatId): number[] => {
  const step = causes.get(seat);
  return step === undefined ? [] : [step];
};

/** New holder of a dead man's role by the dead man's seat. */
type Places = ReadonlyMap<SeatId, SeatId>;

function roles(
  after: GameState,
  died: readonly SeatId[],
  trace: Trace,
  causes: Causes,
): { effects: Effect[]; places: Places } {
  const effects: Effect[] = [];
  const places = new Map<SeatId, SeatId>();
  for (const seat of after.seats) {
    const step = seat.alive ? roleOfSeat(after, seat).succeeds : undefined;
    if (!step) continue;
    const gone = died.map((id) => seatOf(after, id)).find((dead) => makesRoom(after, dead, step));
    if (!gone) continue;
    const why = trace.add(
      {
        ru: 'Игрок {gone} мёртв: {who} занимает его место ({role})',
        en: '{gone} is dead: {who} takes the place ({role})',
      },
      { gone: gone.id, who: seat.id, role: step.of },
      step.rules,
      causeOf(causes, gone.id),
    );
    places.set(gone.id, seat.id);
    effects.push({ kind: 'role', seat: seat.id, role: step.of, was: seat.role, why });
    effects.push({
      kind: 'told',
      to: seat.id,
      says: { fact: 'became', role: step.of },
      notice: step.told === 'notice',
      why,
    });
  }
  return { effects, places };
}

function makesRoom(after: GameState, dead: SeatState, step: Succession): boolean {
  if (dead.role !== step.of || (step.first && dead.dealt !== step.of)) return false;
  const cause = dead.death?.cause;
  const struck = cause === 'modkill' || cause === 'disqualified';
  if (struck && optionOf(after, 'A-033') === 'nothing') return false;
  const murdered = cause === 'killed' || cause === 'disease';
  return !step.killedOnly || murdered || optionOf(after, step.killedOnly[0]) !== step.killedOnly[1];
}

function office(after: GameState, rules: Ruleset, trace: Trace, causes: Causes): Effect[] {
  if (after.leader === null || isAlive(after, after.leader)) return [];
  if (rules.office.passes === 'election') {
    if (family(after).length === 0) return [{ kind: 'leader', seat: null, why: null }];
    const why = trace.add(
      { ru: 'Игрок {gone} мёртв: мафия выбирает нового главу', en: '{gone} is dead: the mafia elect a new head' },
      { gone: after.leader },
      ['R-266', 'A-130'],
      causeOf(causes, after.leader),
    );
    return [
      { kind: 'leader', seat: null, why },
      { kind: 'election', open: true, why },
    ];
  }
  const next = heir(after);
  const why = trace.add(
    next === null
      ? { ru: 'Игрок {gone} мёртв: мафии больше нет', en: '{gone} is dead: there is no mafia any more' }
      : { ru: 'Игрок {gone} мёртв: мафию возглавляет {who}', en: '{gone} is dead: {who} heads the mafia' },
    { gone: after.leader, ...(next === null ? {} : { who: next }) },
    ['R-033', 'R-034', 'A-055', 'A-147'],
    causeOf(causes, after.leader),
  );
  return headedBy(next, why);
}

/** The mafia have this head, or none, and he is told. */
export const headedBy = (seat: SeatId | null, why: number | null): Effect[] => [
  { kind: 'leader', seat, why },
  ...(seat === null ? [] : [{ kind: 'told', to: seat, says: { fact: 'leader' }, notice: true, why } as const]),
];

/** Who had found a man now dead must look anew, unless the house lets him know the heir. */
function tracks(after: GameState, places: Places, trace: Trace, causes: Causes): Effect[] {
  const knows = optionOf(after, 'A-059') === 'knows';
  return after.found
    .filter((found) => !isAlive(after, found.target))
    .map(({ by, target }): Effect => {
      const next = knows ? places.get(target) : undefined;
      const why = trace.add(
        next === undefined
          ? { ru: 'Игрок {target} мёртв: {by} ищет заново', en: '{target} is dead: {by} has to search anew' }
          : { ru: 'Игрок {target} мёртв: {by} знает преемника', en: '{target} is dead: {by} knows his heir' },
        { target, by },
        ['A-059'],
        causeOf(causes, target),
      );
      return next === undefined ? { kind: 'lost-track', by, why } : { kind: 'found', by, target: next, why };
    });
}
