import type { Trace } from '../night/trace';
import type { Ruleset } from '../rulesets/ruleset';
import type { Effect } from './effects';
import { family, heir, roleOfSeat } from './sides';
import { type GameState, isAlive, type SeatId, seatOf } from './state';

/**
 * Who steps up after deaths, whatever their cause. `after` is the state with the deaths in it, `died`
 * the seats that died in this phase. Call it once per phase, so that those who die together do not succeed each other
 * (A-068).
 */
export function succession(after: GameState, died: readonly SeatId[], rules: Ruleset, trace: Trace): Effect[] {
  return [...roles(after, died, trace), ...office(after, rules, trace), ...lostTracks(after, trace)];
}

function roles(after: GameState, died: readonly SeatId[], trace: Trace): Effect[] {
  const effects: Effect[] = [];
  for (const seat of after.seats) {
    const step = seat.alive ? roleOfSeat(after, seat).succeeds : undefined;
    if (!step) continue;
    const gone = died
      .map((id) => seatOf(after, id))
      .find((dead) => dead.role === step.of && (!step.first || dead.dealt === step.of));
    if (!gone) continue;
    const why = trace.add(
      { ru: 'Умер {gone}: {who} занимает его место ({role})', en: '{gone} is dead: {who} takes the place ({role})' },
      { gone: gone.id, who: seat.id, role: step.of },
      step.rules,
    );
    effects.push({ kind: 'role', seat: seat.id, role: step.of, was: seat.role, why });
    effects.push({
      kind: 'told',
      to: seat.id,
      says: { fact: 'became', role: step.of },
      notice: step.told === 'notice',
      why,
    });
  }
  return effects;
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

/** Who had found a man now dead must look anew. */
const lostTracks = (after: GameState, trace: Trace): Effect[] =>
  after.found
    .filter((found) => !isAlive(after, found.target))
    .map(({ by, target }) => ({
      kind: 'lost-track',
      by,
      why: trace.add(
        { ru: '{target} мёртв: {by} должен искать заново', en: '{target} is dead: {by} has to search anew' },
        { target, by },
        ['A-059'],
      ),
    }));
