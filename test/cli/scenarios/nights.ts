import type { Effect } from '../../../engine/game/effects';
import { applyEffects } from '../../../engine/game/effects';
import { UNDECIDED } from '../../../engine/night/asks';
import type { NightResult } from '../../../engine/night/resolve';
import { resolveNight } from '../../../engine/night/resolve';
import { err, ok, type Result } from '../../../engine/result';
import { diceOf } from './night-dice';
import { type Table, tableOf } from './night-setup';
import { silenced, stateAfter, told, unique } from './picture';
import { answerTo, winRuled } from './rulings';

/** Runs one night; the answer has the shape of `expected`. */
export function runNight(scenario: unknown): Result<unknown, string> {
  const made = tableOf(scenario);
  if (!made.ok) return made;
  const table = made.value;
  const { state, rules, orders, acts } = table;
  const given = table.scenario.rulings ?? [];
  const answers: Record<string, string> = {};
  const decisions: string[] = [];

  for (let round = 0; round < 20; round++) {
    const outcome = resolveNight({
      state,
      orders,
      rules,
      dice: diceOf(table, table.scenario.dice ?? {}),
      answers,
      acts,
    });
    switch (outcome.kind) {
      case 'problems':
        return err(outcome.problems.map((problem) => problem.words.ru).join('; '));
      case 'done':
        return ok(picture(table, outcome.result, decisions));
      case 'asks':
        for (const ask of outcome.asks) {
          const ruled = answerTo(ask, given, table.name);
          // The last mover's question is his own move, asked of him and not decided by the host.
          if (ruled === undefined && ask.kind !== 'revive') decisions.push(table.text(ask.words.ru, ask.slots));
          answers[ask.id] = ruled ?? UNDECIDED;
        }
    }
  }
  return err('the asks of the night never end');
}

function picture(table: Table, result: NightResult, decisions: string[]): unknown {
  const { state: before, name } = table;
  const { effects } = result;
  const state = applyEffects(before, effects);
  const night = state.night;
  const of = <K extends Effect['kind']>(kind: K) =>
    effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

  const contested = of('win-proposed').some((win) => win.contested);
  const confirmed = winRuled(table.scenario.rulings ?? []);
  const asked = [...decisions, ...(contested && confirmed === undefined ? ['подтвердить победу'] : [])];
  const after = stateAfter(table, before, state, night);

  return {
    deaths: of('death').map((death) => name(death.seat)),
    ...told(table, effects),
    silenced: silenced(state, night),
    invalidOrders: unique(
      result.refusals.map((refusal) => ({
        actor: name(refusal.order.actor),
        reason: table.text(refusal.words.ru, refusal.slots ?? {}),
        ...(refusal.silent ? { silent: true } : {}),
      })),
      (one) => `${one.actor}/${'silent' in one}`,
    ),
    stateAfter: contested && confirmed === false ? { ...after, winner: null, alsoWins: [] } : after,
    ...(asked.length > 0 ? { hostDecision: asked.join('; ') } : {}),
  };
}
