import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Исправить прошедшую ночь', en: 'Correct a past night' },
  hint: {
    ru: 'Опубликованное не переписывается. Поставьте ходы и кости так, как должно было быть: программа покажет, что было бы иначе, и вы решите, что исправить сейчас.',
    en: 'What was posted is not rewritten. Put moves and dice as they should have been: you will see what would have differed and decide what to set right now.',
  },
  which: { ru: 'Какую ночь исправить', en: 'Which night to correct' },
  night: { ru: 'ночь {number}', en: 'night {number}' },
  none: { ru: '— не выбрана —', en: '— none chosen —' },
  dice: { ru: 'Кости той ночи', en: 'Dice of that night' },
  fell: { ru: 'как выпало ({how})', en: 'as it fell ({how})' },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
  die: { ru: 'Как должна была лечь кость: {what}', en: 'How the die should have fallen: {what}' },
  same: { ru: 'Утро было бы таким же', en: 'The morning would have been the same' },
  differs: { ru: 'Что было бы иначе', en: 'What would have differed' },
  late: { ru: 'исправить уже нельзя', en: 'cannot be set right any more' },
  reason: { ru: 'Что было не так', en: 'What was wrong' },
  record: { ru: 'Записать исправление', en: 'Record the correction' },
  text: { ru: 'Исправление ночи {number}: {reason}', en: 'Correction of night {number}: {reason}' },
} satisfies Record<string, Phrase>;
