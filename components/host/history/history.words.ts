import type { EventKind } from '../../../engine/game/events';
import type { Phrase } from '../../../engine/words';

export const words = {
  empty: { ru: 'Здесь появятся события игры.', en: 'The events of the game will appear here.' },
  now: { ru: 'сейчас', en: 'now' },
  goTo: { ru: 'Перейти сюда', en: 'Go here' },
  goToEntry: { ru: 'Перейти сюда: {n}, {what}', en: 'Go here: {n}, {what}' },
  undone: { ru: 'отменено', en: 'undone' },
  filter: { ru: 'Показать', en: 'Show' },
  all: { ru: 'все события', en: 'all events' },
} satisfies Record<string, Phrase>;

/** One line for every kind of event; secrets are not in it. */
export const eventWords: Readonly<Record<EventKind, Phrase>> = {
  created: { ru: 'Игра создана: {title}', en: 'Game created: {title}' },
  dealt: { ru: 'Роли розданы', en: 'Roles dealt' },
  night: { ru: 'Ночь {number} разыграна', en: 'Night {number} resolved' },
  posted: { ru: 'Опубликовано: {what} {number}', en: 'Posted: {what} {number}' },
  'day-opened': { ru: 'День {number} открыт', en: 'Day {number} opened' },
  verdict: { ru: 'День {number} закрыт', en: 'Day {number} closed' },
  modkill: { ru: 'Модкилл: {seat}', en: 'Modkill: {seat}' },
  disqualified: { ru: 'Дисквалификация: {seat}', en: 'Disqualified: {seat}' },
  replaced: { ru: 'Замена: {seat} → {account}', en: 'Replaced: {seat} → {account}' },
  ruling: { ru: 'Решение ведущего: {text}', en: 'Ruling: {text}' },
  option: { ru: 'Прочтение {id} изменено', en: 'Reading {id} changed' },
  note: { ru: 'Заметка', en: 'Note' },
  ended: { ru: 'Игра окончена', en: 'Game over' },
};

/** Names of the kinds for the filter. */
export const kindWords: Readonly<Record<EventKind, Phrase>> = {
  created: { ru: 'создание', en: 'creation' },
  dealt: { ru: 'расклад', en: 'deal' },
  night: { ru: 'ночи', en: 'nights' },
  posted: { ru: 'публикации', en: 'posts' },
  'day-opened': { ru: 'открытие дня', en: 'day openings' },
  verdict: { ru: 'итоги дня', en: 'verdicts' },
  modkill: { ru: 'модкиллы', en: 'modkills' },
  disqualified: { ru: 'дисквалификации', en: 'disqualifications' },
  replaced: { ru: 'замены', en: 'replacements' },
  ruling: { ru: 'решения ведущего', en: 'rulings' },
  option: { ru: 'прочтения', en: 'readings' },
  note: { ru: 'заметки', en: 'notes' },
  ended: { ru: 'конец игры', en: 'end of the game' },
};

export const posted = {
  night: { ru: 'итоги ночи', en: 'results of night' },
  day: { ru: 'итоги дня', en: 'results of day' },
} satisfies Record<'night' | 'day', Phrase>;
