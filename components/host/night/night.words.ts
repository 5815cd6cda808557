import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  notDealt: {
    ru: 'Ночь наступит, когда роли будут розданы: вкладка «Расклад».',
    en: 'The night comes when the roles are dealt: the tab “Deal”.',
  },
  daytime: {
    ru: 'Сейчас день {number}. Следующая ночь начнётся после вердикта: вкладка «День».',
    en: 'It is day {number}. The next night begins after the verdict: the tab “Day”.',
  },
  over: {
    ru: 'Игра окончена. Итоговый пост и лучший игрок — на вкладке «День».',
    en: 'The game is over. The final post and the best player are on the tab “Day”.',
  },
  title: { ru: 'Ночь {number}', en: 'Night {number}' },
  waitFor: { ru: 'Ждём: {who}', en: 'Waiting for: {who}' },
  allSent: { ru: 'Все ходы получены', en: 'All moves are in' },
  deputies: { ru: 'Если глава мафии промолчит', en: 'If the head of the mafia is silent' },
  deputiesHint: {
    ru: 'Тогда действует ход первого из этих игроков, кто его прислал. Порядок: {line}.',
    en: 'Then the move of the first of these who has sent one stands. The order: {line}.',
  },
  deputiesAsk: {
    ru: 'По этим правилам ход за главу никто не заменяет сам собой: чей ход принять, программа спросит.',
    en: 'By these rules nobody stands in for the head by himself: you will be asked whose move stands.',
  },
  host: { ru: 'Действия ведущего этой ночью', en: 'The host’s own acts this night' },
  orders: { ru: 'Ходы', en: 'Moves' },
} satisfies Record<string, Phrase>;

export const sentOf: Plural = {
  ru: ['получен {n} ход', 'получено {n} хода', 'получено {n} ходов'],
  en: ['{n} move is in', '{n} moves are in'],
};
