import type { Effect } from '../game/effects';
import type { SeatId } from '../game/state';
import type { Die, Strike } from '../roles/moves';
import type { Collected } from './collect';
import { firstCover, type Settled } from './deaths';
import type { Blow, Cover, Scene, Standing } from './scene';

/** Effects of the night on those who live on: silences, infections, conversions, serum. */
export function afflict(
  scene: Scene,
  standings: readonly Standing[],
  collected: Collected,
  covers: readonly Cover[],
  settled: Settled,
  gone: ReadonlySet<SeatId>,
): Effect[] {
  const of = (kind: Strike) => collected.blows.filter((blow) => blow.kind === kind);
  return [
    ...silences(scene, of('silence'), covers, gone),
    ...infections(scene, of('infection'), covers, gone),
    ...bones(scene, [...of('conversion'), ...touches(scene, standings)], covers, settled, gone),
    ...serums(scene, of('serum'), covers),
  ];
}

function silences(scene: Scene, blows: readonly Blow[], covers: readonly Cover[], gone: ReadonlySet<SeatId>): Effect[] {
  return blows.flatMap((blow): Effect[] => {
    if (gone.has(blow.target)) return [];
    // Where the house says so, a visitor's throw is his own matter, whoever else is there.
    const passes = blow.die !== undefined && blow.from?.act.kind === 'block' && scene.option('A-144') === 'passes';
    if (!passes && firstCover(scene, covers, blow)) return [];
    if (blow.die && !scene.roll(blow.die, blow.by, null, blow.from?.borrowed ?? false)) return [];
    return [silence(scene, blow, blow.days ?? 1)];
  });
}

function silence(scene: Scene, blow: Blow, days: number): Effect {
  const why = scene.say(
    { ru: 'Игрок {who} лишён голоса, дней: {days}', en: '{who} has no vote, days: {days}' },
    { who: blow.target, days },
    [...blow.rules, 'A-028', 'A-029'],
    [blow.why],
  );
  const secret = scene.option('A-028') === 'named' && !blow.named;
  return { kind: 'silence', seat: blow.target, until: scene.night + days - 1, ...(secret ? { secret } : {}), why };
}

function infections(
  scene: Scene,
  blows: readonly Blow[],
  covers: readonly Cover[],
  gone: ReadonlySet<SeatId>,
): Effect[] {
  const effects: Effect[] = scene.state.infected
    .filter((sick) => sick.night < scene.night && !gone.has(sick.seat))
    .map((sick) => ({
      kind: 'cured',
      seat: sick.seat,
      why: scene.say({ ru: 'Болезнь игрока {who} позади', en: '{who} has got over the disease' }, { who: sick.seat }, [
        'R-077',
      ]),
    }));
  for (const blow of blows) {
    if (gone.has(blow.target)) continue;
    const cover = firstCover(scene, covers, blow);
    // A guard keeps her off altogether; whoever is healed has been visited all the same.
    const visited = cover?.cover.kind !== 'guard' && (cover === undefined || scene.option('A-066') === 'rolled');
    if (visited && blow.die && scene.roll(blow.die, blow.by, null, blow.from?.borrowed ?? false))
      effects.push(silence(scene, { ...blow, rules: blow.die.rules }, 1));
    if (cover) continue;
    const why = scene.say(
      { ru: 'Игрок {who} заражён: умрёт следующей ночью', en: '{who} is infected and dies next night' },
      { who: blow.target },
      blow.rules,
      [blow.why],
    );
    effects.push({ kind: 'infected', seat: blow.target, by: blow.by, night: scene.night, why });
  }
  return effects;
}

const touch: Die = {
  id: 'skeleton-touch',
  chance: [1, 4],
  words: { ru: 'Скелет обратил посещённого', en: 'The skeleton turned the one he visited' },
  rules: ['R-101', 'A-137'],
};

/** Skeletons turned by their master himself pass it on to whomever they visit. */
function touches(scene: Scene, standings: readonly Standing[]): Blow[] {
  const army = new Set(scene.state.skeletons.filter((one) => one.by === 'master').map((one) => one.seat));
  if (scene.option('A-137') === 'everybody') for (const one of scene.state.skeletons) army.add(one.seat);
  return standings.flatMap((standing) => {
    const { performer, order, why } = standing;
    const { family } = scene.role(performer);
    const lowRank = family?.ranked && scene.state.leader !== performer;
    if (!army.has(performer) || lowRank || standing.void) return [];
    return order.targets
      .filter((target) => target !== performer && scene.roll(touch, performer, target, standing.borrowed))
      .map(
        (target): Blow => ({
          kind: 'touch',
          target,
          by: performer,
          as: scene.role(performer).id,
          rules: touch.rules,
          why,
        }),
      );
  });
}

/** Conversion comes before healing, and both take effect at the results (R-106…R-108). */
function bones(
  scene: Scene,
  blows: readonly Blow[],
  covers: readonly Cover[],
  settled: Settled,
  gone: ReadonlySet<SeatId>,
): Effect[] {
  const were = new Map(scene.state.skeletons.map((one) => [one.seat, one.by] as const));
  const turned = new Map<SeatId, { by: 'master' | 'touch'; why: number }>();
  for (const blow of blows) {
    if (gone.has(blow.target) || scene.role(blow.target).leadsArmy || firstCover(scene, covers, blow)) continue;
    const by = blow.kind === 'conversion' ? 'master' : 'touch';
    if (turned.get(blow.target)?.by === 'master') continue;
    const why = scene.say(
      { ru: 'Игрок {who} превращён в скелета', en: '{who} is turned into a skeleton' },
      { who: blow.target },
      blow.rules,
      [blow.why],
    );
    turned.set(blow.target, { by, why });
  }
  const effects: Effect[] = [];
  for (const [seat, { by, why }] of turned) {
    if (healed(seat)) {
      scene.say(
        { ru: 'Игрок {who} тут же вылечен и остаётся нормальным', en: '{who} is healed at once and stays normal' },
        { who: seat },
        ['R-108'],
        [why],
      );
    } else if (were.get(seat) !== 'master' && were.get(seat) !== by) effects.push({ kind: 'skeleton', seat, by, why });
  }
  for (const seat of were.keys()) {
    const cover = gone.has(seat) ? undefined : healed(seat);
    if (!cover) continue;
    const why = scene.say(
      { ru: 'Лечение сняло превращение с игрока {who}', en: 'Healing has turned {who} back' },
      { who: seat },
      ['R-103', 'R-106'],
      [cover.why],
    );
    effects.push({ kind: 'restored', seat, why });
  }
  return effects;

  function healed(seat: SeatId): Cover | undefined {
    if (scene.role(seat).unhealable) return undefined;
    return covers.find((c) => c.restores && c.seat === seat) ?? settled.tended.get(seat)?.find((c) => c.restores);
  }
}

function serums(scene: Scene, blows: readonly Blow[], covers: readonly Cover[]): Effect[] {
  return blows.flatMap((blow): Effect[] => {
    const cover = firstCover(scene, covers, blow);
    if (cover) return scene.option('A-143') === 'rolled' ? exposure(scene, blow, cover.why) : [];
    const role = scene.role(blow.target);
    const shown = role.shownAlive ?? role.id;
    const why = scene.say(
      { ru: 'Сыворотка раскрывает игрока {who}: {role}', en: 'The serum reveals {who}: {role}' },
      { who: blow.target, role: shown },
      blow.rules,
      [blow.why],
    );
    return [{ kind: 'revealed', seat: blow.target, as: 'role', role: shown, why }, ...exposure(scene, blow, why)];
  });
}

function exposure(scene: Scene, blow: Blow, cause: number): Effect[] {
  if (!blow.die || !scene.roll(blow.die, blow.by, null, blow.from?.borrowed ?? false)) return [];
  const why = scene.say(blow.die.words, {}, blow.die.rules, [cause]);
  return [{ kind: 'exposed', seat: blow.by, as: blow.from?.role.id ?? blow.as, why }];
}
