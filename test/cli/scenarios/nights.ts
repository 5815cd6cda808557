import type { Effect } from '../../../engine/game/effects';
import { applyEffects } from '../../../engine/game/effects';
import { type SeatId, silentDays } from '../../../engine/game/state';
import { alsoWins, verdicts } from '../../../engine/game/wins';
import type { Ask } from '../../../engine/night/asks';
import { UNDECIDED } from '../../../engine/night/asks';
import type { NightResult } from '../../../engine/night/resolve';
import { resolveNight } from '../../../engine/night/resolve';
import { err, ok, type Result } from '../../../engine/result';
import { diceOf } from './night-dice';
import { type NightScenario, type Table, tableOf } from './night-setup';
import { factText, sideText } from './night-texts';

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
          const ruled = ruling(table, ask, given);
          // The last mover's question is his own move, asked of him and not decided by the host.
          if (ruled === undefined && ask.kind !== 'revive') decisions.push(table.text(ask.words.ru, ask.slots));
          answers[ask.id] = ruled ?? UNDECIDED;
        }
    }
  }
  return err('the asks of the night never end');
}

/** Answer given beforehand, as id of one of the options. */
function ruling(table: Table, ask: Ask, given: NonNullable<NightScenario['rulings']>): string | undefined {
  const found = given.find((one) => one.ask === ask.kind);
  if (!found) return undefined;
  const wanted = found.answer.trim().toLowerCase();
  return ask.options.find(
    (option) =>
      option.words.ru.toLowerCase() === wanted ||
      option.id === wanted ||
      table.name(option.id).toLowerCase() === wanted,
  )?.id;
}

function picture(table: Table, result: NightResult, decisions: string[]): unknown {
  const { state: before, rules, name } = table;
  const { effects } = result;
  const state = applyEffects(before, effects);
  const night = state.night;
  const of = <K extends Effect['kind']>(kind: K) =>
    effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

  const contested = of('win-proposed').filter((win) => win.contested);
  const asked = [...decisions, ...contested.map(() => 'подтвердить победу')];
  const standings = verdicts(state, rules);
  const winner = standings.find((one) => one.verdict.won);
  const near = standings.find((one) => !one.verdict.won);
  const roleName = (id: string) => rules.roles.get(id)?.words.name.ru ?? id;
  const shown = [
    ...of('revealed').map((one) => ({
      player: name(one.seat),
      what: `${one.as === 'role' ? 'роль' : 'статус'}: ${roleName(one.role)}`,
    })),
    ...of('exposed').map((one) => ({
      player: name(one.seat),
      what: `ник: ${one.as === 'leader' ? rules.office.words.ru : roleName(one.as)}`,
    })),
  ];
  // Where one has borrowed the same act, the owner of the role is named first.
  const first = <T extends { by: SeatId }>(list: readonly T[], role: string): T | undefined =>
    list.find((one) => before.seats.some((seat) => seat.id === one.by && seat.role === role)) ?? list[0];
  const fan = first(state.day.standIns, 'fan');
  const vow = first(state.day.vows, 'povesa');
  const maybe = (id: string | undefined | null) => (id === undefined || id === null ? null : name(id));
  const living = (id: string) => state.seats.some((seat) => seat.id === id && seat.alive);

  return {
    deaths: of('death').map((death) => name(death.seat)),
    revealed: unique(shown),
    silenced: state.seats
      .map((seat) => ({ player: seat.name, days: seat.alive ? silentDays(state, seat.id, night, true) : 0 }))
      .filter(({ days }) => days > 0),
    privateResults: of('told')
      .filter((told) => !told.notice)
      .flatMap((told) => factText(table, told.says).map((text) => ({ to: name(told.to), text }))),
    publicFacts: of('published').flatMap((one) => factText(table, one.says)),
    invalidOrders: unique(
      result.refusals.map((refusal) => ({
        actor: name(refusal.order.actor),
        reason: table.text(refusal.words.ru, refusal.slots ?? {}),
        ...(refusal.silent ? { silent: true } : {}),
      })),
      (one) => `${one.actor}/${'silent' in one}`,
    ),
    stateAfter: {
      boss: maybe(state.leader),
      godfather: maybe(state.leader),
      bossWithoutVote: maybe(state.day.voteless.find((id) => id === state.leader) ?? state.day.voteless[0]),
      infected: state.infected.map((one) => name(one.seat)),
      skeletons: state.skeletons.map((one) => name(one.seat)),
      fanFound: maybe(state.found.find((one) => living(one.by))?.target),
      roleChanges: Object.fromEntries(
        state.seats
          .filter((seat) => seat.role !== seat.dealt && seat.role !== rules.office.title)
          .map((seat) => [seat.name, roleName(seat.role)]),
      ),
      lawyerProtects: maybe(first(state.day.protected, 'lawyer')?.seat),
      prosecutorRemoves: maybe(first(state.day.unprotected, 'prosecutor')?.seat),
      povesa: vow ? { name: name(vow.by), victim: name(vow.victim) } : null,
      fan: fan
        ? {
            name: name(fan.by),
            action: fan.at === 'gallows' ? 'selfIncrimination' : 'bodyguard',
            maniac: name(fan.ward),
          }
        : null,
      idiotKillersProtected: state.day.reprieved.map(name),
      sideLoses: state.lost.length > 0 ? sideText(table, state.lost.at(-1) ?? '') : null,
      winner: winner ? sideText(table, winner.id) : null,
      notWinner: near ? sideText(table, near.id) : null,
      alsoWins: winner ? alsoWins(state).map(roleName) : [],
      needNewGodfather: state.election,
    },
    ...(asked.length > 0 ? { hostDecision: asked.join('; ') } : {}),
  };
}

function unique<T>(list: readonly T[], key: (one: T) => string = (one) => JSON.stringify(one)): T[] {
  return [...new Map(list.map((one) => [key(one), one] as const)).values()];
}
