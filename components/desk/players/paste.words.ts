import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  label: { ru: 'Список игроков, по одному на строке', en: 'List of players, one a line' },
  hint: {
    ru: 'Понимаю номера и маркеры, «1. Маска @аккаунт», «Вася — Шляпник», «Вася (мёртв)», «Вася → Петя» (замена), «Ведущий: …». Лишний текст лучше удалить.',
    en: 'Numbers and bullets, “1. Mask @account”, “Vasya — Hatter”, “Vasya (dead)”, “Vasya → Petya” (a replacement), “Host: …” are understood. Better remove other text.',
  },
  read: { ru: 'Прочитано: {players}', en: 'Read: {players}' },
  withHosts: { ru: 'Прочитано: {players}, ведущие: {hosts}', en: 'Read: {players}, hosts: {hosts}' },
  replace: { ru: 'Заменить состав', en: 'Replace the roster' },
  add: { ru: 'Добавить к составу', en: 'Add to the roster' },
} satisfies Record<string, Phrase>;

export const players: Plural = { ru: ['{n} игрок', '{n} игрока', '{n} игроков'], en: ['{n} player', '{n} players'] };
