import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Вердикт', en: 'Verdict' },
  byCount: { ru: 'По истинному подсчёту: {who}', en: 'By the true count: {who}' },
  nobody: { ru: 'никто', en: 'nobody' },
  choose: {
    ru: 'Правила не решают, кого казнить. Выберите сами.',
    en: 'The rules do not settle whom to execute. Choose yourself.',
  },
  tie: { ru: 'Голоса разделились: {who}. Выберите сами.', en: 'The vote is tied: {who}. Choose yourself.' },
  revote: {
    ru: 'Голоса разделились: {who}. По вашим правилам — переголосование; или выберите сами.',
    en: 'The vote is tied: {who}. By your rules there is a revote; or choose yourself.',
  },
  noVotes: {
    ru: 'Голосов нет. Кого казнить, решаете вы.',
    en: 'There are no votes. Whom to execute is yours to decide.',
  },
  condemned: { ru: 'Обречены', en: 'Condemned' },
  executeNobody: { ru: 'Не казнить никого', en: 'Execute nobody' },
  asCounted: { ru: 'как по подсчёту', en: 'as counted' },
  more: { ru: 'Выбрать самому', en: 'Choose by hand' },
  gallows: { ru: 'Что будет на эшафоте', en: 'What happens at the gallows' },
  done: { ru: 'Готово: записать вердикт дня {number}', en: 'Done: record the verdict of day {number}' },
  open: {
    ru: 'Голосование ещё идёт: вердикт можно записать, но голоса могут измениться.',
    en: 'The voting is still open: the verdict can be recorded, but votes may change.',
  },
  hint: {
    ru: 'В теме ничего не изменится, пока вы не нажмёте «Опубликовано».',
    en: 'Nothing changes on the thread until you press “Posted”.',
  },
  notReady: {
    ru: 'Сначала выберите приговор и решите вопросы выше',
    en: 'First choose the verdict and decide the questions above',
  },
} satisfies Record<string, Phrase>;
