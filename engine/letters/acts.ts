import { familyVotes } from '../game/sides';
import type { GameState, RoleId } from '../game/state';
import type { Die } from '../roles/moves';
import type { Act, Limit } from '../roles/role';
import { RULESETS } from '../rulesets/all';
import { optionOf } from '../rulesets/ruleset';
import { fill, type Lang, type Phrase } from '../words';
import { lines, type Rich } from './markup';
import { lawOf, quoted, whole } from './quoted';

const WORDS = {
  night: { ru: 'Ночью вы можете:', en: 'At night you may:' },
  day: { ru: 'Днём вы можете:', en: 'By day you may:' },
  ballot: { ru: 'Кроме того, за вами:', en: 'Besides, yours is:' },
  once: { ru: 'Одно из этого за ночь.', en: 'One of these a night.' },
  none: { ru: 'Ночью вы не ходите.', en: 'You have no move at night.' },
  chance: { ru: 'вероятность {yes} из {of}: {words}', en: 'chance {yes} in {of}: {words}' },
  borrows: {
    ru: 'Ночью вы можете взять любое действие любой роли расклада: назовите роль, действие и цель.',
    en: 'At night you may use any act of any role dealt: name the role, the act and the target.',
  },
} satisfies Record<string, Phrase>;

const officeActs = (state: GameState): readonly Act[] => {
  const { roles, office } = RULESETS[state.ruleset];
  return roles.get(office.acts)?.acts ?? [];
};
const ballotActs = (state: GameState): readonly Act[] => officeActs(state).filter((act) => act.slot === 'ballot');

/** Limits that are about the mafia's vote for a victim and nothing else. */
const aboutVote = (state: GameState, limit: Limit): boolean => {
  const voting = ballotActs(state).flatMap((act) => act.rules);
  return limit.rules.some((rule) => voting.includes(rule));
};

/** A limit of some houses only is told where the house has chosen it, and nowhere else. */
const holds = (state: GameState, { house }: Limit): boolean =>
  house === undefined ||
  RULESETS[state.ruleset].options.find(({ id }) => id === house)?.byDefault !== optionOf(state, house);

/** Acts a role has, or the mafia's head: what its rules declare, with limits and dice, one act a line. */
export function actsOf(state: GameState, role: RoleId | 'leader', lang: Lang): Rich {
  if (role !== 'leader') {
    const own = RULESETS[state.ruleset].roles.get(role)?.acts ?? [];
    return actLines(
      state,
      own.filter((act) => (act.slot ?? 'own') === 'own'),
      lang,
    );
  }
  const voted = (act: Act): boolean => familyVotes(state) && (act.limits ?? []).some((it) => aboutVote(state, it));
  return actLines(
    state,
    officeActs(state).filter((act) => act.slot === 'office' && !voted(act)),
    lang,
  );
}

/** The vote for a victim, for those of the mafia who have one in a game in which they vote. */
export function ballotOf(state: GameState, role: RoleId, lang: Lang): Rich {
  const ranked = RULESETS[state.ruleset].roles.get(role)?.family?.ranked;
  if (!familyVotes(state) || (!ranked && optionOf(state, 'A-079') !== 'all')) return [];
  return lines([WORDS.ballot[lang]], ...ballotActs(state).map((act) => oneAct(state, act, lang)));
}

/** What one who borrows may do and must change. */
export const borrowLines = (limits: readonly Limit[], lang: Lang): Rich =>
  lines([WORDS.borrows[lang]], ...under(lawOf(limits.flatMap((limit) => limit.rules)), lang));

export const noActs = (lang: Lang): Rich => [WORDS.none[lang]];

function actLines(state: GameState, acts: readonly Act[], lang: Lang): Rich {
  const group = (when: 'day' | 'night'): Rich => {
    const own = acts.filter((act) => (act.when ?? 'night') === when);
    return own.length === 0 ? [] : lines([WORDS[when][lang]], ...own.map((act) => oneAct(state, act, lang)));
  };
  const several = acts.filter((act) => act.when !== 'day').length > 1;
  return lines(group('day'), group('night'), several ? [WORDS.once[lang]] : []);
}

function oneAct(state: GameState, act: Act, lang: Lang): Rich {
  // What is void in silence must not be told either.
  const limits = (act.limits ?? []).filter(
    (limit) => limit.silent !== true && holds(state, limit) && !aboutVote(state, limit),
  );
  const dice = diceOf(act).map(
    ({ chance: [yes, of], words }): Rich => [
      `   · ${fill(WORDS.chance, lang, { yes, of, words: lower(words[lang]) })}`,
    ],
  );
  const law = limits.flatMap((limit) => lawOf(limit.rules));
  const own = limits.filter((limit) => lawOf(limit.rules).length === 0);
  return lines(
    [`— ${act.words[lang]}`],
    ...under(law, lang),
    ...own.map((limit): Rich => [`   · ${lower(limit.words[lang])}`]),
    ...dice,
  );
}

/** Dice of an act, also those its moves leave to the death of the victim. */
function diceOf(act: Act): readonly Die[] {
  const moves = typeof act.does === 'function' ? [] : (act.does ?? []);
  const thrown = moves.flatMap((move) => [
    ...('die' in move && move.die ? [move.die] : []),
    ...('trail' in move && move.trail ? [move.trail.evidence, move.trail.reveal] : []),
  ]);
  return [...(act.dice ?? []), ...thrown];
}

const under = (law: readonly Phrase[], lang: Lang): Rich[] =>
  whole(law).map((phrase): Rich => [`   · ${quoted(phrase, lang)}`]);

/** First letter small, unless the word is an abbreviation. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
