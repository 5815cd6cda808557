import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Кости', en: 'Dice' },
  none: { ru: 'Этой ночью бросать нечего', en: 'Nothing is to be thrown this night' },
  all: { ru: 'Бросить все', en: 'Throw all' },
  one: { ru: 'Бросить', en: 'Throw' },
  oneOf: { ru: 'Бросить: {what}', en: 'Throw: {what}' },
  whose: { ru: '{what} ({who})', en: '{what} ({who})' },
  whoseOn: { ru: '{what} ({who} → {target})', en: '{what} ({who} → {target})' },
  yes: { ru: 'выпало: да', en: 'it fell: yes' },
  no: { ru: 'выпало: нет', en: 'it fell: no' },
  set: { ru: 'поставлено ведущим: {reason}', en: 'set by the host: {reason}' },
  setOf: { ru: 'Поставить самому: {what}', en: 'Set by hand: {what}' },
  setIt: { ru: 'поставить', en: 'set' },
  how: { ru: 'Как лежит: {what}', en: 'How it lies: {what}' },
  setYes: { ru: 'да', en: 'yes' },
  setNo: { ru: 'нет', en: 'no' },
  reason: { ru: 'Почему поставлено: {what}', en: 'Why it is set: {what}' },
  apply: { ru: 'Поставить так', en: 'Set it so' },
  applyOf: { ru: 'Поставить так: {what}', en: 'Set it so: {what}' },
  cancel: { ru: 'не надо', en: 'never mind' },
  hint: {
    ru: 'Брошенная кость не перебрасывается: её можно только поставить иначе, с причиной. Шансы и броски остаются в истории.',
    en: 'A die that was thrown is not thrown again: it can only be set otherwise, with a reason. Chances and throws stay in the history.',
  },
} satisfies Record<string, Phrase>;
