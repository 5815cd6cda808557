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
export function succession(after: GameState, died: readonly SeatId[], rules: Ruleset, trace: Trace): Effect[] {
  const heirs = roles(after, died, trace);
  const effects = [...heirs.effects, ...office(after, rules, trace), ...tracks(after, heirs.places, trace)];
  const quiet = optionOf(after, 'A-147') === 'nobody';
  return quiet ? effects.filter((effect) => effect.kind !== 'told' || !effect.notice) : effects;
}

/** New holder of a dead man's role by the dead man's seat. */
type Places = ReadonlyMap<SeatId, SeatId>;

function roles(after: GameState, died: readonly SeatId[], trace: Trace): { effects: Effect[]; places: Places } {
  const effects: Effect[] = [];
  const places = new Map<SeatId, SeatId>();
  for (const seat of after.seats) {
    const step = seat.alive ? roleOfSeat(after, seat).succeeds : undefined;
    if (!step) continue;
    const gone = died.map((id) => seatOf(after, id)).find((dead) => makesRoom(after, dead, step));
    if (!gone) continue;
    const why = trace.add(
      { ru: 'Умер {gone}: {who} занимает его место ({role})', en: '{gone} is dead: {who} takes the place ({role})' },
      { gone: gone.id, who: seat.id, role: step.of },
      step.rules,
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

function office(after: GameState, rules: Ruleset, trace: Trace): Effect[] {
  if (after.leader === null || isAlive(after, after.leader)) return [];
  if (rules.office.passes === 'election') {
    if (family(after).length === 0) return [{ kind: 'leader', seat: null, why: null }];
    const why = trace.add(
      { ru: 'Умер {gone}: мафия выбирает нового главу', en: '{gone} is dead: the mafia elect a new head' },
      { gone: after.leader },
      ['R-266', 'A-130'],
    );
    return [
      { kind: 'leader', seat: null, why },
      { kind: 'election', open: true, why },
    ];
  }
  const next = heir(after);
  const why = trace.add(
    next === null
      ? { ru: 'Умер {gone}: мафии больше нет', en: '{gone} is dead: there is no mafia any more' }
      : { ru: 'Умер {gone}: мафию возглавляет {who}', en: '{gone} is dead: {who} heads the mafia' },
    { gone: after.leader, ...(next === null ? {} : { who: next }) },
    ['R-033', 'R-034', 'A-055', 'A-147'],
  );
  return [
    { kind: 'leader', seat: next, why },
    ...(next === null ? [] : [{ kind: 'told', to: next, says: { fact: 'leader' }, notice: true, why } as const]),
  ];
}

/** Who had found a man now dead must look anew, unless the house lets him know the heir. */
function tracks(after: GameState, places: Places, trace: Trace): Effect[] {
  const knows = optionOf(after, 'A-059') === 'knows';
  return after.found
    .filter((found) => !isAlive(after, found.target))
    .map(({ by, target }): Effect => {
      const next = knows ? places.get(target) : undefined;
      const why = trace.add(
        next === undefined
          ? { ru: '{target} мёртв: {by} должен искать заново', en: '{target} is dead: {by} has to search anew' }
          : { ru: '{target} мёртв: {by} знает преемника', en: '{target} is dead: {by} knows his heir' },
        { target, by },
        ['A-059'],
      );
      return next === undefined ? { kind: 'lost-track', by, why } : { kind: 'found', by, target: next, why };
    });
}
