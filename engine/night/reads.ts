import type { Effect } from '../game/effects';
import { sideOf } from '../game/sides';
import type { Deed, SeatId, Side } from '../game/state';
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
    const unanswered = scene.option('A-036') === 'unanswered' || (act.evenDead && scene.option(act.evenDead) !== 'yes');
    if (gone(performer) && unanswered) continue;
    for (const answer of act.reads(nightView(scene, rules, standing, settled))) {
      const why = scene.say(
        answer.to === 'town'
          ? { ru: 'Газета сообщает итог: {act} ({who})', en: 'The morning post brings: {act} ({who})' }
          : { ru: 'Игрок {who} узнаёт ответ: {act}', en: '{who} gets his answer: {act}' },
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
          { ru: 'Игрок {who} узнаёт ответ вместе с ним', en: '{who} hears the answer too' },
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
  const murders = scene.option('A-142') === 'yes' ? new Set([...KILLERS, 'disease']) : new Set<string>(KILLERS);
  return {
    ...view,
    dies,
    attackers: (seat) => [
      ...new Set(settled.dealt.filter((blow) => blow.target === seat && murders.has(blow.kind)).map((blow) => blow.by)),
    ],
    sameSide: (a, b) => compared(scene, a) === compared(scene, b),
    confession(seat, to) {
      const { confessedAs, family } = scene.role(seat);
      const own = view.deeds(seat);
      const theirs = family && scene.option('A-099') === 'as-mafia' ? officeDeeds(scene, rules, seat) : [];
      const deeds = [...own, ...theirs].filter((deed) => to === 'confessor' || deed.night === scene.night);
      if (confessedAs && (to === 'confessor' || deeds.length > 0))
        return [{ night: scene.night, verbs: [confessedAs[to]] }];
      const byNight = new Map<number, { night: number; verbs: Phrase[]; targets?: SeatId[] }>();
      for (const deed of deeds) {
        const act = rules.roles.get(deed.role)?.acts.find((one) => one.id === deed.act);
        const hidden = act?.deedUnless && scene.option(act.deedUnless[0]) === act.deedUnless[1];
        const words = hidden ? undefined : act?.deed;
        const dying = deed.night === scene.night && dies(seat);
        const verbs = typeof words === 'function' ? words({ notes: deed.notes, dies: dying }) : words ? [words] : [];
        if (verbs.length === 0) continue;
        const line = byNight.get(deed.night) ?? { night: deed.night, verbs: [] };
        line.verbs = [...line.verbs, ...verbs];
        if (scene.option('A-102') === 'targets') line.targets = [...(line.targets ?? []), ...deed.targets];
        byNight.set(deed.night, line);
      }
      return [...byNight.values()].sort((a, b) => a.night - b.night);
    },
  };
}

/** Side a comparison sees: a double agent may count as the mafia's man. */
const compared = (scene: Scene, seat: SeatId): Side =>
  scene.role(seat).family && scene.option('A-081') === 'mafia' ? 'mafia' : sideOf(scene.state, seat);

/** What the mafia did as a body, for a house where its rank and file confess to it. */
function officeDeeds(scene: Scene, rules: Ruleset, apart: SeatId): (Deed & { night: number })[] {
  const nights = [
    ...scene.state.nights.map(({ night, deeds }) => ({ night, deeds })),
    { night: scene.night, deeds: scene.tonight },
  ];
  return nights.flatMap(({ night, deeds }) =>
    deeds
      .filter((deed) => deed.role === rules.office.acts && deed.seat !== apart && scene.role(deed.seat).family)
      .map((deed) => ({ ...deed, night })),
  );
}
