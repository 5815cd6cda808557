import type { SeatId } from '../game/state';
import { aims, movesOf, type Scene, type Standing } from './scene';
import { holds, TABLE } from './shields';

/**
 * Killers who die before they have moved: he whom they attack is shooting at them. The whole move is lost
 * also when the killer is saved; not that of one whom the shot cannot kill by his nature,
 * nor that of another such shooter, which is simultaneous.
 */
export function forestalled(scene: Scene, standings: readonly Standing[]): ReadonlyMap<SeatId, number> {
  const found = new Map<SeatId, number>();
  const victims = (standing: Standing): readonly SeatId[] =>
    movesOf(scene, standing).flatMap((move) => (move.move === 'kill' ? aims(standing, move) : []));
  // One who only checks the shooter is no killer at his door, unless the house says otherwise.
  const comesFor = (standing: Standing, seat: SeatId): boolean =>
    victims(standing).includes(seat) ||
    (scene.option('A-145') === 'lost' && standing.act.kind === 'check' && standing.order.targets.includes(seat));
  const healed = (seat: SeatId): boolean =>
    !scene.role(seat).unhealable &&
    standings.some((standing) =>
      movesOf(scene, standing).some(
        (move) =>
          (move.move === 'heal' && aims(standing, move).includes(seat)) ||
          (move.move === 'heal-self' && standing.performer === seat),
      ),
    );

  for (const shooter of standings) {
    const rules = scene.role(shooter.performer).forestalls;
    // One who only borrows the shot is too weak for that.
    const weak = shooter.borrowed && scene.option('A-078') === 'weak';
    const able = shooter.borrowed ? shooter.role.forestalls : rules;
    if (!able || weak) continue;
    for (const killer of victims(shooter)) {
      const role = scene.role(killer);
      const attacks = standings.find((s) => s.performer === killer && comesFor(s, shooter.performer));
      if (!attacks || role.forestalls) continue;
      if (scene.option('A-084') === 'moves' && healed(killer)) continue;
      const cell = TABLE.shot.undying;
      if (role.undying && cell && holds(cell, scene.option) && scene.option('A-086') === 'moves') {
        scene.say(
          { ru: 'Игрок {killer} бессмертен, и его ход состоится', en: '{killer} is immortal, so his move is made' },
          { killer },
          ['A-086'],
          [attacks.why, shooter.why],
        );
        continue;
      }
      found.set(
        killer,
        scene.say(
          {
            ru: 'Игрок {killer} шёл на игрока {who}, но тот выстрелил раньше: хода нет',
            en: '{killer} went for {who}, who shot first: no move',
          },
          { killer, who: shooter.performer },
          able,
          [attacks.why, shooter.why],
        ),
      );
    }
  }
  return found;
}
