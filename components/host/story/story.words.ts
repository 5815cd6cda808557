import type { Phrase } from '../../../engine/words';

export const words = {
  why: { ru: 'почему?', en: 'why?' },
  whyOf: { ru: 'Почему: {what}', en: 'Why: {what}' },
  rule: { ru: 'Правила', en: 'Rules' },
  ours: { ru: 'Наше прочтение', en: 'Our reading' },
  own: { ru: 'Так решил ведущий', en: 'The host decided so' },
  quiet: { ru: 'Ничего не произошло', en: 'Nothing happened' },
  publicPart: { ru: 'Увидят все', en: 'Everybody will see' },
  privatePart: { ru: 'Узнают лично', en: 'Told in private' },
  secretPart: { ru: 'Знает только ведущий', en: 'Known to the host only' },
  drop: { ru: 'отменить', en: 'overrule' },
  dropOf: { ru: 'Отменить: {what}', en: 'Overrule: {what}' },
  asks: { ru: 'Решает ведущий', en: 'For the host to decide' },
  undecided: { ru: 'ничего не решать', en: 'decide nothing' },
  byDefault: { ru: '{option} (обычно так)', en: '{option} (the usual)' },
  answered: { ru: 'Решено', en: 'Decided' },
  again: { ru: 'решить заново', en: 'decide again' },
} satisfies Record<string, Phrase>;
