import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Утро после ночи {number}', en: 'The morning after night {number}' },
  hint: {
    ru: 'Разошлите письма и выложите газету в тему, потом нажмите «Опубликовано»: только тогда подсчёт в теме узнает о мёртвых и лишённых голоса.',
    en: 'Send the letters and put the morning post on the thread, then press “Posted”: only then the count on the thread learns who is dead and who has no vote.',
  },
  posted: { ru: 'Опубликовано', en: 'Posted' },
  story: { ru: 'Что произошло', en: 'What happened' },
  done: { ru: 'Итоги ночи {number} опубликованы', en: 'The results of night {number} are posted' },
} satisfies Record<string, Phrase>;
