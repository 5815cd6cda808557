import { houseDefaults } from '../../engine/game/deal';
import type { GameEvent } from '../../engine/game/events';
import { fold, noGame } from '../../engine/game/fold';
import { heir } from '../../engine/game/sides';
import type { GameState, RulesetId } from '../../engine/game/state';
import { RULESETS } from '../../engine/rulesets/all';

/** A dealt game as a state: `М: mafioso 1, Вася: doctor†`; names are the seats' ids, a cross marks the dead. */
export function stateOf(ruleset: RulesetId, cast: string): GameState {
  const rules = RULESETS[ruleset];
  const players = cast.split(',').map((part) => {
    const [id = '', what = ''] = part.split(':').map((it) => it.trim());
    const [role = '', rank] = what.replace('†', '').trim().split(' ');
    return { id, role, rank: rank === undefined ? null : Number(rank), dead: what.includes('†') };
  });
  const events: GameEvent[] = [
    {
      kind: 'created',
      ruleset,
      title: 'Мафия',
      options: houseDefaults(rules),
      seats: players.map(({ id }) => ({ id, name: id, accounts: [] })),
    },
    {
      kind: 'dealt',
      roles: players.map(({ id, role, rank }) => ({ seat: id, role, rank })),
      immune: [],
      detective: null,
      prostituteSide: 'own',
      leader: null,
    },
    {
      kind: 'ruling',
      text: '',
      trace: [],
      effects: players
        .filter(({ dead }) => dead)
        .map(({ id }) => ({
          kind: 'death',
          seat: id,
          death: { phase: 'day', number: 0, cause: 'ruling', by: [] },
          why: null,
        })),
    },
  ];
  const { state } = fold(events);
  if (!state) throw new Error('no state');
  const titled = players.find(({ role, dead }) => role === rules.office.title && !dead)?.id;
  return { ...state, leader: titled ?? heir(state) };
}

/** What names are made from. */
export const tableOf = (state: GameState) => ({
  game: { ...noGame, seats: state.seats.map(({ id, name }) => ({ id, name, accounts: [] })), state },
  rules: RULESETS[state.ruleset],
});
