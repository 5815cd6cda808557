import type { Phrase } from '../../../engine/words';
import type { AddingKind } from './adding';

export const words = {
  dropped: { ru: 'Отменено: {what}', en: 'Overruled: {what}' },
  added: { ru: 'Решено: {what}', en: 'Decided: {what}' },
  title: { ru: 'Решить иначе, чем правила', en: 'Decide otherwise than the rules' },
  kind: { ru: 'Что решено', en: 'What is decided' },
  seat: { ru: 'Кого касается', en: 'Whom it concerns' },
  days: { ru: 'Сколько дней', en: 'How many days' },
  role: { ru: 'Какая роль объявляется', en: 'Which role is published' },
  newRole: { ru: 'Какую роль он получает', en: 'Which role he is given' },
  reason: { ru: 'Причина решения', en: 'Reason of the decision' },
  reasonHint: {
    ru: 'Без причины решение не принимается; она останется в истории игры',
    en: 'There is no decision without a reason; it stays in the history of the game',
  },
  decide: { ru: 'Решить так', en: 'Decide so' },
  cancel: { ru: 'Не надо', en: 'Never mind' },
  takeBack: { ru: 'вернуть как по правилам', en: 'back to the rules' },
  takeBackOf: { ru: 'Вернуть как по правилам: {what}', en: 'Back to the rules: {what}' },
  nobody: { ru: '—', en: '—' },
} satisfies Record<string, Phrase>;

export const kinds: Readonly<Record<Exclude<AddingKind, 'drop'>, Phrase>> = {
  death: { ru: 'игрок умирает', en: 'a player dies' },
  undeath: { ru: 'игрок возвращается', en: 'a player comes back' },
  silence: { ru: 'игрок без голоса', en: 'a player has no vote' },
  revealed: { ru: 'роль игрока объявляется', en: 'a player’s role is published' },
  role: { ru: 'роль переходит к игроку', en: 'a role passes to a player' },
};
