import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Выдвижения', en: 'Nominations' },
  by: { ru: 'Кто выдвигает, {n}', en: 'Who nominates, {n}' },
  target: { ru: 'Кого выдвигает, {n}', en: 'Whom he nominates, {n}' },
  time: { ru: 'Когда выдвинул, {n}', en: 'When he nominated, {n}' },
  whom: { ru: '→', en: '→' },
  add: { ru: 'Добавить выдвижение', en: 'Add a nomination' },
  remove: { ru: 'убрать', en: 'remove' },
  removeOf: { ru: 'Убрать выдвижение {n}', en: 'Remove nomination {n}' },
  noted: { ru: 'Принятые и записанные', en: 'Accepted and noted' },
  good: { ru: 'принято', en: 'accepted' },
  unfinished: { ru: 'не дописано', en: 'unfinished' },
  nominees: { ru: 'Голосовать можно за казнь: {who}', en: 'Votes may be cast for the execution of: {who}' },
  nobody: { ru: 'Пока не выдвинут никто', en: 'Nobody is nominated yet' },
  post: { ru: 'Пост для темы голосования', en: 'Post for the voting topic' },
  topicIs: { ru: 'Голосуют в теме', en: 'The votes are given in' },
  voteIn: { ru: 'Голосуют в теме «{topic}»', en: 'The votes are given in “{topic}”' },
  voteInSince: {
    ru: 'Голосуют в теме «{topic}», открыта {at}',
    en: 'The votes are given in “{topic}”, opened {at}',
  },
  opened: { ru: 'Тема голосования открыта', en: 'The voting topic is opened' },
  closes: { ru: 'Голоса принимаются до {at}', en: 'Votes are taken until {at}' },
  lastWord: { ru: 'Последнее слово казнённого — до {at}', en: 'The last word of the executed: until {at}' },
} satisfies Record<string, Phrase>;
