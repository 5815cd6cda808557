import { letter, nick, nicks } from '../letter';
import { lines } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicFinal } from '../public/count';

const TEXTS = {
  main: {
    words: { ru: 'Итоги голосования', en: 'Final count' },
    slots: ['day', 'votes', 'absent', 'silenced', 'abstained', 'verdict'],
    ru: '[b]Итоги голосования, день {day}[/b]\n\n{votes}\n\nНе голосовали: {absent}\nБез голоса: {silenced}\nОтказались голосовать: {abstained}\n\n{verdict}',
    en: '[b]Result of the vote, day {day}[/b]\n\n{votes}\n\nDid not vote: {absent}\nWithout a vote: {silenced}\nDeclined to vote: {abstained}\n\n{verdict}',
  },
  against: {
    words: { ru: 'Голос против', en: 'A vote against' },
    slots: ['voter', 'target'],
    ru: '{voter} — против: {target}',
    en: '{voter} — against {target}',
  },
  for: {
    words: { ru: 'Голос за', en: 'A vote for' },
    slots: ['voter', 'target'],
    ru: '{voter} — за: {target}',
    en: '{voter} — for {target}',
  },
  verdict: {
    words: { ru: 'Приговор', en: 'Verdict' },
    slots: ['players'],
    ru: '[b]Приговор: {players}[/b]',
    en: '[b]Verdict: {players}[/b]',
  },
  nobody: {
    words: { ru: 'Приговора нет', en: 'No verdict' },
    slots: [],
    ru: '[b]Приговор: никто[/b]',
    en: '[b]Verdict: nobody[/b]',
  },
} as const;

/** The public list of votes and what came of it. No sums: a true total beside a list of names gives a role away. */
export default letter({
  id: 'final',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: (it: PublicFinal & Announced, { say }) =>
    say('main', {
      day: it.day,
      votes: lines(
        ...it.votes.map(({ voter, target, side }) => say(side, { voter: nick(voter), target: nick(target) })),
      ),
      absent: nicks(it.absent) || '—',
      silenced: nicks(it.silenced) || '—',
      abstained: nicks(it.abstained) || '—',
      verdict: it.condemned.length === 0 ? say('nobody', {}) : say('verdict', { players: nicks(it.condemned) }),
    }),
});
