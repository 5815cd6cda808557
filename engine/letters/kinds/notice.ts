import type { Fact } from '../../game/effects';
import type { GameState, RoleId } from '../../game/state';
import { RULESETS } from '../../rulesets/all';
import { actsOf } from '../acts';
import { letter, type Teller } from '../letter';
import { lines, type Rich } from '../markup';
import { namesOf } from '../public/announced';

export interface NoticeInput {
  says: readonly Extract<Fact, { fact: 'became' | 'leader' }>[];
  state: GameState;
}

const TEXTS = {
  main: {
    words: { ru: 'Уведомление', en: 'Notice' },
    slots: ['news'],
    ru: '{news}',
    en: '{news}',
  },
  became: {
    words: { ru: 'Перешла роль', en: 'A role passed on' },
    slots: ['role', 'brief', 'acts'],
    optional: ['brief', 'acts'],
    ru: 'Ваша роль теперь — [b]{role}[/b]. Прежней роли у вас больше нет.\n{brief}\n\n{acts}',
    en: 'Your role is now [b]{role}[/b]; the former one is gone.\n{brief}\n\n{acts}',
  },
  brief: {
    words: { ru: 'Перешла роль: поручение детектива', en: 'A role passed on: the detective’s brief' },
    slots: ['side', 'role'],
    ru: 'Вы на стороне: {side}. Ваше поручение — найти роль: {role}.',
    en: 'You are on the side of: {side}. Your brief is to find the role: {role}.',
  },
  leader: {
    words: { ru: 'Новый глава мафии', en: 'New head of the mafia' },
    slots: ['office', 'acts'],
    optional: ['acts'],
    ru: 'Вы теперь [b]{office}[/b]: ход мафии присылаете вы.\n\n{acts}',
    en: 'You are now the [b]{office}[/b]: you send the move of the mafia.\n\n{acts}',
  },
} as const;

/** Who has stepped up learns it from the host. */
export default letter({
  id: 'notice',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write({ says, state }: NoticeInput, teller) {
    const { say, lang } = teller;
    const names = namesOf(state);
    const news = says.map(
      (it): Rich =>
        it.fact === 'became'
          ? say('became', {
              role: names.role(it.role).name[lang],
              brief: brief(it.role, state, teller),
              acts: actsOf(state, it.role, lang),
            })
          : say('leader', { office: names.role('leader').name[lang], acts: actsOf(state, 'leader', lang) }),
    );
    return say('main', { news: lines(...news) });
  },
});

/** With the role its brief passes on: the side and whom to find. */
function brief(id: RoleId, state: GameState, { say, lang }: Teller<typeof TEXTS>): Rich {
  const { roles, wins } = RULESETS[state.ruleset];
  const { detective } = state.setup;
  if (roles.get(id)?.side !== 'brief' || detective === null) return [];
  const side = wins.find((rule) => rule.id === detective.side)?.words[lang] ?? detective.side;
  return say('brief', { side, role: namesOf(state).role(detective.seeks).name[lang] });
}
