import { type GameState, isAlive, type SeatId } from '../game/state';
import type { Die, Move, MoveOf } from '../roles/moves';
import { aims, type Blow, type Cover, movesOf, type Scene, type Standing } from './scene';

/** One who takes another along when he is killed. */
export interface Mark {
  by: SeatId;
  target: SeatId;
  die: Die;
  blow: Blow;
  borrowed: boolean;
}

export interface StandIn {
  by: SeatId;
  ward: SeatId;
  at: 'gallows' | 'night';
  why: number;
}

/** Moves that are worked off after the deaths. */
export interface Late {
  standing: Standing;
  move: MoveOf<'expose' | 'forfeit' | 'own-silence' | 'protect' | 'unprotect' | 'vow' | 'question'>;
}

export interface Collected {
  blows: Blow[];
  covers: Cover[];
  marks: Mark[];
  standIns: StandIn[];
  /** Who is where: struck too when a bloody killing comes there. */
  presences: { seat: SeatId; at: SeatId; rules: MoveOf<'presence'>['rules']; why: number }[];
  late: Late[];
}

/** All that the standing moves do, before anything of it has taken effect. */
export function collect(scene: Scene, standings: readonly Standing[], held: readonly Standing[] = []): Collected {
  const found: Collected = { blows: [], covers: [], marks: [], standIns: [], presences: [], late: [] };
  for (const standing of standings) for (const move of movesOf(scene, standing)) place(scene, found, standing, move);
  // Where the house says so, one whose visit is blocked is at the scene all the same.
  if (scene.option('A-039') === 'present')
    for (const standing of held)
      for (const move of movesOf(scene, standing)) if (move.move === 'presence') place(scene, found, standing, move);
  for (const sick of scene.state.infected) {
    if (sick.night >= scene.night) continue;
    if (scene.option('A-064') === 'ends' && !isAlive(scene.state, sick.by)) continue;
    const why = scene.say(
      { ru: 'Игрок {who} заражён прошлой ночью и должен умереть', en: '{who} was infected last night and is to die' },
      { who: sick.seat },
      ['R-075'],
    );
    const as = scene.role(sick.by).id;
    found.blows.push({ kind: 'disease', target: sick.seat, by: sick.by, as, rules: ['R-075'], why });
  }
  const immune = scene.night === 1 ? scene.state.setup.immune : [];
  for (const seat of immune) {
    const why = scene.say(
      { ru: 'У игрока {who} иммунитет первой ночи', en: '{who} is immune in the first night' },
      { who: seat },
      ['R-026', 'R-027'],
    );
    found.covers.push({ kind: 'immunity', seat, by: null, restores: false, why });
  }
  return found;
}

function place(scene: Scene, found: Collected, standing: Standing, move: Move): void {
  const { performer, why } = standing;
  const as = standing.borrowed ? scene.role(performer).id : standing.role.id;
  const blow = (kind: Blow['kind'], target: SeatId): Blow => ({
    kind,
    target,
    by: performer,
    as,
    rules: move.rules,
    why,
    from: standing,
  });
  switch (move.move) {
    case 'block':
    case 'ballot':
    case 'revive':
      return;
    case 'guard':
      if (weakling(scene, standing)) return;
      for (const seat of aims(standing, move))
        found.covers.push({ kind: 'guard', seat, by: performer, restores: false, why });
      return;
    case 'heal':
      if (weakling(scene, standing)) return;
      for (const seat of aims(standing, move)) {
        if (patients(scene.state, performer, scene.alive, scene.option).has(seat))
          ignoreSilently(scene, standing, seat);
        else found.covers.push({ kind: 'heal', seat, by: performer, restores: move.restores, why });
      }
      return;
    case 'ward':
      for (const seat of aims(standing, move))
        found.covers.push({ kind: 'ward', seat, by: performer, restores: false, why });
      return;
    case 'heal-self':
      found.covers.push({ kind: 'self-heal', seat: performer, by: performer, restores: false, why });
      return;
    case 'heal-from': {
      const barred = patients(scene.state, performer, scene.alive, scene.option);
      const only = standing.order.from ?? '';
      found.covers.push({
        kind: 'heal-from',
        seat: null,
        by: performer,
        only,
        barred,
        restores: true,
        why,
        from: standing,
      });
      return;
    }
    case 'presence':
      for (const at of aims(standing, move)) found.presences.push({ seat: performer, at, rules: move.rules, why });
      return;
    case 'kill':
      for (const target of aims(standing, move))
        found.blows.push({
          ...blow(move.weapon, target),
          ...(move.hides ? { hides: true } : {}),
          ...(move.trail ? { trail: move.trail } : {}),
        });
      return;
    case 'silence':
      for (const target of aims(standing, move))
        found.blows.push({
          ...blow('silence', target),
          days: move.days,
          ...(move.die ? { die: move.die } : {}),
          ...(move.named ? { named: true } : {}),
        });
      return;
    case 'infect':
      for (const target of aims(standing, move)) found.blows.push({ ...blow('infection', target), die: move.die });
      return;
    case 'convert':
      for (const target of aims(standing, move)) found.blows.push(blow('conversion', target));
      return;
    case 'serum':
      for (const target of aims(standing, move)) found.blows.push({ ...blow('serum', target), die: move.die });
      return;
    case 'mark':
      for (const target of aims(standing, move))
        found.marks.push({
          by: performer,
          target,
          die: move.die,
          blow: blow('mark', target),
          borrowed: standing.borrowed,
        });
      return;
    case 'backfire':
      found.blows.push({ ...blow(move.strike, performer), by: standing.order.targets[0] ?? performer });
      return;
    case 'stand-in': {
      const ward = scene.state.found.find((f) => f.by === performer)?.target;
      if (ward !== undefined) found.standIns.push({ by: performer, ward, at: move.at, why });
      return;
    }
    case 'expose':
    case 'forfeit':
    case 'own-silence':
    case 'protect':
    case 'unprotect':
    case 'vow':
    case 'question':
      found.late.push({ standing, move });
      return;
    default: {
      const unknown: never = move;
      throw new Error(`unknown move ${JSON.stringify(unknown)}`);
    }
  }
}

/** A borrowed protection does nothing where the house reads «слабее» so. */
function weakling(scene: Scene, standing: Standing): boolean {
  if (!standing.borrowed || scene.option('A-077') === 'full') return false;
  scene.say(
    { ru: 'Заёмное действие слабее: защиты нет', en: 'A borrowed act is weaker: no protection' },
    {},
    ['A-077'],
    [standing.why],
  );
  return true;
}

/** The patient was healed last night as a victim of a role: nothing is done and nobody is told. */
export function ignoreSilently(scene: Scene, standing: Standing, patient: SeatId): void {
  const words = {
    ru: 'Игрок {who} уже вылечен прошлой ночью: лечение не действует, врачу об этом не сообщают',
    en: '{who} was healed last night: the healing does nothing and the healer is not told',
  };
  const rules = ['R-170', 'R-171', 'R-172', 'A-094'] as const;
  scene.say(words, { who: patient }, rules, [standing.why]);
  scene.refusals.push({ order: standing.sent, words, slots: { who: patient }, rules, silent: true });
}

/**
 * Whom a healer healed last night, directly or as a victim of the role he healed from (R-169… ); nobody
 * when three are left.
 */
export function patients(
  state: GameState,
  healer: SeatId,
  alive: number,
  option: (id: string) => string,
): ReadonlySet<SeatId> {
  const last = state.nights.at(-1);
  if (!last || last.night !== state.night || alive <= 3) return new Set();
  const done = (act: string) => last.deeds.some((deed) => deed.seat === healer && deed.act === act);
  // As for every ban on two nights running, what he sent counts, also when nothing came of it in silence.
  const sent = last.sent.filter(
    (order) => order.actor === healer && (option('A-041') === 'sent' || (!order.void && done(order.act))),
  );
  const attacked = new Set(last.attempts.map((attempt) => attempt.target));
  const direct = sent
    .filter((order) => order.act === 'heal')
    .flatMap((order) => order.targets)
    .filter((target) => option('A-094') === 'any' || attacked.has(target));
  const fromRole = sent
    .filter((order) => order.from !== undefined)
    .flatMap((order) => last.attempts.filter((attempt) => attempt.as === order.from).map((attempt) => attempt.target));
  return new Set([...direct, ...fromRole]);
}
