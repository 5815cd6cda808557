import type { Effect } from '../../../engine/game/effects';
import { type GameState, type SeatId, silentDays } from '../../../engine/game/state';
import { alsoWins, verdicts } from '../../../engine/game/wins';
import type { Table } from './night-setup';
import { factText, sideText } from './night-texts';

/** Side of a game the picture is made of. */
type Shown = Pick<Table, 'rules' | 'name'>;

/** What the town and the players learn, as the scenario files word it. */
export function told(table: Shown, effects: readonly Effect[]): Record<string, unknown> {
  const { name, rules } = table;
  const of = <K extends Effect['kind']>(kind: K) =>
    effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
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
  return {
    revealed: unique(shown),
    privateResults: of('told')
      .filter((one) => !one.notice)
      .flatMap((one) => factText(table, one.says).map((text) => ({ to: name(one.to), text }))),
    publicFacts: of('published').flatMap((one) => factText(table, one.says)),
  };
}

/** Who may not vote on a day and for how many days counting that one: announced losses of the living. */
export const silenced = (state: GameState, day: number): { player: string; days: number }[] =>
  state.seats
    .map((seat) => ({ player: seat.name, days: seat.alive ? silentDays(state, seat.id, day, true) : 0 }))
    .filter(({ days }) => days > 0);

/**
 * The state in the keys of the scenario files; `before` tells the owners of roles from those who borrowed them, `day` is
 * the next day of voting.
 */
export function stateAfter(table: Shown, before: GameState, state: GameState, day: number): Record<string, unknown> {
  const { name, rules } = table;
  const standings = verdicts(state, rules);
  const winner = standings.find((one) => one.verdict.won);
  const near = standings.find((one) => !one.verdict.won);
  const roleName = (id: string) => rules.roles.get(id)?.words.name.ru ?? id;
  const first = <T extends { by: SeatId }>(list: readonly T[], role: string): T | undefined =>
    list.find((one) => before.seats.some((seat) => seat.id === one.by && seat.role === role)) ?? list[0];
  const fan = first(state.day.standIns, 'fan');
  const vow = first(state.day.vows, 'povesa');
  const maybe = (id: string | undefined | null) => (id === undefined || id === null ? null : name(id));
  const living = (id: string) => state.seats.some((seat) => seat.id === id && seat.alive);
  return {
    boss: maybe(state.leader),
    godfather: maybe(state.leader),
    silenced: silenced(state, day),
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
  };
}

export function unique<T>(list: readonly T[], key: (one: T) => string = (one) => JSON.stringify(one)): T[] {
  return [...new Map(list.map((one) => [key(one), one] as const)).values()];
}
