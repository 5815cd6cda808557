import type { Phrase } from '../../../engine/words';

export const words = {
  name: { ru: 'Ник в подсчёте', en: 'Nick in the count' },
  aliases: { ru: 'Маска и прозвища', en: 'Mask and pet names' },
  aliasesHint: {
    ru: 'Через запятую: как ещё его называют в голосах',
    en: 'Comma between them: what else votes call him',
  },
  accounts: { ru: 'Аккаунты', en: 'Accounts' },
  deadSince: { ru: 'Выбыл с поста', en: 'Out since post' },
  deadHint: {
    ru: 'Номер поста или ссылка; пусто при нажатом «Выбыл»: с самого начала дня',
    en: 'Number of the post or a link; empty with “Out” pressed: since the day began',
  },
  noPost: { ru: 'Нужен номер поста или ссылка на него', en: 'A number of a post or a link to it is needed' },
  replace: { ru: 'Замена: новый игрок на этом месте', en: 'Replacement: a new player on this seat' },
  replaceHint: {
    ru: 'Место и голоса остаются, аккаунт добавляется',
    en: 'The seat and its votes stay, the account is added',
  },
  replaceDo: { ru: 'Заменить', en: 'Replace' },
  up: { ru: 'Выше', en: 'Up' },
  down: { ru: 'Ниже', en: 'Down' },
  upNamed: { ru: 'Выше: место {name}', en: 'Up: the seat {name}' },
  downNamed: { ru: 'Ниже: место {name}', en: 'Down: the seat {name}' },
  remove: { ru: 'Удалить место', en: 'Remove the seat' },
  removeNamed: { ru: 'Удалить место {name}', en: 'Remove the seat {name}' },
} satisfies Record<string, Phrase>;
