import type { Phrase } from '../../../engine/words';

export const words = {
  title: {
    ru: 'Замена, модкилл, решение, конец игры, заметка',
    en: 'Replacement, modkill, ruling, end of the game, note',
  },
  replace: { ru: 'Замена', en: 'Replacement' },
  replaceHint: {
    ru: 'Роль, ходы и голоса остаются за местом; новый игрок голосует сразу.',
    en: 'Role, moves and votes stay with the seat; the new player votes at once.',
  },
  leaves: { ru: 'Кто выходит', en: 'Who leaves' },
  enters: { ru: 'Ник нового игрока', en: 'Nick of the new player' },
  doReplace: { ru: 'Заменить', en: 'Replace' },
  strike: { ru: 'Модкилл и дисквалификация', en: 'Modkill and disqualification' },
  strikeHint: {
    ru: 'Подсчёт в теме узнаёт об этом сразу. Пост появится на вкладке «Письма».',
    en: 'The count on the thread learns of it at once. The post appears on the tab “Letters”.',
  },
  strikeNight: {
    ru: 'Ночью это делается на вкладке «Ночь», вместе с ходами.',
    en: 'At night this is done on the tab “Night”, together with the moves.',
  },
  kind: { ru: 'Что делает ведущий', en: 'What the host does' },
  modkill: { ru: 'вычёркивает за неактивность', en: 'strikes out for inactivity' },
  disqualified: { ru: 'дисквалифицирует за скриншот', en: 'disqualifies for a screenshot' },
  whom: { ru: 'Кого вычеркнуть', en: 'Whom to strike out' },
  reason: { ru: 'За что', en: 'For what' },
  doStrike: { ru: 'Вычеркнуть', en: 'Strike out' },
  ruling: { ru: 'Решение ведущего', en: 'Ruling' },
  text: { ru: 'Что решено и почему', en: 'What is decided and why' },
  changes: { ru: 'решение меняет игру', en: 'the ruling changes the game' },
  doRule: { ru: 'Записать решение', en: 'Record the ruling' },
  note: { ru: 'Заметка', en: 'Note' },
  about: { ru: 'О ком', en: 'About whom' },
  nobody: { ru: '— обо всей игре —', en: '— about the whole game —' },
  noteText: { ru: 'Текст заметки', en: 'Text of the note' },
  doNote: { ru: 'Записать заметку', en: 'Record the note' },
  notes: { ru: 'Заметки', en: 'Notes' },
  noteOf: { ru: 'день {day}, {who}: {text}', en: 'day {day}, {who}: {text}' },
  game: { ru: 'игра', en: 'the game' },
} satisfies Record<string, Phrase>;
