import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  roles: { ru: 'Роли и сколько их', en: 'Roles and how many' },
  begin: {
    ru: 'Впишите, сколько каких ролей, или вставьте готовый список ниже. Можно начать с мафии:',
    en: 'Type how many of every role, or paste a ready list below. You can begin with the mafia:',
  },
  third: { ru: 'Мафия — треть: {n}', en: 'A third of mafia: {n}' },
  lot: { ru: 'Раздать жребием', en: 'Deal by lot' },
  lotAgain: { ru: 'Раздать заново', en: 'Deal again' },
  paste: { ru: 'Вставить список «Вася — доктор»', en: 'Paste a list “Vasya — doctor”' },
  pasteHint: {
    ru: 'По строке на игрока. Непонятые строки останутся здесь.',
    en: 'A line a player. Lines that are not understood stay here.',
  },
  apply: { ru: 'Разложить по списку', en: 'Lay out by the list' },
  line: { ru: 'Строка {n}: ', en: 'Line {n}: ' },
  seats: { ru: 'Кому что', en: 'Who has what' },
  roleOf: { ru: 'Роль: {name}', en: 'Role: {name}' },
  none: { ru: '— роль не выбрана —', en: '— no role —' },
  rank: { ru: '{n} ранг', en: 'rank {n}' },
  up: { ru: 'Ранг выше: {name}', en: 'Raise the rank: {name}' },
  immune: { ru: 'Иммунитет в первую ночь: {name}', en: 'Immune in the first night: {name}' },
  immuneShort: { ru: 'иммунитет', en: 'immune' },
  immuneHint: {
    ru: 'Иммунитет от убийства в первую ночь: новички, ведущий прошлой игры, убитый там в первую ночь, лучший игрок.',
    en: 'Immune from being killed in the first night: newcomers, the last host, the last game’s first victim, its best player.',
  },
  prostitute: { ru: 'Путана играет', en: 'The prostitute plays' },
  own: { ru: 'сама за себя', en: 'for herself' },
  maniac: { ru: 'на стороне маньяка', en: 'on the maniac’s side' },
  side: { ru: 'Детектив на стороне', en: 'The detective is on the side of' },
  seeks: { ru: 'ищет роль', en: 'seeks the role' },
  employer: { ru: 'нанял его', en: 'hired by' },
  nobody: { ru: '— никто —', en: '— nobody —' },
  town: { ru: 'города', en: 'the town' },
  mafia: { ru: 'мафии', en: 'the mafia' },
  maniacSide: { ru: 'маньяка', en: 'the maniac' },
  done: { ru: 'Готово: роли розданы', en: 'Done: roles are dealt' },
  missing: { ru: 'Без роли: {names}', en: 'Without a role: {names}' },
  brief: { ru: 'Детективу не сказано, кого искать', en: 'The detective has not been told whom to seek' },
  dealt: { ru: 'Роли розданы', en: 'Roles are dealt' },
  dead: { ru: 'выбыл', en: 'out' },
  was: { ru: 'была роль: {role}', en: 'was dealt {role}' },
  head: { ru: 'глава мафии', en: 'head of the mafia' },
} satisfies Record<string, Phrase>;

export const seatCount: Plural = { ru: ['{n} место', '{n} места', '{n} мест'], en: ['{n} seat', '{n} seats'] };

export const citizens: Plural = {
  ru: ['ещё {n} — мирный', 'ещё {n} — мирные', 'ещё {n} — мирные'],
  en: ['{n} more is a citizen', '{n} more are citizens'],
};
