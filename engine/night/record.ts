import type { Effect } from '../game/effects';
import type { Attempt, Deed, SeatId } from '../game/state';
import { type Collected, ignoreSilently } from './collect';
import type { Settled } from './deaths';
import { actView, type Cover, movesOf, type Scene, type Standing } from './scene';
import { HEALING, KILLERS } from './shields';

/** What was done: moves that stand. A last mover's deed is added when it is known whom he saved. */
export const deedsOf = (scene: Scene, moving: readonly Standing[], held: readonly Standing[]): Deed[] =>
  [...moving, ...(scene.option('A-100') === 'told' ? held : [])]
    .filter((standing) => !standing.act.idle && !movesOf(scene, standing).some((move) => move.move === 'revive'))
    .map((standing) => ({
      seat: standing.performer,
      role: standing.role.id,
      act: standing.act.id,
      targets: [...standing.order.targets],
      notes: held.includes(standing) ? [] : [...(standing.act.notes?.(actView(scene, standing)) ?? [])],
    }));

/** Attempts on lives for the memory of healers, saved or not; what a bodyguard took over counts for his ward. */
export function attempts(collected: Collected, settled: Settled): Attempt[] {
  const made = [...settled.dealt, ...collected.blows.filter((blow) => blow.kind === 'infection')];
  return made
    .filter(
      (blow) => !blow.redirected && (KILLERS.has(blow.kind) || blow.kind === 'disease' || blow.kind === 'infection'),
    )
    .map(({ target, by, as }) => ({ target, by, as }));
}

/** A healing that met nothing is not lost without a word. */
export function idleHealing(
  scene: Scene,
  covers: readonly Cover[],
  settled: Settled,
  effects: readonly Effect[],
): void {
  for (const cover of covers) {
    if (!HEALING.has(cover.kind) || cover.kind === 'revival') continue;
    const tended = [...settled.tended.values()].some((used) => used.includes(cover));
    const cured = effects.some(
      (effect) => (effect.kind === 'restored' || effect.kind === 'cured') && effect.seat === cover.seat,
    );
    if (!tended && !cured)
      scene.say(
        { ru: 'Спасать от смерти не пришлось', en: 'There was no death to save from' },
        {},
        ['A-035'],
        [cover.why],
      );
  }
}

/** Whoever heals from a role does nothing for last night's patients; he is not told. */
export function ignoredPatients(scene: Scene, covers: readonly Cover[], settled: Settled, collected: Collected): void {
  const made = attempts(collected, settled);
  for (const cover of covers) {
    if (!cover.from || !cover.barred) continue;
    const patients = new Set<SeatId>(
      made.filter((one) => one.as === cover.only && cover.barred?.has(one.target)).map((one) => one.target),
    );
    for (const patient of patients) ignoreSilently(scene, cover.from, patient);
  }
}
