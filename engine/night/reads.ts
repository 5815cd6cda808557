import type { Effect } from '../game/effects';
import { sideOf } from '../game/sides';
import type { SeatId } from '../game/state';
import type { NightView } from '../roles/role';
import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase } from '../words';
import type { Settled } from './deaths';
import { actView, type Scene, type Standing } from './scene';
import { KILLERS } from './shields';

/**
 * Checks, confessions and whatever else reads the facts of the night: they look at roles as they were at nightfall,
 * and no protection but a block keeps them off.
 */
export function read(scene: Scene, rules: Ruleset, standings: readonly Standing[], settled: Settled): Effect[] {
  const effects: Effect[] = [];
  const gone = (seat: SeatId) => settled.dead.has(seat);
  for (const standing of standings) {
    const { act, performer, role, borrowed } = standing;
    if (!act.reads || standing.void) continue;
    if (gone(performer) && act.evenDead !== undefined && scene.option(act.evenDead) !== 'yes') continue;
    for (const answer of act.reads(nightView(scene, rules, standing, settled))) {
      const why = scene.say(
        answer.to === 'town'
          ? { ru: 'Газета сообщает итог: {act} ({who})', en: 'The morning post brings: {act} ({who})' }
          : { ru: '{who} узнаёт ответ: {act}', en: '{who} gets his answer: {act}' },
        { who: performer, act: act.words },
        answer.rules,
        [standing.why],
      );
      if (answer.to === 'town') effects.push({ kind: 'published', says: answer.says, why });
      else effects.push({ kind: 'told', to: performer, says: answer.says, notice: false, why });
      if (answer.found !== undefined && !gone(answer.found) && !gone(performer))
        effects.push({ kind: 'found', by: performer, target: answer.found, why });
      if (borrowed || answer.to === 'town') continue;
      for (const seat of scene.state.seats) {
        const hears = seat.alive ? scene.role(seat.id).hears : undefined;
        if (hears?.role !== role.id || hears.act !== act.id) continue;
        const heard = scene.say(
          { ru: '{who} узнаёт ответ вместе с ним', en: '{who} hears the answer too' },
          { who: seat.id },
          hears.rules,
          [why],
        );
        effects.push({ kind: 'told', to: seat.id, says: answer.says, notice: false, why: heard });
      }
    }
  }
  return effects;
}

function nightView(scene: Scene, rules: Ruleset, standing: Standing, settled: Settled): NightView {
  const view = actView(scene, standing);
  const dies = (seat: SeatId) => settled.dead.has(seat);
  return {
    ...view,
    dies,
    attackers: (seat) => [
      ...new Set(settled.dealt.filter((blow) => blow.target === seat && KILLERS.has(blow.kind)).map((blow) => blow.by)),
    ],
    sameSide: (a, b) => sideOf(scene.state, a) === sideOf(scene.state, b),
    confession(seat, to) {
      const { confessedAs } = scene.role(seat);
      const deeds = view.deeds(seat).filter((deed) => to === 'confessor' || deed.night === scene.night);
      if (confessedAs && (to === 'confessor' || deeds.length > 0))
        return [{ night: scene.night, verbs: [confessedAs[to]] }];
      const byNight = new Map<number, Phrase[]>();
      for (const deed of deeds) {
        const words = rules.roles.get(deed.role)?.acts.find((act) => act.id === deed.act)?.deed;
        const verbs =
          typeof words === 'function'
            ? words({ notes: deed.notes, dies: deed.night === scene.night && dies(seat) })
            : words
              ? [words]
              : [];
        if (verbs.length > 0) byNight.set(deed.night, [...(byNight.get(deed.night) ?? []), ...verbs]);
      }
      return [...byNight].sort(([a], [b]) => a - b).map(([night, verbs]) => ({ night, verbs }));
    },
  };
}
