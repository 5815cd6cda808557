import { letter, nick, nicks } from '../letter';
import { lines } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicVerdict } from '../public/day';

const TEXTS = {
  main: {
    words: { ru: 'Казнь', en: 'Execution' },
    slots: ['day', 'verdict', 'outcome', 'shown'],
    ru: '[b]Итог дня {day}[/b]\n\n{verdict}\n{outcome}\n{shown}',
    en: '[b]Result of day {day}[/b]\n\n{verdict}\n{outcome}\n{shown}',
  },
  condemned: {
    words: { ru: 'Казнь: приговор', en: 'Execution: the verdict' },
    slots: ['players'],
    ru: 'Город приговорил: {players}.',
    en: 'The town has condemned {players}.',
  },
  nobody: {
    words: { ru: 'Казнь: никто не приговорён', en: 'Execution: nobody condemned' },
    slots: [],
    ru: 'Город никого не приговорил. Казни сегодня нет.',
    en: 'The town has condemned nobody. There is no execution today.',
  },
  gotOff: {
    words: { ru: 'Отмазан, не вешают никого', en: 'Got off, nobody hangs' },
    slots: ['player'],
    ru: 'Игрок [b]{player}[/b] отмазан, не вешается никто.',
    en: '[b]{player}[/b] has been got off, nobody hangs.',
  },
  gotOffOnly: {
    words: { ru: 'Отмазан, но казнь есть', en: 'Got off, but somebody hangs' },
    slots: ['player'],
    ru: 'Игрок [b]{player}[/b] отмазан.',
    en: '[b]{player}[/b] has been got off.',
  },
  executed: {
    words: { ru: 'Казнён, роль закрыта', en: 'Executed, role closed' },
    slots: ['player'],
    ru: 'Казнён игрок [b]{player}[/b].',
    en: '[b]{player}[/b] is executed.',
  },
  executedShown: {
    words: { ru: 'Казнён, роль раскрыта', en: 'Executed, role shown' },
    slots: ['player', 'role'],
    ru: 'Казнён игрок [b]{player}[/b] — {role}.',
    en: '[b]{player}[/b] is executed — {role}.',
  },
  none: {
    words: { ru: 'Казнь не состоялась', en: 'No execution' },
    slots: [],
    ru: 'Казнь не состоялась.',
    en: 'The execution does not take place.',
  },
  shown: {
    words: { ru: 'Роль живого раскрыта', en: 'A living player’s role is shown' },
    slots: ['player', 'role'],
    ru: 'Город узнаёт: [b]{player}[/b] — {role}.',
    en: 'The town learns: [b]{player}[/b] is the {role}.',
  },
} as const;

/** What came of the verdict: who hangs, who is got off, what is shown. Who stood behind it is not told. */
export default letter({
  id: 'execution',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write(it: PublicVerdict & Announced, { say, lang }) {
    const { condemned, dead, gotOff, shown } = it;
    const outcome = [
      ...gotOff.map(({ player, nobody }) => say(nobody ? 'gotOff' : 'gotOffOnly', { player: nick(player) })),
      ...dead.map(({ player, role }) =>
        role === null
          ? say('executed', { player: nick(player) })
          : say('executedShown', { player: nick(player), role: role.name[lang] }),
      ),
    ];
    if (outcome.length === 0 && condemned.length > 0) outcome.push(say('none', {}));
    return say('main', {
      day: it.day,
      verdict: condemned.length === 0 ? say('nobody', {}) : say('condemned', { players: nicks(condemned) }),
      outcome: lines(...outcome),
      shown: lines(...shown.map(({ player, as }) => say('shown', { player: nick(player), role: as.name[lang] }))),
    });
  },
});
