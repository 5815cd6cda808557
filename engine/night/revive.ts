import type { Effect } from '../game/effects';
import { type Deed, isAlive, type RoleId, type SeatId, type SentOrder } from '../game/state';
import type { Order } from '../roles/moves';
import type { Act } from '../roles/role';
import type { Collected } from './collect';
import { settle } from './deaths';
import { type Cover, movesOf, type Scene, type Standing, scratch } from './scene';

interface Input {
  moving: readonly Standing[];
  collected: Collected;
  orders: readonly Order[];
  blocked: ReadonlyMap<SeatId, readonly number[]>;
  struck: readonly SeatId[];
}

export interface Revivals {
  covers: Cover[];
  deeds: Deed[];
  sent: SentOrder[];
  told: Effect[];
}

/**
 * The last move of the night: whoever has it is told who would be dead after all other saves
 * and saves one of them. Without an order the host is asked for it, once nothing else is open.
 */
export function revivals(scene: Scene, { moving, collected, orders, blocked, struck }: Input): Revivals {
  const found: Revivals = { covers: [], deeds: [], sent: [], told: [] };
  const ordered = moving.filter((standing) => movesOf(scene, standing).some((move) => move.move === 'revive'));
  const waiting = scene.state.seats.flatMap((seat) => {
    const act = seat.alive && !blocked.has(seat.id) ? revivingAct(scene, seat.id) : undefined;
    return act && !orders.some((order) => order.actor === seat.id) ? [{ seat: seat.id, act }] : [];
  });
  // One whose choice was refused has been told the list all the same: it comes before the choice.
  const refused = orders.filter(
    ({ actor, act, as }) =>
      as === undefined &&
      !blocked.has(actor) &&
      isAlive(scene.state, actor) &&
      revivingAct(scene, actor)?.id === act &&
      !ordered.some((standing) => standing.performer === actor),
  );
  if (ordered.length + waiting.length + refused.length === 0) return found;

  const ahead = settle(scratch(scene), collected, collected.covers);
  const attacked = new Set(ahead.dealt.map((blow) => blow.target));
  const listed = scene.option('A-107') === 'all-attacked' ? attacked : new Set(ahead.dead.keys());
  const killed = scene.state.seats.map((seat) => seat.id).filter((seat) => listed.has(seat) && !struck.includes(seat));

  if (killed.length > 0) for (const { actor } of refused) tell(actor, false, null);
  for (const standing of ordered) {
    const { performer, order, act, role } = standing;
    const [target] = order.targets;
    if (killed.length > 0) tell(performer, false, standing.why);
    if (target === undefined) continue;
    if (!killed.includes(target)) {
      const words = { ru: 'Этого игрока этой ночью не убивали', en: 'That player was not killed this night' };
      scene.refusals.push({ order: standing.sent, words, rules: ['R-239', 'A-107'], silent: false });
      continue;
    }
    save(performer, target, role.id, act, standing.why);
  }
  if (killed.length === 0 || scene.asks.open.length > 0) return found;
  for (const { seat, act } of waiting) {
    const target = askWhom(scene, seat, act, killed);
    tell(seat, true, null);
    if (target === null) continue;
    found.sent.push({ actor: seat, act: act.id, targets: [target] });
    save(seat, target, scene.role(seat).id, act, null);
  }
  return found;

  function tell(to: SeatId, notice: boolean, why: number | null): void {
    found.told.push({ kind: 'told', to, says: { fact: 'killed', seats: [...killed] }, notice, why });
  }
  function save(by: SeatId, seat: SeatId, role: RoleId, act: Act, cause: number | null): void {
    const why = scene.say(
      { ru: 'Игрок {who} возвращает игрока {target}', en: '{who} brings {target} back' },
      { who: by, target: seat },
      act.rules,
      cause === null ? [] : [cause],
    );
    found.covers.push({ kind: 'revival', seat, by, restores: true, why });
    found.deeds.push({ seat: by, role, act: act.id, targets: [seat], notes: [] });
  }
}

const revivingAct = (scene: Scene, seat: SeatId): Act | undefined =>
  scene.role(seat).acts.find((act) => Array.isArray(act.does) && act.does.some((move) => move.move === 'revive'));

function askWhom(scene: Scene, seat: SeatId, act: Act, killed: readonly SeatId[]): SeatId | null {
  const before = scene.alive <= 3 ? [] : lastTargets(scene, seat, act);
  const free = killed.filter((target) => target !== seat && !before.includes(target));
  const name = (id: SeatId) => scene.state.seats.find((s) => s.id === id)?.name ?? id;
  const answer = scene.asks.ask({
    id: `revive/${scene.night}/${seat}`,
    kind: 'revive',
    seats: [seat],
    words: {
      ru: 'Игрок {who} узнаёт, кого убивали этой ночью: {killed}. Кого он спасает?',
      en: '{who} is told who was killed: {killed}. Whom does he save?',
    },
    slots: { who: seat, killed: killed.map(name).join(', ') },
    rules: act.rules,
    options: [
      ...free.map((id) => ({ id, words: { ru: name(id), en: name(id) } })),
      { id: 'nobody', words: { ru: 'никого', en: 'nobody' } },
    ],
    byDefault: null,
  });
  return answer === null || answer === 'nobody' ? null : answer;
}

function lastTargets(scene: Scene, seat: SeatId, act: Act): readonly SeatId[] {
  const last = scene.state.nights.at(-1);
  if (last?.night !== scene.state.night) return [];
  return last.sent.filter((sent) => sent.actor === seat && sent.act === act.id).flatMap((sent) => sent.targets);
}
