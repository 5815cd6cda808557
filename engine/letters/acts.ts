import { familyVotes } from '../game/sides';
import type { GameState, RoleId } from '../game/state';
import type { Act, Limit } from '../roles/role';
import { RULESETS } from '../rulesets/all';
import { fill, type Lang, type Phrase } from '../words';
import { lines, type Rich } from './markup';

const WORDS = {
  night: { ru: 'Ночью вы можете:', en: 'At night you may:' },
  day: { ru: 'Днём вы можете:', en: 'By day you may:' },
  once: { ru: 'Одно из этого за ночь.', en: 'One of these a night.' },
  none: { ru: 'Ночью вы не ходите.', en: 'You have no move at night.' },
  chance: { ru: 'вероятность {yes} из {of}: {words}', en: 'chance {yes} in {of}: {words}' },
  borrows: {
    ru: 'Ночью вы можете взять любое действие любой роли расклада: назовите роль, действие и цель.',
    en: 'At night you may use any act of any role dealt: name the role, the act and the target.',
  },
} satisfies Record<string, Phrase>;

/** Acts a role has, or the mafia's head: what its rules declare, with limits and dice, one act a line. */
export function actsOf(state: GameState, role: RoleId | 'leader', lang: Lang): Rich {
  const rules = RULESETS[state.ruleset];
  const acts =
    role === 'leader'
      ? (rules.roles.get(rules.office.acts)?.acts ?? []).filter((act) => act.slot === 'office')
      : (rules.roles.get(role)?.acts ?? []).filter((act) => (act.slot ?? 'own') === 'own');
  return actLines(acts, lang);
}

/** The vote for a victim, for the mafia of a game in which they vote. */
export function ballotOf(state: GameState, lang: Lang): Rich {
  const rules = RULESETS[state.ruleset];
  if (!familyVotes(state)) return [];
  return actLines(
    (rules.roles.get(rules.office.acts)?.acts ?? []).filter((act) => act.slot === 'ballot'),
    lang,
  );
}

/** What one who borrows may do and must change. */
export function borrowLines(limits: readonly Limit[], lang: Lang): Rich {
  return lines([WORDS.borrows[lang]], ...limits.map((limit): Rich => [`   — ${lower(limit.words[lang])}`]));
}

export const noActs = (lang: Lang): Rich => [WORDS.none[lang]];

function actLines(acts: readonly Act[], lang: Lang): Rich {
  const group = (when: 'day' | 'night'): Rich => {
    const own = acts.filter((act) => (act.when ?? 'night') === when);
    return own.length === 0 ? [] : lines([WORDS[when][lang]], ...own.map((act) => oneAct(act, lang)));
  };
  const several = acts.filter((act) => act.when !== 'day').length > 1;
  return lines(group('day'), group('night'), several ? [WORDS.once[lang]] : []);
}

function oneAct(act: Act, lang: Lang): Rich {
  // What is void in silence must not be told either.
  const limits = (act.limits ?? []).filter((limit) => limit.silent !== true).map((limit) => limit.words[lang]);
  const moves = Array.isArray(act.does) ? act.does : [];
  const thrown = [...(act.dice ?? []), ...moves.flatMap((move) => ('die' in move && move.die ? [move.die] : []))];
  const dice = thrown.map(({ chance: [yes, of], words }) =>
    fill(WORDS.chance, lang, { yes, of, words: lower(words[lang]) }),
  );
  return lines([`— ${act.words[lang]}`], ...[...limits, ...dice].map((text): Rich => [`   — ${lower(text)}`]));
}

/** First letter small, unless the word is an abbreviation. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
