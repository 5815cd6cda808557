import type { Effect } from '../game/effects';
import { sideOf } from '../game/sides';
import type { DeathCause, RoleId, RuleId, SeatId } from '../game/state';
import { type HostAct, STRUCK, struckBy } from '../game/strike';
import { maskOf, rolesOpen } from '../roles/published';
import type { Ruleset } from '../rulesets/ruleset';
import type { Collected } from './collect';
import type { Settled } from './deaths';
import type { Blow, Scene } from './scene';
import { KILLERS } from './shields';

/** Deaths with their killers, and what is published about the dead. */
export function deaths(scene: Scene, rules: Ruleset, settled: Settled, struck: readonly HostAct[]): Effect[] {
  const effects: Effect[] = [];
  const losses = new Set([...settled.dead.keys(), ...struck.map(({ seat }) => seat)]).size;
  const death = (cause: DeathCause, by: SeatId[]) => ({ phase: 'night' as const, number: scene.night, cause, by });
  for (const [seat, blows] of settled.dead) {
    const killers = blows
      .filter(({ blow }) => KILLERS.has(blow.kind) || blow.kind === 'revenge')
      .map(({ blow }) => blow.by);
    const cause = blows.every(({ blow }) => blow.kind === 'disease') ? 'disease' : 'killed';
    effects.push({ kind: 'death', seat, death: death(cause, [...new Set(killers)]), why: blows[0]?.why ?? null });
    effects.push(...reveal(scene, rules, seat, blows, losses));
    effects.push(...traces(scene, blows));
  }
  for (const { type, seat } of struck) {
    if (settled.dead.has(seat)) continue;
    const why = scene.say(STRUCK[type], { who: seat }, struckBy(rules, type));
    effects.push({ kind: 'death', seat, death: death(type, []), why });
    if (rules.reveals === 'status')
      effects.push({ kind: 'revealed', seat, as: 'status', role: statusOf(scene, seat), why });
  }
  return effects;
}

/** Status as it is announced: the role, or the side in the clothes of its commonest role. */
function statusOf(scene: Scene, seat: SeatId): RoleId {
  const role = scene.role(seat);
  return scene.option('A-126') === 'side' ? (role.statusBySide ?? role.id) : role.id;
}

type Lethal = readonly { blow: Blow; why: number }[];

/** Whether, why and as what the dead man's role is published. */
function reveal(scene: Scene, rules: Ruleset, seat: SeatId, blows: Lethal, losses: number): Effect[] {
  const role = scene.role(seat);
  const causes = blows.map(({ why }) => why);
  const show = (as: 'role' | 'status', shown: RoleId, because: readonly RuleId[]): Effect[] => {
    const why = scene.say(
      { ru: 'Роль игрока {who} объявлена: {role}', en: 'The role of {who} is published: {role}' },
      { who: seat, role: shown },
      because,
      causes,
    );
    return [{ kind: 'revealed', seat, as, role: shown, why }];
  };
  if (rules.reveals === 'status') return show('status', statusOf(scene, seat), ['R-259', 'A-126']);

  const open = rolesOpen(scene.option('A-024') === 'after' ? scene.alive - losses : scene.alive);
  const mask = maskOf(role, open, scene.option);
  const shown = mask ?? role.id;
  const worn = mask === null ? [] : (role.maskRules ?? []);
  const hidden = blows.some(({ blow }) => blow.hides);
  if (role.alwaysRevealed) {
    if (hidden && hideAlways(scene, seat, causes)) return [];
    return show('role', shown, role.alwaysRevealed);
  }
  const closed = (because: readonly RuleId[]): Effect[] => {
    scene.say(
      { ru: 'Роль игрока {who} остаётся закрытой', en: 'The role of {who} stays closed' },
      { who: seat },
      because,
      causes,
    );
    return [];
  };
  if (hidden && (scene.option('A-138') === 'closed' || blows.every(({ blow }) => blow.hides)))
    return closed(['R-137', 'A-138']);
  if (blows.some(({ blow }) => blow.kind === 'bloody')) return show('role', shown, ['R-070', ...worn]);
  if (blows.some(({ blow }) => blow.kind === 'scene') && scene.option('A-057') === 'all')
    return show('role', shown, ['A-057', ...worn]);
  const thrown =
    scene.option('A-139') === 'rolled' ? blows.some(({ blow }) => blow.trail) : blows.every(({ blow }) => blow.trail);
  if (thrown) {
    const always = scene.option('A-026') === 'always-rolled';
    if (!open && !always) return closed(['R-016', 'A-026']);
    // Every such killer throws his own die, also when another has already opened the role.
    const opened = blows.filter(({ blow }) => blow.trail && throwTrail(scene, blow, 'reveal'));
    return opened.length > 0 ? show('role', shown, ['R-154', 'A-026', ...worn]) : closed(['R-154', 'A-026']);
  }
  if (!open) return closed(['R-016', 'A-024']);
  return show('role', shown, [
    'R-015',
    'A-024',
    ...worn,
    ...(blows.some(({ blow }) => blow.trail) ? (['A-139'] as const) : []),
  ]);
}

/** «Раскрывается всегда» against «не раскрываются никогда»: the host's word, by default it is published. */
function hideAlways(scene: Scene, seat: SeatId, causes: readonly number[]): boolean {
  scene.say(
    { ru: 'Два правила спорят о роли игрока {who}', en: 'Two rules disagree about the role of {who}' },
    { who: seat },
    ['R-257', 'R-137', 'A-027'],
    causes,
  );
  if (scene.option('A-027') !== 'ask') return scene.option('A-027') === 'hide';
  const answer = scene.asks.ask({
    id: `reveal/${scene.night}/${seat}`,
    kind: 'reveal',
    seats: [seat],
    words: {
      ru: 'Роль игрока {who} по одному правилу раскрывается всегда, по другому — никогда. Раскрыть?',
      en: 'One rule always reveals the role of {who}, another never. Reveal it?',
    },
    slots: { who: seat },
    rules: ['A-027'],
    options: [
      { id: 'show', words: { ru: 'раскрыть', en: 'reveal' } },
      { id: 'hide', words: { ru: 'не раскрывать', en: 'keep closed' } },
    ],
    byDefault: 'show',
  });
  return answer === 'hide';
}

const throwTrail = (scene: Scene, blow: Blow, part: 'evidence' | 'reveal'): boolean =>
  blow.trail !== undefined && scene.roll(blow.trail[part], blow.by, null, blow.from?.borrowed ?? false);

/** «… — жертва …» where a killer leaves evidence on the dead. */
function traces(scene: Scene, blows: Lethal): Effect[] {
  return blows.flatMap(({ blow, why: death }): Effect[] => {
    if (!blow.trail || !throwTrail(scene, blow, 'evidence')) return [];
    const role = blow.from?.role.id ?? blow.as;
    const why = scene.say(blow.trail.evidence.words, {}, blow.trail.evidence.rules, [death]);
    return [{ kind: 'published', says: { fact: 'victim-of', seat: blow.target, role }, why }];
  });
}

/** Who killed the one whose killers are spared at the next vote. */
export function reprieves(scene: Scene, settled: Settled, gone: ReadonlySet<SeatId>): Effect[] {
  const effects = new Map<SeatId, Effect>();
  for (const [seat, blows] of settled.dead) {
    const rules = scene.role(seat).reprieves;
    const several = new Set(blows.map(({ blow }) => blow.by)).size > 1;
    if (!rules || (several && scene.option('A-113') === 'nobody')) continue;
    for (const { blow, why: death } of blows) {
      const counts = KILLERS.has(blow.kind) || (blow.kind === 'disease' && scene.option('A-112') === 'reprieve');
      if (!counts || gone.has(blow.by) || effects.has(blow.by)) continue;
      const why = scene.say(
        {
          ru: 'Игрок {who} убил игрока {seat} и получает отмазку на голосовании',
          en: '{who} has killed {seat} and is spared at the vote',
        },
        { who: blow.by, seat },
        rules,
        [death],
      );
      effects.set(blow.by, { kind: 'reprieved', seat: blow.by, why });
    }
  }
  return [...effects.values()];
}

/** The moves that leave something for the day or against the actor himself. */
export function late(scene: Scene, collected: Collected, settled: Settled, gone: ReadonlySet<SeatId>): Effect[] {
  const effects: Effect[] = [];
  for (const { standing, move } of collected.late) {
    const { performer, order, borrowed } = standing;
    const killed = order.targets.filter((target) =>
      settled.dealt.some((b) => b.from === standing && b.target === target),
    );
    const success = killed.every((target) => gone.has(target));
    switch (move.move) {
      case 'expose': {
        if (scene.option('A-044.evidence') === 'success' && !success) break;
        if (!scene.roll(move.die, performer, null, borrowed)) break;
        const why = scene.say(move.die.words, { who: performer }, move.rules, [standing.why]);
        effects.push({ kind: 'exposed', seat: performer, as: move.as, why });
        break;
      }
      case 'forfeit': {
        const living = scene.option('A-025') === 'after-deaths' ? scene.alive - gone.size : scene.alive;
        if (move.half !== undefined && move.half * 2 < living) break;
        if (move.half === undefined && scene.option('A-044.vote') === 'success' && !success) break;
        const why = scene.say(
          { ru: 'Игрок {who} тайно лишён голоса на завтра', en: '{who} secretly loses the coming vote' },
          { who: performer },
          move.rules,
          [standing.why],
        );
        if (!gone.has(performer)) effects.push({ kind: 'voteless', seat: performer, why });
        break;
      }
      case 'own-silence': {
        if (gone.has(performer)) break;
        const why = scene.say(
          { ru: 'Игрок {who} сам лишается голоса', en: '{who} loses the vote himself' },
          { who: performer },
          move.rules,
          [standing.why],
        );
        effects.push({ kind: 'silence', seat: performer, until: scene.night + move.days - 1, why });
        break;
      }
      case 'protect':
      case 'unprotect': {
        for (const seat of order.targets)
          effects.push({
            kind: move.move === 'protect' ? 'protected' : 'unprotected',
            seat,
            by: performer,
            why: standing.why,
          });
        break;
      }
      case 'vow':
        for (const victim of order.targets) effects.push({ kind: 'vow', by: performer, victim, why: standing.why });
        break;
      case 'question':
        // The host has answered it already, see ./questions.
        break;
    }
  }
  for (const { by, ward, at, why } of collected.standIns) effects.push({ kind: 'stand-in', by, ward, at, why });
  return effects;
}

/** The side of one disqualified for a screenshot loses. */
export function disqualified(scene: Scene, acts: readonly HostAct[]): Effect[] {
  return acts
    .filter((act) => act.type === 'disqualified')
    .map(({ seat }) => {
      const side = sideOf(scene.state, seat);
      const lost = side.startsWith('own:') ? scene.role(seat).id : side;
      const why = scene.say({ ru: 'Сторона игрока {who} проигрывает', en: 'The side of {who} loses' }, { who: seat }, [
        'R-025',
      ]);
      return { kind: 'side-lost', side: lost, why };
    });
}
