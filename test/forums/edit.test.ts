import { describe, expect, test } from 'vitest';
import { forumById } from '../../engine/forums/all';
import { timeReader } from '../../engine/forums/dates';
import { readEdit } from '../../engine/forums/edit';
import { domOf } from '../dom';

const times = timeReader({ now: '2026-11-29T12:00:00Z', zone: 'Europe/Moscow' });
const read = (note: string, engine = 'fluxbb') => {
  const forum = forumById(engine);
  const element = domOf(`<p>${note}</p>`).querySelector('p');
  return forum && element && readEdit(element, forum, times);
};

// Notes of every Russian pack facts.md §10 names, of the English ones on real pages, and the one of the «флг» rules.
const NOTES: [note: string, by: string | null, at: string | null][] = [
  ['Изменено 26.04.2011 23:15 модератором bobchik', 'bobchik', '2011-04-26T19:15:00Z'],
  ['Изменено 26.04.2011 23:15 пользователем Вася', 'Вася', '2011-04-26T19:15:00Z'],
  ['Изменено Вася (2026-11-28 08:05:00)', 'Вася', '2026-11-28T05:05:00Z'],
  ['Отредактировано Вася (Вчера 08:08:15)', 'Вася', '2026-11-28T05:08:15Z'],
  ['Отредактировано Мисс Марпл (2011-04-26 23:15:00)', 'Мисс Марпл', '2011-04-26T19:15:00Z'],
  ['(изменено: Вася, 2026-11-28 08:05:00)', 'Вася', '2026-11-28T05:05:00Z'],
  [
    'Последний раз редактировалось Вася 29 ноя 2026, 08:05, всего редактировалось 1 раз.',
    'Вася',
    '2026-11-29T05:05:00Z',
  ],
  [
    'Последний раз редактировалось: Тень_отца (Сб Ноя 28, 2026 8:05 am), всего редактировалось 2 раз(а)',
    'Тень_отца',
    '2026-11-28T05:05:00Z',
  ],
  ['Последний раз редактировалось Вася; 28.11.2026 в 08:05. Причина: опечатка', 'Вася', '2026-11-28T05:05:00Z'],
  ["Последний раз редактировалось O'Henry; Сегодня в 08:05.", "O'Henry", '2026-11-29T05:05:00Z'],
  ['Последнее редактирование: 29 Ноября 2026, 05:03:39 от Вася', 'Вася', '2026-11-29T02:03:39Z'],
  ['Последнее редактирование: 29 Ноября 2026, 05:03:39 от Вася Причина: опечатка', 'Вася', '2026-11-29T02:03:39Z'],
  ['Последнее редактирование: Вчера в 08:05', null, '2026-11-28T05:05:00Z'],
  ['Последнее редактирование модератором: 28 ноя 2026 в 08:05', null, '2026-11-28T05:05:00Z'],
  ['Сообщение отредактировал Вася - 26.4.2026, 23:15', 'Вася', '2026-04-26T20:15:00Z'],
  ['Сообщение отредактировал Иван-Царевич: 26 Апрель 2026 - 23:15', 'Иван-Царевич', '2026-04-26T20:15:00Z'],
  ['Сообщение отредактировал [Дон] - Вторник, 26.04.2026, 23:20', '[Дон]', '2026-04-26T20:20:00Z'],
  ['Это сообщение было изменено: 29.11.2026, 08:01 пользователем Вася.', 'Вася', '2026-11-29T05:01:00Z'],
  ['Last edited by Лиса on Sun May 26, 2019 5:35 pm, edited 2 times in total.', 'Лиса', '2019-05-26T14:35:00Z'],
  ['Last edited by Лиса; 2016-02-01 at 03:31.', 'Лиса', '2016-02-01T00:31:00Z'],
  ['Last edited by a moderator: Jun 9, 2026', null, null],
  ['This post has been edited by Лиса! on August 27, 2007 10:00 pm', 'Лиса!', '2007-08-27T18:00:00Z'],
  [
    '(This post was last modified: 2024-01-05, 03:27 AM by Лиса. Edited 1 time in total.)',
    'Лиса',
    '2024-01-05T00:27:00Z',
  ],
  ['Ultima modificacion: 25 de Octubre de 2013, 02:50:27 pm por Ёжик', 'Ёжик', '2013-10-25T10:50:27Z'],
  ['last edited by Ёжик', 'Ёжик', null],
];

describe('edit notes', () => {
  test.each(NOTES)('%s', (note, by, at) => {
    const edit = read(note);
    expect(edit?.by ?? null).toBe(by);
    expect(edit?.at?.iso ?? null).toBe(at);
    expect(edit).not.toBeNull();
  });

  test.each([
    '',
    'Прикреплённый файл (скачиваний: 12)',
    'Вложения скрыты',
    'Attached File ( Number of downloads: 2,709 )',
  ])('«%s» is no edit note', (note) => expect(read(note)).toBeNull());

  test.each([
    'Последний раз редактировалось Вася; 28.11.2026 в 08:05. Причина: Добавлено сообщение',
    'Last edited by Вася; 2016-02-01 at 03:31. Reason: Automerged Doublepost',
  ])('«%s» is the forum joining two posts, no edit', (note) => expect(read(note)).toBeNull());

  test.each(['Вася 2000', '28.11.2026', 'от Пети', '12:30', '«Мафиози»', '* ( [ + <b', 'Вася; Петя', 'Смайл :)'])(
    'a nick such as «%s» is read where the engine marks it up',
    (nick) => {
      const text = nick.replace('<', '&lt;');
      const phpbb = `Последний раз редактировалось <a href="./memberlist.php?mode=viewprofile&amp;u=2" class="username">${text}</a> 29 ноя 2026, 08:05, всего редактировалось 1 раз.`;
      expect(read(phpbb, 'phpbb3')).toMatchObject({ by: nick, at: { iso: '2026-11-29T05:05:00Z' } });
    },
  );
});
