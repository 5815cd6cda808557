import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  draftTitle: { ru: 'Состав не подтверждён.', en: 'The roster is not confirmed.' },
  draft: {
    ru: 'Имена взяты из авторов темы: прогулов и штрафов пока не считаем. Уберите лишних, добавьте недостающих и подтвердите.',
    en: 'The names are the topic’s authors: no absentees and no penalties yet. Remove the strangers, add the missing and confirm.',
  },
  confirm: { ru: 'Подтвердить состав', en: 'Confirm the roster' },
  confirmed: { ru: 'Состав подтверждён: {players}, живых {alive}', en: 'Roster confirmed: {players}, {alive} alive' },
  reopen: { ru: 'Снять подтверждение', en: 'Withdraw confirmation' },
  find: { ru: 'Найти игрока', en: 'Find a player' },
  add: { ru: 'Добавить игрока', en: 'Add a player' },
  addName: { ru: 'Ник нового игрока', en: 'Nick of the new player' },
  addHint: { ru: 'Новый ник и Enter', en: 'New nick and Enter' },
  twice: { ru: 'Такой игрок уже есть', en: 'This player is there already' },
  paste: { ru: 'Вставить списком', en: 'Paste a list' },
  authors: { ru: 'Из авторов темы', en: 'From the topic’s authors' },
  none: {
    ru: 'Игроков пока нет: впишите ник, вставьте список или возьмите авторов темы.',
    en: 'No players yet: type a nick, paste a list or take the topic’s authors.',
  },
  list: { ru: 'Места игроков', en: 'Seats of the players' },
  number: { ru: 'Номер', en: 'Number' },
  numberOf: { ru: 'Номер в составе: {name}', en: 'Roster number: {name}' },
  dead: { ru: 'Выбыл', en: 'Out' },
  deadNamed: { ru: '{name}: выбыл', en: '{name}: out' },
  silenced: { ru: 'Без голоса', en: 'No vote' },
  silencedNamed: { ru: '{name}: без голоса сегодня', en: '{name}: no vote today' },
  outSince: { ru: 'выбыл: {post}', en: 'out since {post}' },
  nameless: { ru: '(без ника)', en: '(no nick)' },
  hosts: { ru: 'Ведущие', en: 'Hosts' },
  hostsHint: {
    ru: 'Цветной текст ведущих никогда не голос. Автор первого поста записан сюда сам.',
    en: 'The hosts’ coloured text is never a vote. The author of the opening post was put here.',
  },
} satisfies Record<string, Phrase>;

export const players: Plural = { ru: ['{n} игрок', '{n} игрока', '{n} игроков'], en: ['{n} player', '{n} players'] };
