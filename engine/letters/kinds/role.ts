import { roleOfSeat } from '../../game/sides';
import { type GameState, type SeatId, seatOf } from '../../game/state';
import type { Role } from '../../roles/role';
import { RULESETS } from '../../rulesets/all';
import type { Lang } from '../../words';
import { actsOf, ballotOf, borrowLines, noActs } from '../acts';
import { letter, nick, type Teller } from '../letter';
import { lines, type Rich } from '../markup';
import { namesOf } from '../public/announced';
import { lawOf, quoted } from '../quoted';

export interface RoleInput {
  seat: SeatId;
  state: GameState;
  title: string;
}

const side = (what: { ru: string; en: string }, ru: string, en: string) =>
  ({ words: { ru: `Роль: ${what.ru}`, en: `Role: ${what.en}` }, slots: [], ru, en }) as const;

const TEXTS = {
  main: {
    words: { ru: 'Роль при раздаче', en: 'Role at the deal' },
    slots: ['title', 'player', 'role', 'side', 'mafia', 'acts', 'brief', 'rules'],
    optional: ['title', 'player', 'rules'],
    ru: '{title}\n\n{player}, ваша роль — [b]{role}[/b].\n{side}\n{mafia}\n{brief}\n\n{acts}\n\n{rules}',
    en: '{title}\n\n{player}, your role is [b]{role}[/b].\n{side}\n{mafia}\n{brief}\n\n{acts}\n\n{rules}',
  },
  town: side({ ru: 'за город', en: 'for the town' }, 'Вы играете за город.', 'You play for the town.'),
  family: side({ ru: 'за мафию', en: 'for the mafia' }, 'Вы играете за мафию.', 'You play for the mafia.'),
  maniac: side(
    { ru: 'на стороне маньяка', en: 'on the maniac’s side' },
    'Вы играете на стороне маньяка.',
    'You play on the maniac’s side.',
  ),
  own: side({ ru: 'сам за себя', en: 'for himself' }, 'Вы играете сами за себя.', 'You play for yourself.'),
  rank: {
    words: { ru: 'Роль: ранг в мафии', en: 'Role: rank in the mafia' },
    slots: ['rank'],
    ru: 'Ваш ранг в мафии: {rank}.',
    en: 'Your rank in the mafia: {rank}.',
  },
  office: {
    words: { ru: 'Роль: глава мафии', en: 'Role: head of the mafia' },
    slots: ['office'],
    ru: 'Вы — {office}: ход мафии присылаете вы.',
    en: 'You are the {office}: you send the move of the mafia.',
  },
  deputy: {
    words: { ru: 'Роль: мафия без должности', en: 'Role: mafia without office' },
    slots: ['office'],
    ru: 'Ход мафии присылает {office}; если он молчит, принимается ход следующего по рангу.',
    en: 'The move of the mafia is sent by the {office}; if he is silent, the next in rank sends it.',
  },
  secret: side(
    { ru: 'втайне от сообщников', en: 'in secret from the partners' },
    'Для сообщников вы — мафия: кто вы на самом деле, не знает никто из них.',
    'To your partners you are mafia: none of them knows who you really are.',
  ),
  brief: {
    words: { ru: 'Роль: поручение детектива', en: 'Role: the detective’s brief' },
    slots: ['role'],
    ru: 'Ваше поручение — найти роль: {role}.',
    en: 'Your brief is to find the role: {role}.',
  },
  immune: side(
    { ru: 'иммунитет', en: 'immunity' },
    'В первую ночь вас не могут убить: у вас иммунитет.',
    'You cannot be killed in the first night: you have immunity.',
  ),
  rules: {
    words: { ru: 'Роль: из правил', en: 'Role: from the rules' },
    slots: ['quotes'],
    ru: 'Из правил:\n{quotes}',
    en: 'From the rules:\n{quotes}',
  },
} as const;

/** What a player is told at the deal; one who must not know his role is told the role he takes himself for. */
export default letter({
  id: 'role',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write(input: RoleInput, teller) {
    const { state, seat: id, title } = input;
    const { say, lang } = teller;
    const seat = seatOf(state, id);
    const own = roleOfSeat(state, seat);
    const role = RULESETS[state.ruleset].roles.get(own.toldAs ?? own.id) ?? own;
    const brief = role.side === 'brief' ? state.setup.detective : null;
    return say('main', {
      title,
      player: nick(seat.name),
      role: role.words.name[lang],
      side: say(sideText(state, role.id), {}),
      mafia: lines(...mafia(state, id, teller)),
      brief: lines(
        brief ? say('brief', { role: namesOf(state).role(brief.seeks).name[lang] }) : [],
        state.setup.immune.includes(id) ? say('immune', {}) : [],
      ),
      acts: acts(state, id, role.id, lang),
      rules: quotes(role, teller),
    });
  },
});

/** Which side the letter names; the maniac and his helpers are on one side, but he plays for himself. */
function sideText(state: GameState, id: string): 'town' | 'family' | 'maniac' | 'own' {
  const role = RULESETS[state.ruleset].roles.get(id);
  const { setup } = state;
  const named =
    role?.side === 'brief' ? setup.detective?.side : role?.side === 'pimp' ? setup.prostituteSide : role?.side;
  switch (named) {
    case 'mafia':
      return 'family';
    case 'maniac':
      return role?.id === named ? 'own' : 'maniac';
    case 'own':
      return 'own';
    default:
      return 'town';
  }
}

function mafia(state: GameState, id: SeatId, { say, lang }: Teller<typeof TEXTS>): Rich[] {
  const seat = seatOf(state, id);
  const { family } = roleOfSeat(state, seat);
  if (!family) return [];
  const { office } = RULESETS[state.ruleset];
  const leads = state.leader === id;
  return [
    family.ranked && seat.rank !== null && office.deputies === 'ranks' ? say('rank', { rank: seat.rank }) : [],
    leads
      ? say('office', { office: office.words[lang] })
      : office.deputies === 'ranks'
        ? say('deputy', { office: office.words[lang] })
        : [],
    family.loyal ? [] : say('secret', {}),
  ];
}

function acts(state: GameState, id: SeatId, role: string, lang: Lang): Rich {
  const found = RULESETS[state.ruleset].roles.get(role);
  const leads = state.leader === id;
  const list = [
    found?.borrows ? borrowLines(found.borrows.limits, lang) : [],
    actsOf(state, leads ? 'leader' : role, lang),
    found?.family ? ballotOf(state, role, lang) : [],
  ].filter((part) => part.length > 0);
  return list.length === 0 && !found?.family ? noActs(lang) : lines(...list);
}

/** The role's own lines of the rules, but for those that stand at its acts already. */
function quotes(role: Role, { say, lang }: Teller<typeof TEXTS>): Rich {
  const atActs = role.acts.flatMap((act) => (act.limits ?? []).flatMap((limit) => limit.rules));
  const law = lawOf(role.rules.filter((rule) => !atActs.includes(rule)));
  return law.length === 0 ? [] : say('rules', { quotes: lines(...law.map((phrase): Rich => [quoted(phrase, lang)])) });
}
