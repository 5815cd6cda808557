import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Клавиши', en: 'Keys' },
  list: { ru: 'этот список', en: 'this list' },
  cover: { ru: 'скрыть и показать тайное', en: 'cover and show the secrets' },
  next: { ru: 'к следующей и к предыдущей строке', en: 'to the next and to the previous row' },
  waiting: { ru: 'к следующему, кто ещё не прислал', en: 'to the next one who has not sent yet' },
  alphabet: { ru: 'А…Я', en: 'A…Z' },
  letters: {
    ru: 'в открытом списке: найти игрока по первым буквам',
    en: 'in a list: find a player by the first letters',
  },
  parts: { ru: 'к соседнему разделу', en: 'to the next part of the desk' },
  undo: { ru: 'отменить последнее', en: 'undo the last thing' },
  redo: { ru: 'вернуть отменённое', en: 'redo it' },
  step: {
    ru: 'следующий шаг: бросить все кости, «Готово», «Опубликовано»',
    en: 'the next step: throw all dice, “Done”, “Posted”',
  },
} satisfies Record<string, Phrase>;
