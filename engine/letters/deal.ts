import type { Game } from '../game/fold';
import { family } from '../game/sides';
import acquaintance from './kinds/acquaintance';
import role from './kinds/role';
import rulesPost from './kinds/rules';
import type { Letter } from './letter';
import { FORUM, seat, stateOf } from './night';
import { publicRules } from './public/rules';

/**
 * Letters of the deal: the rules of this game for the forum, a role to everybody, the acquaintance to everybody in the
 * mafia. `game`: as it stands right after the deal. Ids: `deal/rules`, `deal/role/SEAT`, `deal/mafia/SEAT`.
 */
export function lettersOfDeal(game: Game): Letter[] {
  const state = stateOf(game);
  return [
    rulesPost.to(FORUM, 'deal/rules', publicRules(state)),
    ...state.seats.map(({ id }) => role.to(seat(id), `deal/role/${id}`, { seat: id, state, title: game.title })),
    ...family(state).map(({ id }) => acquaintance.to(seat(id), `deal/mafia/${id}`, { state })),
  ];
}
