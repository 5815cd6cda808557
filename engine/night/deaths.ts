import type { SeatId } from '../game/state';
import type { Strike } from '../roles/moves';
import type { Phrase } from '../words';
import type { Collected, Mark, StandIn } from './collect';
import type { Blow, Cover, Scene } from './scene';
import { type Cell, FIRES_THOUGH_SAVED, HEALING, holds, KILLERS, LETHAL, SHIELDS, TABLE, TAKEN_OVER } from './shields';

/** How the deaths of a night came out. */
export interface Settled {
  /** The dead with the blows that got through. */
  dead: ReadonlyMap<SeatId, readonly { blow: Blow; why: number }[]>;
  /** Every lethal blow that was dealt, the averted and the triggered ones too. */
  dealt: readonly Blow[];
  /** Seats a healer really tended: what he healed them from was under way. */
  tended: ReadonlyMap<SeatId, readonly Cover[]>;
}

/**
 * Works the deaths to a fixpoint: each blow is held against the table, each death and each attack may deal further
 * blows. Covers are fixed beforehand and blows are only ever added, one of each kind per pair, so it ends and the
 * order of the orders does not matter.
 */
export function settle(scene: Scene, collected: Collected, covers: readonly Cover[]): Settled {
  const dead = new Map<SeatId, { blow: Blow; why: number }[]>();
  const tended = new Map<SeatId, Cover[]>();
  const dealt: Blow[] = [];
  const seen = new Set<string>();
  const queue: Blow[] = collected.blows.filter((blow) => LETHAL.has(blow.kind));
  const guards = collected.standIns.filter((standIn) => standIn.at === 'night');
  const all = widened(scene, covers, queue);

  for (const blow of queue) {
    const key = `${blow.kind}|${blow.by}|${blow.as}|${blow.target}|${blow.redirected ?? false}`;
    if (seen.has(key)) continue;
    seen.add(key);
    dealt.push(blow);
    const guard = blow.redirected ? undefined : guardOf(scene, guards, blow);
    // Where the house lets the bodyguard go first, healing his ward comes too late; other protections do not.
    const late = guard !== undefined && scene.option('A-060') === 'guard-first';
    const cover = firstCover(scene, late ? all.filter((it) => !HEALING.has(it.kind)) : all, blow);
    const spared = cover && sparesVisitors(cover.cover) && scene.option('A-056') === 'live';
    if (blow.kind === 'bloody' && !blow.redirected && !spared) strikeBystanders(blow);
    if (cover) {
      tended.set(blow.target, [...(tended.get(blow.target) ?? []), ...healersOf(scene, all, blow)]);
      const clash = FIRES_THOUGH_SAVED.get(cover.cover.kind);
      if (clash && blow.kind !== 'disease') fireMarks(blow, cover.why, clash.rules);
      if (scene.option('A-092') === 'dies') takeKiller(blow, cover.why);
      continue;
    }
    if (guard) {
      const why = scene.say(
        { ru: 'Игрок {guard} умирает вместо игрока {ward}', en: '{guard} dies instead of {ward}' },
        { guard: guard.by, ward: blow.target },
        ['R-088', 'A-061', 'A-062'],
        [blow.why, guard.why],
      );
      queue.push({ ...blow, target: guard.by, redirected: true, why });
      continue;
    }
    die(blow);
  }
  return { dead, dealt, tended };

  function die(blow: Blow): void {
    const why = scene.say(diesOf(blow.kind), { who: blow.target, by: blow.by }, blow.rules, [blow.why]);
    dead.set(blow.target, [...(dead.get(blow.target) ?? []), { blow, why }]);
    fireMarks(blow, why, []);
    takeKiller(blow, why);
  }

  function takeKiller(blow: Blow, why: number): void {
    const { takesKillers, id } = scene.role(blow.target);
    if (!takesKillers || !KILLERS.has(blow.kind) || blow.kind === 'scene' || blow.by === blow.target) return;
    queue.push({ kind: 'revenge', target: blow.by, by: blow.target, as: id, rules: takesKillers, why });
  }

  /** Whoever had named somebody takes him along; one who dies of a disease only if the die says so. */
  function fireMarks(blow: Blow, why: number, extra: readonly Blow['rules'][number][]): void {
    for (const mark of collected.marks) {
      if (mark.by !== blow.target) continue;
      if (blow.kind === 'disease' && !scene.roll(mark.die, mark.by, null, mark.borrowed)) {
        scene.say(
          {
            ru: 'Игрок {who} умер от болезни и никого не забрал: бросок не удался',
            en: '{who} died of the disease and took nobody along',
          },
          { who: mark.by },
          mark.die.rules,
          [why],
        );
        continue;
      }
      queue.push(marked(mark, blow, why, extra));
    }
  }

  function strikeBystanders(blow: Blow): void {
    for (const one of collected.presences) {
      if (one.at !== blow.target) continue;
      const why = scene.say(
        { ru: 'Игрок {who} был у жертвы кровавого убийства', en: '{who} was with the victim of a bloody killing' },
        { who: one.seat },
        one.rules,
        [blow.why, one.why],
      );
      queue.push({ kind: 'scene', target: one.seat, by: blow.by, as: blow.as, rules: [...one.rules, 'A-056'], why });
    }
  }
}

const marked = (mark: Mark, blow: Blow, why: number, extra: Blow['rules']): Blow => ({
  ...mark.blow,
  rules: [...new Set([...mark.blow.rules, ...(blow.kind === 'disease' ? mark.die.rules : []), ...extra])],
  why,
});

const guardOf = (scene: Scene, guards: readonly StandIn[], blow: Blow): StandIn | undefined =>
  takenOver(scene, blow)
    ? guards.filter((g) => g.ward === blow.target && g.by !== blow.target).sort((a, b) => (a.by < b.by ? -1 : 1))[0]
    : undefined;

/** Healing the victim himself may spare whoever is with him, healing from the role never does. */
const sparesVisitors = (cover: Cover): boolean =>
  HEALING.has(cover.kind) && cover.kind !== 'heal-from' && !cover.widened;

/** What a bodyguard takes upon himself. */
function takenOver(scene: Scene, { kind }: Blow): boolean {
  if (kind === 'disease') return scene.option('A-142') === 'yes';
  if (kind === 'mark' || kind === 'revenge') return scene.option('A-062') === 'replaces';
  return TAKEN_OVER.has(kind);
}

/** Where healing from a role saves its victim altogether, it is a heal of that victim. */
function widened(scene: Scene, covers: readonly Cover[], blows: readonly Blow[]): readonly Cover[] {
  if (scene.option('A-093') !== 'whole') return covers;
  const whole = covers.flatMap((cover) =>
    cover.kind !== 'heal-from'
      ? []
      : blows
          .filter((blow) => blow.as === cover.only && !cover.barred?.has(blow.target))
          .map(
            (blow): Cover => ({
              kind: 'heal',
              seat: blow.target,
              by: cover.by,
              restores: true,
              widened: true,
              why: cover.why,
            }),
          ),
  );
  return [...covers, ...whole];
}

const DIES = {
  shot: { ru: 'Игрок {who} убит, убийца — {by}', en: '{who} is killed by {by}' },
  bloody: { ru: 'Игрок {who} убит кроваво, убийца — {by}', en: '{who} is killed bloodily by {by}' },
  scene: { ru: 'Игрок {who} гибнет вместе с жертвой', en: '{who} dies along with the victim' },
  disease: { ru: 'Игрок {who} умирает от болезни', en: '{who} dies of the disease' },
  mark: { ru: 'Игрок {who} умирает вместе с указавшим ({by})', en: '{who} is taken along by {by}' },
  revenge: { ru: 'Игрок {who} умирает вместе со своей жертвой ({by})', en: '{who} dies with his victim {by}' },
  heart: { ru: 'Игрок {who} умирает от разрыва сердца', en: '{who} dies of heart failure' },
} as const satisfies Partial<Record<Strike, Phrase>>;

const diesOf = (kind: Strike): Phrase => (kind in DIES ? DIES[kind as keyof typeof DIES] : DIES.shot);

const SAVED = {
  immunity: { ru: 'Иммунитет: игрок {who} жив', en: 'Immunity: {who} lives' },
  guard: { ru: 'Защита: игрок {who} невредим', en: 'Guarded: {who} is unharmed' },
  ward: { ru: 'Врач защитил игрока {who}', en: 'Protected: {who} lives' },
  undying: { ru: 'Игрок {who} этим не уничтожается', en: 'This cannot destroy {who}' },
  unexposable: { ru: 'На игрока {who} это не действует', en: 'It does not work on {who}' },
  heal: { ru: 'Игрок {who} вылечен', en: '{who} is healed' },
  'self-heal': { ru: 'Игрок {who} вылечил себя', en: '{who} has healed himself' },
  'heal-from': { ru: 'Игрок {who} вылечен от этой роли', en: '{who} is healed from that role' },
  revival: { ru: 'Игрок {who} возвращён к жизни', en: '{who} is brought back' },
} as const;

/** The first protection that holds against the blow, in the order of the table's columns. */
export function firstCover(
  scene: Scene,
  covers: readonly Cover[],
  blow: Blow,
): { cover: Cover; why: number } | undefined {
  for (const kind of SHIELDS) {
    const cell = TABLE[blow.kind][kind];
    if (!cell) continue;
    const cover = coverOf(scene, covers, kind, blow);
    if (!cover) continue;
    const fails = failing(scene, cell, kind, blow);
    if (fails) {
      scene.say(fails.words, slots(blow, kind), fails.rules, [blow.why, cover.why]);
      continue;
    }
    return { cover, why: scene.say(SAVED[kind], slots(blow, kind), cell.rules, [blow.why, cover.why]) };
  }
  return undefined;
}

/** Healings that hold against the blow, whatever else kept it off: nothing keeps a healer from his patient. */
const healersOf = (scene: Scene, covers: readonly Cover[], blow: Blow): Cover[] =>
  [...HEALING].flatMap((kind) => {
    const cell = TABLE[blow.kind][kind];
    const cover = cell && coverOf(scene, covers, kind, blow);
    return cover && !failing(scene, cell, kind, blow) ? [cover] : [];
  });

/** The row and the column of the table go into the step, so that a reader of the trace can find the cell. */
const slots = (blow: Blow, shield: Cover['kind']) => ({ who: blow.target, strike: blow.kind, shield });

function failing(scene: Scene, cell: Cell, kind: Cover['kind'], blow: Blow) {
  const { unhealable } = scene.role(blow.target);
  const saves = kind === 'revival' && scene.option('A-140') === 'saves';
  if (HEALING.has(kind) && unhealable && !saves)
    return { words: { ru: 'Игрок {who} не лечится', en: '{who} cannot be healed' }, rules: unhealable };
  const bare = kind === 'guard' && unhealable && LETHAL.has(blow.kind) && scene.option('A-111') === 'dies';
  if (!bare && holds(cell, scene.option)) return null;
  return { words: { ru: 'Игрока {who} это не спасает', en: 'That does not save {who}' }, rules: cell.rules };
}

function coverOf(scene: Scene, covers: readonly Cover[], kind: Cover['kind'], blow: Blow): Cover | undefined {
  const role = scene.role(blow.target);
  if (kind === 'undying') return role.undying ? own(kind, blow) : undefined;
  if (kind === 'unexposable') return role.unexposable ? own(kind, blow) : undefined;
  return covers.find(
    (cover) =>
      cover.kind === kind &&
      (cover.seat === null || cover.seat === blow.target) &&
      (cover.only === undefined || (cover.only === blow.as && !cover.barred?.has(blow.target))) &&
      // A guard does not keep off what he brings himself.
      !(kind === 'guard' && cover.by === blow.by),
  );
}

const own = (kind: Cover['kind'], blow: Blow): Cover => ({
  kind,
  seat: blow.target,
  by: null,
  restores: false,
  why: blow.why,
});
