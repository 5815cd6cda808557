import type { CallProblem } from '../../engine/protocol/calls';
import type { Phrase } from '../../engine/words';

/** Why something could not be done and what to do about it. */
export const words = {
  refused: {
    ru: 'Расширение отказало в этом действии. Закройте и откройте окно расширения.',
    en: 'The extension refused this action. Close and reopen its window.',
  },
  malformed: {
    ru: 'Не записано: неверное значение ({field}). Поправьте его и повторите.',
    en: 'Not saved: wrong value ({field}). Correct it and try again.',
  },
  'unknown-thread': {
    ru: 'Эта тема удалена из расширения. Откройте её на форуме и посчитайте заново.',
    en: 'This topic was removed from the extension. Open it on the forum and count again.',
  },
  'no-game': { ru: 'Этой игры больше нет: она удалена.', en: 'This game is gone: it was deleted.' },
  'storage-full': {
    ru: 'Память браузера полна: последнее изменение не записано. Освободите место на диске или удалите старые игры.',
    en: 'The browser’s storage is full: the last change was not saved. Free some disk space or delete old games.',
  },
  'damaged-record': {
    ru: 'Запись повреждена ({table}). Она отложена и сохранена, остальное работает.',
    en: 'A record is damaged ({table}). It was set aside and kept; the rest works.',
  },
  newer: {
    ru: 'Данные записаны более новой версией расширения. Обновите расширение.',
    en: 'The data was written by a newer version of the extension. Update the extension.',
  },
  browser: {
    ru: 'Браузер не даёт расширению хранить данные (приватное окно или запрет в настройках).',
    en: 'The browser does not let the extension store data (a private window or a setting).',
  },
  'no-answer': { ru: 'Расширение не ответило. Повторите.', en: 'The extension did not answer. Try again.' },
  gone: {
    ru: 'Расширение обновилось. Обновите страницу.',
    en: 'The extension was updated. Reload the page.',
  },
} satisfies Record<string, Phrase>;

/** Words for a problem; slots are the problem's own fields. */
export function wordsOf(problem: CallProblem): { phrase: Phrase; slots: Record<string, string> } {
  switch (problem.code) {
    case 'storage-closed':
      return { phrase: words[problem.why], slots: {} };
    case 'malformed':
      return { phrase: words.malformed, slots: { field: problem.field } };
    case 'damaged-record':
      return { phrase: words['damaged-record'], slots: { table: problem.table } };
    case 'refused':
    case 'unknown-thread':
    case 'no-game':
    case 'storage-full':
    case 'no-answer':
    case 'gone':
      return { phrase: words[problem.code], slots: {} };
  }
}
