import { atMost, houseLimit, limit } from '../limits';
import type { Die, Move } from '../moves';
import { type Act, act, type OrderView, role } from '../role';

const evidence: Die = {
  id: 'boss-evidence',
  chance: [3, 4],
  words: { ru: 'Босс оставил улики', en: 'The boss left evidence' },
  rules: ['R-037', 'R-042'],
};
const expose: Move = { move: 'expose', die: evidence, as: 'leader', rules: ['R-037', 'A-044'] };
const forfeit: Move = { move: 'forfeit', rules: ['R-044', 'R-047', 'R-048'] };
const frighten: Move = { move: 'silence', days: 1, rules: ['R-039', 'A-028'] };

const byVote = limit(
  {
    ru: 'В игре с двойным агентом мафия выбирает жертву голосованием',
    en: 'With a double agent in the game the mafia vote for their victim',
  },
  ['R-129', 'A-079'],
  (view: OrderView) => view.familyVotes && view.order.as === undefined,
);

const kill = act({
  id: 'kill',
  words: { ru: 'убить одного или двух', en: 'kill one or two' },
  kind: 'kill',
  rules: ['R-036', 'R-043', 'A-051'],
  slot: 'office',
  targets: [1, 2],
  limits: [
    byVote,
    atMost(
      1,
      { ru: 'Ночь наступила при трёх живых: двоих убить нельзя', en: 'Three are left: two may not be killed' },
      ['R-038', 'A-043'],
      3,
    ),
  ],
  dice: [evidence],
  does: ({ order }) => {
    const shot: Move = { move: 'kill', weapon: 'shot', rules: ['R-036'] };
    return order.targets.length > 1 ? [shot, expose, forfeit] : [shot];
  },
  deed: { ru: 'убивал', en: 'killed' },
});

const intimidate = act({
  id: 'intimidate',
  words: { ru: 'запугать от одного до трёх', en: 'intimidate one to three' },
  kind: 'silence',
  rules: ['R-039', 'R-043'],
  slot: 'office',
  targets: [1, 3],
  limits: [
    atMost(
      2,
      { ru: 'Живых меньше десяти: глушить можно не больше двух', en: 'Fewer than ten live: two at most' },
      ['R-040'],
      9,
    ),
  ],
  does: ({ order, alive, option }) => [
    frighten,
    { move: 'forfeit', half: order.targets.length, rules: ['R-046', 'A-025'] },
    ...(option('A-047') === 'from-ten' && alive >= 10 ? [expose] : []),
  ],
  deed: { ru: 'пугал', en: 'intimidated' },
});

const killAndIntimidate = act({
  id: 'killAndIntimidate',
  words: { ru: 'убить одного и запугать другого', en: 'kill one and intimidate another' },
  kind: 'kill',
  rules: ['R-042', 'A-045', 'A-046'],
  slot: 'office',
  targets: [2, 2],
  limits: [
    byVote,
    houseLimit(
      'A-045',
      { ru: 'Убить и запугать можно только когда живых меньше десяти', en: 'Only while fewer than ten live' },
      ['A-045'],
      (view) => view.option('A-045') === 'below-ten' && view.alive >= 10,
    ),
    houseLimit(
      'A-046',
      { ru: 'При трёх живых убить и запугать нельзя', en: 'Not with three living' },
      ['A-046'],
      (view) => view.option('A-046') === 'forbidden' && view.alive <= 3,
    ),
  ],
  does: [
    { move: 'kill', weapon: 'shot', target: 0, rules: ['R-042'] },
    { ...frighten, target: 1 },
    { ...expose, rules: ['R-042', 'A-044'] },
    { ...forfeit, rules: ['R-045', 'R-047', 'R-048'] },
  ],
  deed: () => [
    { ru: 'убивал', en: 'killed' },
    { ru: 'пугал', en: 'intimidated' },
  ],
});

const bribe = act({
  id: 'bribe',
  words: { ru: 'подкупить Совет: один вопрос ведущему', en: 'bribe the Council: one question to the host' },
  kind: 'bribe',
  rules: ['R-050', 'R-051', 'R-052', 'R-053', 'R-054', 'A-052'],
  slot: 'office',
  targets: [0, 0],
  limits: [limit({ ru: 'Нет вопроса', en: 'There is no question' }, ['R-050'], (view) => !view.order.question?.trim())],
  does: [{ move: 'question', rules: ['R-050', 'A-053'] }],
  deed: { ru: 'подкупал', en: 'bribed' },
});

const refuse = act({
  id: 'refuse',
  words: { ru: 'никого не убивать', en: 'kill nobody' },
  kind: 'refuse',
  rules: ['R-036'],
  slot: 'office',
  targets: [0, 0],
  idle: true,
});

const ballot = act({
  id: 'mafiaVote',
  words: { ru: 'голос мафии за жертву', en: 'a mafioso’s vote for the victim' },
  kind: 'kill',
  rules: ['R-129', 'R-130', 'R-131', 'R-132', 'A-079'],
  slot: 'ballot',
  targets: [1, 1],
  limits: [
    limit(
      {
        ru: 'Мафия голосует только в игре с двойным агентом',
        en: 'The mafia vote only with a double agent in the game',
      },
      ['R-129'],
      (view) => !view.familyVotes,
    ),
  ],
  does: [{ move: 'ballot', rules: ['R-130'] }],
});

const acts: readonly Act[] = [kill, intimidate, killAndIntimidate, bribe, refuse, ballot];

export default role({
  id: 'mafioso',
  words: { name: { ru: 'мафия', en: 'mafioso' }, genitive: 'мафии' },
  rules: ['R-029', 'R-031', 'R-032', 'R-033', 'R-055', 'R-056', 'R-057', 'A-048'],
  side: 'mafia',
  family: { line: 0, ranked: true, loyal: true },
  killing: 'named',
  shooting: true,
  combat: true,
  hostile: true,
  acts,
});
