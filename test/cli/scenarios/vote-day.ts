import { execute } from '../../../engine/day/execution';
import { firstLeader, houseDefaults } from '../../../engine/game/deal';
import { applyEffects, type Effect } from '../../../engine/game/effects';
import type { GameEvent } from '../../../engine/game/events';
import { fold } from '../../../engine/game/fold';
import { roleOfSeat } from '../../../engine/game/sides';
import { type GameState, type RoleId, type SeatId, seatOf } from '../../../engine/game/state';
import type { Role } from '../../../engine/roles/role';
import { RULESETS } from '../../../engine/rulesets/all';
import type { Leading } from '../../../engine/votes/leading';
import type { Table } from './night-setup';
import { stateAfter, told } from './picture';
import type { VoteScenario } from './votes';

/** The secret game behind a day of votes; seat ids are the names. */
export interface DayTable extends Pick<Table, 'rules' | 'state' | 'name' | 'text'> {
  role(seat: SeatId): Role;
}

const plain = (word: string): string => word.trim().toLowerCase().replaceAll('ё', 'е');

/** Lays the secret side of a vote scenario out through the log, as a night is. */
export function dayTable(scenario: VoteScenario): DayTable {
  const rules = RULESETS[scenario.ruleset];
  const byName = new Map([...rules.roles.values()].map((role) => [plain(role.words.name.ru), role.id] as const));
  const roleOf = (name: string): RoleId => {
    const id = byName.get(plain(name));
    if (id === undefined) throw new Error(`no role ${name}`);
    return id;
  };
  const { players } = scenario;
  const created: GameEvent = {
    kind: 'created',
    ruleset: scenario.ruleset,
    title: scenario.id,
    options: houseDefaults(rules),
    seats: players.map(({ name }) => ({ id: name, name, accounts: [{ nick: name, id: null }] })),
  };
  const dealt = (leader: SeatId | null): GameEvent => ({
    kind: 'dealt',
    roles: players.map(({ name, role, rank }) => ({ seat: name, role: roleOf(role), rank: rank ?? null })),
    immune: [],
    detective: null,
    prostituteSide: 'own',
    leader,
  });
  const game = (leader: SeatId | null): GameState => {
    const { state } = fold([created, dealt(leader)]);
    if (!state) throw new Error('the deal came to nothing');
    return applyEffects(state, dayBefore(scenario));
  };
  const state = game(firstLeader(game(null), rules));
  return {
    rules,
    state,
    role: (seat) => roleOfSeat(state, seatOf(state, seat)),
    name: (seat) => seat,
    text: (ru, slots) => ru.replace(/\{(\w+)\}/g, (_whole, key: string) => String(slots[key] ?? '')),
  };
}

/** The night that left this day as the scenario states it, as effects. */
function dayBefore({ players, state }: VoteScenario): Effect[] {
  const dead = players.filter((player) => player.alive === false);
  const of = (
    kind: 'protected' | 'unprotected',
    seat: string | null | undefined,
    by: string | null | undefined,
  ): Effect[] => (seat ? [{ kind, seat, by: by ?? seat, why: null }] : []);
  return [
    { kind: 'night', record: { night: 1, sent: [], deeds: [], attempts: [] }, why: null },
    ...dead.map(
      ({ name }): Effect => ({
        kind: 'death',
        seat: name,
        death: { phase: 'night', number: 1, cause: 'ruling', by: [] },
        why: null,
      }),
    ),
    ...(state.silenced ?? []).map((seat): Effect => ({ kind: 'silence', seat, until: 1, why: null })),
    ...(state.bossWithoutVote ? [{ kind: 'voteless', seat: state.bossWithoutVote, why: null } as const] : []),
    ...of('protected', state.lawyerProtects, players.find((player) => player.role === 'адвокат')?.name),
    ...of('unprotected', state.prosecutorRemoves, state.prosecutor),
    ...(state.povesa ? [{ kind: 'vow', by: state.povesa.name, victim: state.povesa.victim, why: null } as const] : []),
    ...(state.fan
      ? [
          {
            kind: 'stand-in',
            by: state.fan.name,
            ward: state.fan.maniac,
            at: state.fan.action === 'selfIncrimination' ? 'gallows' : 'night',
            why: null,
          } as const,
        ]
      : []),
    ...(state.idiotKillersProtected ?? []).map((seat): Effect => ({ kind: 'reprieved', seat, why: null })),
  ];
}

const ASKED: Readonly<Record<Extract<Leading, { kind: 'ask' }>['why'], string>> = {
  tie: 'ничья',
  revote: 'переголосование',
  'no-votes': 'нет голосов, а казнь обязательна',
};

/** Carries the verdict out; the answer has the shape of `expected`. */
export function endOfDay(table: DayTable, leading: Leading): Record<string, unknown> {
  const { state, rules } = table;
  const { hanged, effects, asks } = execute({ state, rules, condemned: leading.kind === 'hang' ? leading.seats : [] });
  const decisions = [
    ...(leading.kind === 'ask' ? [`${ASKED[leading.why]}: ${leading.seats.map(table.name).join(', ')}`] : []),
    ...asks.map((ask) => table.text(ask.words.ru, ask.slots)),
    ...effects.flatMap((it) => (it.kind === 'win-proposed' && it.contested ? ['подтвердить победу'] : [])),
  ];
  return {
    hanged: hanged.map(table.name),
    ...told(table, effects),
    stateAfter: stateAfter(table, state, applyEffects(state, effects), state.night + 1),
    hostDecision: decisions.length > 0 ? decisions.join('; ') : false,
  };
}
