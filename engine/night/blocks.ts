import type { SeatId } from '../game/state';
import type { MoveOf } from '../roles/moves';
import { aims, movesOf, type Scene, type Standing } from './scene';

interface Blocker {
  standing: Standing;
  move: MoveOf<'block'>;
  target: SeatId;
  /** `null` until thrown. */
  works: boolean | null;
}

/**
 * Who is blocked, and by which step of the trace. Blockers form a graph: it is worked off from the end nobody blocks
 * what is left are cycles, whose members are all blocked unless the host says who goes through.
 * Chances are thrown only for blockers whose own move stands.
 */
export function findBlocked(scene: Scene, standings: readonly Standing[]): ReadonlyMap<SeatId, readonly number[]> {
  const blocked = new Map<SeatId, number[]>();
  const blockers = standings.flatMap((standing) =>
    movesOf(scene, standing).flatMap((move) =>
      move.move === 'block'
        ? aims(standing, move).map((target): Blocker => ({ standing, move, target, works: move.die ? null : true }))
        : [],
    ),
  );
  const sends = new Set(blockers.filter((b) => !b.standing.borrowed).map((b) => b.standing.performer));
  let open = blockers.filter((b) => !resisted(scene, b, sends));

  while (open.length > 0) {
    const held = open.find((b) => blocked.has(b.standing.performer));
    if (held) {
      open = open.filter((b) => b !== held);
      continue;
    }
    const free = open.find((b) => !open.some((other) => other !== b && other.target === b.standing.performer));
    if (free) {
      open = open.filter((b) => b !== free);
      if (works(scene, free)) mark(free);
      continue;
    }
    const unsure = open.filter((b) => b.works === null);
    if (unsure.length > 0) {
      for (const b of unsure) b.works = works(scene, b);
      open = open.filter((b) => b.works);
      continue;
    }
    const cycle = cycleFrom(open);
    const through = askCycle(scene, cycle);
    if (through) {
      open = open.filter((b) => b !== through);
      mark(through);
      continue;
    }
    open = open.filter((b) => !cycle.includes(b));
    for (const b of cycle) mark(b);
  }
  return blocked;

  function mark({ standing, move, target }: Blocker): void {
    const why = scene.say(
      { ru: 'Игрок {who} блокирует действия игрока {target}', en: '{who} blocks the actions of {target}' },
      { who: standing.performer, target },
      [...move.rules, 'A-040'],
      [standing.why],
    );
    blocked.set(target, [...(blocked.get(target) ?? []), why]);
  }
}

/** The weak cannot stop one who blocks others himself and has sent his move. */
function resisted(scene: Scene, { standing, move, target }: Blocker, sends: ReadonlySet<SeatId>): boolean {
  const weak = move.resistible || (standing.borrowed && scene.option('A-076') === 'weak');
  if (!weak || !scene.role(target).vigilant || !sends.has(target)) return false;
  scene.say(
    {
      ru: 'Игрок {target} отписал ход, и игрок {who} его не блокирует',
      en: '{target} has sent a move, so {who} does not block it',
    },
    { who: standing.performer, target },
    move.resistible ? ['R-144'] : ['R-116', 'A-076'],
    [standing.why],
  );
  return true;
}

function works(scene: Scene, blocker: Blocker): boolean {
  if (blocker.works !== null) return blocker.works;
  const { standing, move, target } = blocker;
  if (!move.die) return true;
  const yes = scene.roll(move.die, standing.performer, null, standing.borrowed);
  if (!yes)
    scene.say(
      {
        ru: 'Бросок не удался: игрок {who} не блокирует игрока {target}',
        en: 'The throw failed: {who} does not block {target}',
      },
      { who: standing.performer, target },
      move.rules,
      [standing.why],
    );
  return yes;
}

/** Everybody in `open` is held up by somebody in `open`, so walking backwards must close a circle. */
function cycleFrom(open: readonly Blocker[]): readonly Blocker[] {
  const walk: Blocker[] = [];
  for (let at = open[0]; at && !walk.includes(at); ) {
    walk.push(at);
    const here = at.standing.performer;
    at = open.find((b) => b.target === here && b !== at);
    if (at && walk.includes(at)) return walk.slice(walk.indexOf(at));
  }
  return walk;
}

function askCycle(scene: Scene, cycle: readonly Blocker[]): Blocker | undefined {
  const seats = cycle.map((b) => b.standing.performer).sort();
  const names = seats.map((id) => scene.state.seats.find((s) => s.id === id)?.name ?? id);
  scene.say(
    { ru: 'Блокируют друг друга: {who}', en: 'They block each other: {who}' },
    { who: names.join(', ') },
    ['A-038', 'A-039'],
    cycle.map((b) => b.standing.why),
  );
  if (scene.option('A-038') !== 'ask') return undefined;
  const answer = scene.asks.ask({
    id: `cycle/${scene.night}/${seats.join('+')}`,
    kind: 'cycle',
    seats,
    words: {
      ru: 'Блокируют друг друга: {who}. Чей ход проходит?',
      en: 'They block each other: {who}. Whose move stands?',
    },
    slots: { who: names.join(', ') },
    rules: ['A-038'],
    options: [
      { id: 'all-blocked', words: { ru: 'ничей', en: 'nobody’s' } },
      ...seats.map((id, i) => ({ id, words: { ru: names[i] ?? id, en: names[i] ?? id } })),
    ],
    byDefault: 'all-blocked',
  });
  return cycle.find((b) => b.standing.performer === answer);
}
