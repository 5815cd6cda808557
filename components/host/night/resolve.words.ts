import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Итог ночи', en: 'What the night comes to' },
  provisional: {
    ru: 'Пока не брошены все кости и не решены все вопросы, итог предварительный: неброшенная кость считается за «нет».',
    en: 'Until all dice are thrown and all questions decided this is provisional: a die not thrown counts as “no”.',
  },
  done: { ru: 'Готово: записать ночь {number}', en: 'Done: record night {number}' },
  doneHint: {
    ru: 'В теме ничего не изменится, пока вы не нажмёте «Опубликовано». Отменить можно в любой момент.',
    en: 'Nothing changes on the thread until you press “Posted”. You can undo at any time.',
  },
  missing: {
    ru: 'Не прислали и ничего не сделают: {who}.',
    en: 'Have sent nothing and will do nothing: {who}.',
  },
  notReady: {
    ru: 'Сначала бросьте кости и решите вопросы выше',
    en: 'First throw the dice and decide the questions above',
  },
} satisfies Record<string, Phrase>;
