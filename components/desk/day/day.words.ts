import type { Phrase } from '../../../engine/words';

export const words = {
  number: { ru: 'Номер дня', en: 'Number of the day' },
  zone: { ru: 'Часы форума', en: 'Clock of the forum' },
  zoneHint: {
    ru: 'По этим часам вводится время и читаются посты без пояса',
    en: 'Times are typed, and posts without a zone are read, by this clock',
  },
  zoneOwn: { ru: 'как на этом компьютере ({zone})', en: 'as on this computer ({zone})' },
  start: { ru: 'Начало дня', en: 'Start of the day' },
  startNone: { ru: 'с первого поста темы', en: 'from the first post of the topic' },
  voting: { ru: 'Голосование открыто', en: 'The voting is opened' },
  votingNone: { ru: 'ещё нет', en: 'not yet' },
  votingHint: {
    ru: 'До этого принимаются выдвижения, с этого момента голоса. По времени конец ставится через час.',
    en: 'Nominations are taken before it, votes from then on. By time, the end is set an hour later.',
  },
  deadline: { ru: 'Конец голосования', en: 'End of the voting' },
  deadlineNone: { ru: 'не назначен', en: 'not set' },
  byTime: { ru: 'по времени', en: 'by time' },
  byPost: { ru: 'по посту', en: 'by post' },
  time: { ru: '{border}: дата и время', en: '{border}: date and time' },
  post: { ru: '{border}: номер поста или ссылка', en: '{border}: number of the post or a link' },
  deadlineHint: {
    ru: 'Голос ровно в этот момент уже опоздал. Пост «Стоп» тоже не считается.',
    en: 'A vote at this very moment is late already. The “Stop” post does not count either.',
  },
  startHint: { ru: 'Этот пост и всё после него — день', en: 'This post and all after it are the day' },
  nominees: { ru: 'Выдвинутые', en: 'Nominees' },
  nomineesHint: {
    ru: 'Через запятую. По правилам этой игры голосовать можно только за них.',
    en: 'Comma between them. By this game’s rules only they can be voted for.',
  },
  next: { ru: 'Следующий день', en: 'Next day' },
  nextHint: {
    ru: 'Начнётся там, где кончился этот; лишения голоса снимутся',
    en: 'Begins where this one ended; lost votes come back',
  },
  badPost: { ru: 'Нужен номер поста или ссылка на него', en: 'A number of a post or a link to it is needed' },
} satisfies Record<string, Phrase>;
