import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Мафия выбирает главу ({office})', en: 'The mafia elect their head ({office})' },
  hint: {
    ru: 'Назначьте того, кого мафия выбрала в своей переписке.',
    en: 'Name the one the mafia have elected in their private talk.',
  },
  whom: { ru: 'Новый глава мафии', en: 'The new head of the mafia' },
  name: { ru: 'Назначить', en: 'Appoint' },
  elected: { ru: 'Главой мафии избран {who}', en: '{who} is elected the head of the mafia' },
} satisfies Record<string, Phrase>;
