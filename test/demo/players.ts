import type { Member } from './thread';

/** The host of the demo game. */
export const HOST: Member = {
  id: 2,
  nick: 'Дядюшка Фогель',
  signature: 'Ведущий города Липовска. Ходы — только в личку.',
};

/** Reads along, does not play. */
export const STRANGER: Member = { id: 99, nick: 'Прохожий' };

const member = (id: number, nick: string, signature?: string): Member =>
  signature === undefined ? { id, nick } : { id, nick, signature };

/** The twenty seats in the order of the host's list. */
export const PLAYERS = {
  alisa: member(11, 'Лиса Алиса'),
  tihon: member(12, 'Тихон', '[i]Тише едешь — дольше живёшь[/i]'),
  morgana: member(13, 'Morgana'),
  kotofey: member(14, 'КотоФей'),
  barynya: member(15, 'Снежная_Барыня'),
  gosha: member(16, 'Гоша'),
  yozhik: member(17, 'Ёжик в тумане'),
  sam: member(18, '[Сэм]'),
  polina: member(19, 'Полина Ч.'),
  shturman: member(20, 'Штурман'),
  livsi: member(21, 'Доктор Ливси'),
  babka: member(22, 'Бабка Ёжка'),
  // A red nick in a signature is under every post of its owner and never a vote.
  oconnor: member(23, "O'Коннор", '[color=red]Марта[/color] — лучший маньяк 2025 года!'),
  marta: member(24, 'Марта'),
  mark: member(25, 'Марк'),
  tadeush: member(26, 'Пан Тадеуш'),
  zayka: member(27, 'Zайка'),
  grif: member(28, 'Гриф'),
  rodger: member(29, 'Весёлый Роджер', '[color=#1d4ed8]Пиастры, пиастры, пиастры![/color]'),
  ten: member(30, 'Тень'),
} as const satisfies Record<string, Member>;
