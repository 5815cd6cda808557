import type { Fact } from '../../game/effects';
import { type GameState, type RoleId, type SeatId, seatOf } from '../../game/state';
import { genitive, inCase } from '../cases';
import { letter, nick, nicks, type Teller } from '../letter';
import { lines, type Rich } from '../markup';
import { namesOf } from '../public/announced';

export interface AnswerInput {
  night: number;
  says: readonly Fact[];
  state: GameState;
}

const TEXTS = {
  main: {
    words: { ru: 'Ответ на ход', en: 'Answer to an order' },
    slots: ['night', 'answer'],
    ru: 'Ночь {night}. Ответ на ваш ход:\n{answer}',
    en: 'Night {night}. The answer to your order:\n{answer}',
  },
  family: {
    words: { ru: 'Проверка: мафия', en: 'Check: mafia' },
    slots: ['player'],
    ru: '{player} — мафия.',
    en: '{player} is mafia.',
  },
  notFamily: {
    words: { ru: 'Проверка: не мафия', en: 'Check: not mafia' },
    slots: ['player'],
    ru: '{player} — не мафия.',
    en: '{player} is not mafia.',
  },
  shows: {
    words: { ru: 'Проверка: роль видна', en: 'Check: the role shows' },
    slots: ['player', 'role'],
    ru: '{player} — {role}.',
    en: '{player} is the {role}.',
  },
  status: {
    words: { ru: 'Статус', en: 'Status' },
    slots: ['player', 'role'],
    ru: '{player}: статус — {role}.',
    en: '{player}: status — {role}.',
  },
  bribeYes: {
    words: { ru: 'Подкуп Совета: да', en: 'Bribed Council: yes' },
    slots: [],
    ru: 'Совет отвечает на вопрос мафии: да.',
    en: 'The Council answers the mafia’s question: yes.',
  },
  bribeNo: {
    words: { ru: 'Подкуп Совета: нет', en: 'Bribed Council: no' },
    slots: [],
    ru: 'Совет отвечает на вопрос мафии: нет.',
    en: 'The Council answers the mafia’s question: no.',
  },
  sought: {
    words: { ru: 'Детектив: это он', en: 'Detective: that is the one' },
    slots: ['player'],
    ru: '{player} — предмет вашего поиска.',
    en: '{player} is the one you are looking for.',
  },
  employer: {
    words: { ru: 'Детектив: наниматель', en: 'Detective: the employer' },
    slots: ['employer'],
    ru: 'Ваш наниматель: {employer}.',
    en: 'Your employer: {employer}.',
  },
  notSought: {
    words: { ru: 'Детектив: не он', en: 'Detective: not the one' },
    slots: ['player'],
    ru: '{player} — не предмет вашего поиска.',
    en: '{player} is not the one you are looking for.',
  },
  sameSide: {
    words: { ru: 'Сравнение: одна сторона', en: 'Comparison: one side' },
    slots: ['first', 'second'],
    ru: '{first} и {second} играют за одну сторону.',
    en: '{first} and {second} play for the same side.',
  },
  otherSide: {
    words: { ru: 'Сравнение: разные стороны', en: 'Comparison: different sides' },
    slots: ['first', 'second'],
    ru: '{first} и {second} играют за разные стороны.',
    en: '{first} and {second} play for different sides.',
  },
  sameStatus: {
    words: { ru: 'Статусы одинаковы', en: 'Same statuses' },
    slots: ['first', 'second'],
    ru: '{first} и {second}: одинаковы.',
    en: '{first} and {second}: the same.',
  },
  otherStatus: {
    words: { ru: 'Статусы различны', en: 'Different statuses' },
    slots: ['first', 'second'],
    ru: '{first} и {second}: различны.',
    en: '{first} and {second}: different.',
  },
  searched: {
    words: { ru: 'Поиск: нашёл', en: 'Search: found' },
    slots: ['player', 'role'],
    ru: 'Вы нашли: {player} — {role}.',
    en: 'You have found him: {player} is the {role}.',
  },
  notSearched: {
    words: { ru: 'Поиск: не он', en: 'Search: not him' },
    slots: ['player', 'role'],
    ru: '{player} — не {role}.',
    en: '{player} is not the {role}.',
  },
  hired: {
    words: { ru: 'Наняться удалось', en: 'Hired' },
    slots: [],
    ru: 'Вам удалось наняться.',
    en: 'You have been hired.',
  },
  notHired: {
    words: { ru: 'Наняться не удалось', en: 'Not hired' },
    slots: [],
    ru: 'Наняться не удалось.',
    en: 'You have not been hired.',
  },
  killers: {
    words: { ru: 'Свидетель: кто убивал', en: 'Witness: who attacked' },
    slots: ['player', 'killers'],
    ru: 'Этой ночью на жизнь {player} покушались: {killers}.',
    en: '{player} was attacked this night. By whom: {killers}.',
  },
  noKillers: {
    words: { ru: 'Свидетель: никто не убивал', en: 'Witness: nobody attacked' },
    slots: ['player'],
    ru: 'Этой ночью на жизнь {player} никто не покушался.',
    en: '{player} was not attacked this night.',
  },
  killed: {
    words: { ru: 'Кого убивали этой ночью', en: 'Who was killed this night' },
    slots: ['players'],
    ru: 'Этой ночью убивали: {players}.',
    en: 'Killed this night: {players}.',
  },
  deeds: {
    words: { ru: 'Исповедь', en: 'Confession' },
    slots: ['player', 'deeds'],
    ru: '{player}: {deeds}.',
    en: '{player}: {deeds}.',
  },
  noDeeds: {
    words: { ru: 'Исповедь: ничего не делал', en: 'Confession: did nothing' },
    slots: ['player'],
    ru: '{player}: ничего не делал.',
    en: '{player} did nothing.',
  },
  deedsOfNight: {
    words: { ru: 'Исповедь: одна ночь', en: 'Confession: one night' },
    slots: ['night', 'deeds'],
    ru: 'ночь {night} — {deeds}',
    en: 'night {night} — {deeds}',
  },
  became: {
    words: { ru: 'Новая роль', en: 'A new role' },
    slots: ['role'],
    ru: 'Ваша роль теперь — {role}.',
    en: 'Your role is now {role}.',
  },
  leader: {
    words: { ru: 'Глава мафии', en: 'Head of the mafia' },
    slots: ['office'],
    ru: 'Вы теперь {office}.',
    en: 'You are now the {office}.',
  },
  interview: {
    words: { ru: 'Интервью', en: 'Interview' },
    slots: ['role'],
    ru: 'Интервью дано: журналист был у {role}.',
    en: 'The interview was given by the {role}.',
  },
  gotOff: {
    words: { ru: 'Отмазан', en: 'Got off' },
    slots: ['player'],
    ru: '{player}: отмазан.',
    en: '{player} has been got off.',
  },
  victimOf: {
    words: { ru: 'Чья жертва', en: 'Whose victim' },
    slots: ['player', 'role'],
    ru: '{player} — жертва {role}.',
    en: '{player} was killed by the {role}.',
  },
} as const;

/** The answer to a move of the night, one letter for everything a player learns from it. */
export default letter({
  id: 'answer',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ night, says, state }: AnswerInput, teller) =>
    teller.say('main', { night, answer: lines(...says.map((fact) => sentence(fact, state, teller))) }),
});

function sentence(it: Fact, state: GameState, { say, lang }: Teller<typeof TEXTS>): Rich {
  const names = namesOf(state);
  const who = (id: SeatId | undefined): Rich => (id === undefined ? [] : nick(seatOf(state, id).name));
  const whose = (id: SeatId): Rich => inCase(seatOf(state, id).name, 'genitive', lang);
  const list = (ids: readonly SeatId[]): string => nicks(ids.map(names.seat).sort());
  const role = (id: RoleId): string => names.role(id).name[lang];
  switch (it.fact) {
    case 'check':
      if (it.shows === 'family') return say('family', { player: who(it.target) });
      if (it.shows === 'not-family') return say('notFamily', { player: who(it.target) });
      return say('shows', { player: who(it.target), role: role(it.shows) });
    case 'status':
      return say('status', { player: who(it.target), role: role(it.role) });
    case 'bribe':
      return say(it.yes ? 'bribeYes' : 'bribeNo', {});
    case 'sought':
      if (!it.yes) return say('notSought', { player: who(it.target) });
      return lines(
        say('sought', { player: who(it.target) }),
        it.employer === null ? [] : say('employer', { employer: who(it.employer) }),
      );
    case 'same-side':
      return say(it.same ? 'sameSide' : 'otherSide', { first: who(it.targets[0]), second: who(it.targets[1]) });
    case 'same-status':
      return say(it.same ? 'sameStatus' : 'otherStatus', { first: who(it.targets[0]), second: who(it.targets[1]) });
    case 'searched':
      return say(it.yes ? 'searched' : 'notSearched', { player: who(it.target), role: role(it.role) });
    case 'hired':
      return say(it.yes ? 'hired' : 'notHired', {});
    case 'killers':
      return it.seats.length === 0
        ? say('noKillers', { player: whose(it.target) })
        : say('killers', { player: whose(it.target), killers: list(it.seats) });
    case 'killed':
      return say('killed', { players: it.seats.length === 0 ? '—' : list(it.seats) });
    case 'deeds':
      return deeds(it, state, { say, lang });
    case 'became':
      return say('became', { role: role(it.role) });
    case 'leader':
      return say('leader', { office: names.role('leader').name[lang] });
    case 'interview':
      return say('interview', { role: genitive(names.role(it.role), lang) });
    case 'got-off':
      return say('gotOff', { player: who(it.seat) });
    case 'victim-of':
      return say('victimOf', { player: who(it.seat), role: genitive(names.role(it.role), lang) });
  }
}

function deeds(
  { target, deeds: nights }: Extract<Fact, { fact: 'deeds' }>,
  state: GameState,
  { say, lang }: Teller<typeof TEXTS>,
): Rich {
  const player = nick(seatOf(state, target).name);
  if (nights.length === 0) return say('noDeeds', { player });
  const told = nights.map(({ night, verbs, targets }) => {
    const words = [...new Set(verbs.map((verb) => verb[lang]))].join(', ');
    const whom = targets === undefined ? '' : ` (${nicks(targets.map((id) => seatOf(state, id).name))})`;
    return say('deedsOfNight', { night, deeds: `${words}${whom}` });
  });
  return say('deeds', { player, deeds: told.flatMap((one, i) => (i === 0 ? one : ['; ', ...one])) });
}
