import type { Phrase } from '../../../engine/words';

export const words = {
  kind: { ru: 'Что делает ведущий', en: 'What the host does' },
  modkill: { ru: 'вычёркивает за неактивность', en: 'strikes out for inactivity' },
  disqualified: { ru: 'дисквалифицирует за скриншот', en: 'disqualifies for a screenshot' },
  seat: { ru: 'Кого', en: 'Whom' },
  reason: { ru: 'Причина', en: 'Reason' },
  add: { ru: 'Добавить действие', en: 'Add an act' },
  remove: { ru: 'убрать', en: 'remove' },
  removeOf: { ru: 'Убрать действие: {who}', en: 'Remove the act: {who}' },
  unset: { ru: 'выберите игрока', en: 'choose the player' },
} satisfies Record<string, Phrase>;
