import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  notDealt: {
    ru: 'День начнётся после первой ночи, а ночь — когда роли будут розданы: вкладка «Расклад».',
    en: 'The day comes after the first night, and the night when the roles are dealt: the tab “Deal”.',
  },
  night: {
    ru: 'Сейчас ночь {number}. День начнётся, когда она будет разыграна: вкладка «Ночь».',
    en: 'It is night {number}. The day begins when it is resolved: the tab “Night”.',
  },
  title: { ru: 'День {number}', en: 'Day {number}' },
  notPosted: {
    ru: 'Итоги ночи {number} ещё не опубликованы: подсчёт в теме пока не знает, кто мёртв и кто без голоса.',
    en: 'The results of night {number} are not posted yet: the count on the thread does not know who is dead or has no vote.',
  },
  topic: { ru: 'Тема дня', en: 'Topic of the day' },
  noTopic: { ru: '— без темы —', en: '— no topic —' },
  start: { ru: 'Начало дня', en: 'Start of the day' },
  deadline: { ru: 'Конец голосования', en: 'End of the voting' },
  execution: { ru: 'Начало казни (примерно)', en: 'Beginning of the execution (about)' },
  open: { ru: 'Открыть день {number}', en: 'Open day {number}' },
  openHint: {
    ru: 'Подсчёт в теме получит эти границы дня. Пост открытия появится здесь же.',
    en: 'The count on the thread gets these borders of the day. The opening post appears right here.',
  },
  left: { ru: 'До конца: {time}', en: 'Left: {time}' },
  closed: { ru: 'Голосование окончено', en: 'The voting is over' },
  post: { ru: 'Пост открытия дня', en: 'Opening post of the day' },
  remind: { ru: 'Напоминание о конце голосования', en: 'Reminder of the end of the voting' },
  hours: { ru: '{h} ч {m} мин', en: '{h} h {m} min' },
} satisfies Record<string, Phrase>;

export const minutes: Plural = {
  ru: ['{n} минута', '{n} минуты', '{n} минут'],
  en: ['{n} minute', '{n} minutes'],
};
