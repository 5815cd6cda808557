import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Итоги дня {number}', en: 'Result of day {number}' },
  hint: {
    ru: 'Выложите итоги в тему и разошлите письма, потом нажмите «Опубликовано»: только тогда подсчёт в теме узнает о казни.',
    en: 'Put the result on the thread and send the letters, then press “Posted”: only then the count on the thread learns of the execution.',
  },
  lastWordLeft: { ru: 'Последнее слово казнённого: ещё {time}', en: 'The last word of the executed: {time} left' },
  lastWordOver: { ru: 'Время последнего слова вышло', en: 'The time of the last word is over' },
  posted: { ru: 'Опубликовано', en: 'Posted' },
  story: { ru: 'Что произошло', en: 'What happened' },
  done: { ru: 'Итоги дня {number} опубликованы', en: 'The result of day {number} is posted' },
} satisfies Record<string, Phrase>;
