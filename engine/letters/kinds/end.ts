import { letter, nick, nicks, type Teller } from '../letter';
import { joined, lines, type Rich } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicEnd, ToldMove } from '../public/end';

const TEXTS = {
  main: {
    words: { ru: 'Конец игры', en: 'End of the game' },
    slots: ['title', 'winner', 'best', 'players', 'story'],
    optional: ['title', 'best', 'story'],
    ru: '[b]{title}: игра окончена[/b]\n\n{winner}\n{best}\n\n[b]Роли[/b]\n{players}\n\n[b]Как это было[/b]\n{story}',
    en: '[b]{title}: the game is over[/b]\n\n{winner}\n{best}\n\n[b]Roles[/b]\n{players}\n\n[b]How it went[/b]\n{story}',
  },
  winner: {
    words: { ru: 'Конец: победа', en: 'End: a win' },
    slots: ['winner', 'also'],
    ru: 'Победа: [b]{winner}[/b]{also}.',
    en: 'The win goes to: [b]{winner}[/b]{also}.',
  },
  nobody: {
    words: { ru: 'Конец: без победителя', en: 'End: nobody has won' },
    slots: [],
    ru: 'Победителя нет.',
    en: 'Nobody has won.',
  },
  best: {
    words: { ru: 'Конец: лучший игрок', en: 'End: the best player' },
    slots: ['player'],
    ru: 'Лучший игрок: [b]{player}[/b].',
    en: 'The best player: [b]{player}[/b].',
  },
  alive: {
    words: { ru: 'Конец: роль живого', en: 'End: role of a living player' },
    slots: ['player', 'before', 'role'],
    optional: ['before'],
    ru: '[b]{player}[/b]{before} — {role}',
    en: '[b]{player}[/b]{before} — {role}',
  },
  dead: {
    words: { ru: 'Конец: роль выбывшего', en: 'End: role of a dead player' },
    slots: ['player', 'before', 'role'],
    optional: ['before'],
    ru: '[s]{player}[/s]{before} — {role}',
    en: '[s]{player}[/s]{before} — {role}',
  },
  before: {
    words: { ru: 'Конец: кто сидел до замены', en: 'End: who sat there before' },
    slots: ['players'],
    ru: '(до замены {players})',
    en: '(before: {players})',
  },
  night: {
    words: { ru: 'Конец: ночь', en: 'End: a night' },
    slots: ['night', 'struck', 'moves', 'dead'],
    optional: ['struck'],
    ru: '[b]Ночь {night}[/b]\n{struck}\n{moves}\n{dead}',
    en: '[b]Night {night}[/b]\n{struck}\n{moves}\n{dead}',
  },
  day: {
    words: { ru: 'Конец: день', en: 'End: a day' },
    slots: ['day', 'struck', 'condemned', 'dead'],
    optional: ['struck'],
    ru: '[b]День {day}[/b]\n{struck}\nПриговор: {condemned}.\n{dead}',
    en: '[b]Day {day}[/b]\n{struck}\nVerdict: {condemned}.\n{dead}',
  },
  lastDay: {
    words: { ru: 'Конец: день без приговора', en: 'End: a day without a verdict' },
    slots: ['day', 'struck'],
    ru: '[b]День {day}[/b]\n{struck}',
    en: '[b]Day {day}[/b]\n{struck}',
  },
  struck: {
    words: { ru: 'Конец: вычеркнуты ведущим', en: 'End: struck out by the host' },
    slots: ['players'],
    ru: 'Вычеркнуты ведущим: {players}.',
    en: 'Struck out by the host: {players}.',
  },
  disqualified: {
    words: { ru: 'Конец: дисквалифицированы', en: 'End: disqualified' },
    slots: ['players'],
    ru: 'Дисквалифицированы: {players}.',
    en: 'Disqualified: {players}.',
  },
  move: {
    words: { ru: 'Конец: ход', en: 'End: a move' },
    slots: ['player', 'act'],
    ru: '{player}: {act}',
    en: '{player}: {act}',
  },
  vain: {
    words: { ru: 'Конец: ход не состоялся', en: 'End: a move in vain' },
    slots: ['player', 'act'],
    ru: '{player}: {act} — не состоялось',
    en: '{player}: {act} — in vain',
  },
  died: {
    words: { ru: 'Конец: погибли', en: 'End: died' },
    slots: ['players'],
    ru: 'Выбыли: {players}.',
    en: 'Out of the game: {players}.',
  },
} as const;

/** Who has won, the best player, roles and the story of the nights, out of the log. */
export default letter({
  id: 'end',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write(it: PublicEnd & Announced, teller) {
    const { say, lang } = teller;
    const also = it.alsoWon.length === 0 ? '' : `, ${it.alsoWon.map((role) => role[lang]).join(', ')}`;
    return say('main', {
      title: it.title,
      winner: it.winner === null ? say('nobody', {}) : say('winner', { winner: it.winner[lang], also }),
      best: it.best === null ? [] : say('best', { player: nick(it.best) }),
      players: lines(
        ...it.players.map(({ player, before, dealt, now, alive }) =>
          say(alive ? 'alive' : 'dead', {
            player: nick(player),
            before: before.length === 0 ? '' : [' ', ...say('before', { players: nicks(before) })],
            role: now === null ? dealt[lang] : `${dealt[lang]} → ${now[lang]}`,
          }),
        ),
      ),
      story: joined(
        it.phases.map((phase) => told(phase, teller)),
        '\n\n',
      ),
    });
  },
});

function told(phase: PublicEnd['phases'][number], { say, lang }: Teller<typeof TEXTS>): Rich {
  const dead = phase.dead.length === 0 ? [] : say('died', { players: nicks(phase.dead) });
  const { modkill, disqualified } = phase.struck;
  const struck = lines(
    ...(modkill.length === 0 ? [] : [say('struck', { players: nicks(modkill) })]),
    ...(disqualified.length === 0 ? [] : [say('disqualified', { players: nicks(disqualified) })]),
  );
  if (phase.kind === 'day')
    return phase.condemned === null
      ? say('lastDay', { day: phase.number, struck })
      : say('day', { day: phase.number, struck, condemned: nicks(phase.condemned) || '—', dead });
  const move = ({ player, act, targets, done }: ToldMove): Rich => {
    const what = targets.length === 0 ? act[lang] : `${act[lang]} → ${nicks(targets)}`;
    return say(done ? 'move' : 'vain', { player: nick(player), act: what });
  };
  return say('night', { night: phase.number, struck, moves: lines(...phase.moves.map(move)), dead });
}
