import type { Fact } from '../../game/effects';
import type { GameState } from '../../game/state';
import { actsOf } from '../acts';
import { letter } from '../letter';
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
    slots: ['role', 'acts'],
    optional: ['acts'],
    ru: 'Ваша роль теперь — [b]{role}[/b]. Прежней роли у вас больше нет.\n\n{acts}',
    en: 'Your role is now [b]{role}[/b]; the former one is gone.\n\n{acts}',
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
  write({ says, state }: NoticeInput, { say, lang }) {
    const names = namesOf(state);
    const news = says.map(
      (it): Rich =>
        it.fact === 'became'
          ? say('became', { role: names.role(it.role).name[lang], acts: actsOf(state, it.role, lang) })
          : say('leader', { office: names.role('leader').name[lang], acts: actsOf(state, 'leader', lang) }),
    );
    return say('main', { news: lines(...news) });
  },
});
