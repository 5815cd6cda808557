import { letter, nicks } from '../letter';
import type { Announced } from '../public/announced';
import type { PublicVoting } from '../public/day';

const TEXTS = {
  main: {
    words: { ru: 'Открытие голосования', en: 'Opening of the voting' },
    slots: ['day', 'nominees'],
    ru: '[b]Казнь, день {day}[/b]\n\nВыдвинуты: {nominees}.\n\nГолоса принимаются один час с минуты создания этой темы. Голос: сообщение с ником выдвинутого. Сменить или снять голос можно один раз, новым сообщением; правки не считаются, голос против себя тоже.',
    en: '[b]Execution, day {day}[/b]\n\nNominated: {nominees}.\n\nVotes are taken for one hour from the minute this topic was made. A vote is a message with the nick of a nominee. It can be changed or taken back once, by a new message; edits do not count, nor do votes on oneself.',
  },
} as const;

/** The opening post of the voting topic. The hour is counted from it, so it names no time. */
export default letter({
  id: 'voting',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ day, nominees }: PublicVoting & Announced, { say }) =>
    say('main', { day, nominees: nicks(nominees) || '—' }),
});
