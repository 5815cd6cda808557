import { FRESH_VOTING, votingName } from '../../components/host/day/drafts';
import { DEAL, type DealDraft, NO_DEAL } from '../../components/host/deal/deal-draft';
import { boardRows, orderName } from '../../components/host/night/board';
import { NO_ORDER, type OrderDraft } from '../../components/host/night/order-draft';
import { EVENT_VERSION, type GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import type { RulesetId, SeatId } from '../../engine/game/state';
import { RULESETS } from '../../engine/rulesets/all';
import { type BackupContent, CONTENT_VERSION } from '../../engine/store/backup/content';
import { newThread } from '../../engine/store/public/threads';
import { Host } from '../night/host';
import { post } from '../protocol/samples';

/** Games for the eye: made by the program's own engine, carried into the browser as a backup. All names are made up. */

const LONG = [
  'Александр Константинович Заболоцкий-Щорский',
  'xX_Dark_Lord_Of_The_Whole_Forum_2011_Xx',
  'Невероятнодлинныйникбезединогопробелавообще',
  'Мадемуазель Жозефина де Бонвиль-Кукушкина',
];
const SHORT =
  'Лиса Алиса,Тихон,Morgana,КотоФей,Снежная_Барыня,Гоша,Ёжик в тумане,[Сэм],Полина Ч.,Штурман,Доктор Ливси,Бабка Ёжка,O’Коннор,Марта,Марк,Пан Тадеуш,Zайка,Гриф,Весёлый Роджер,Тень,Аглая,Борис,Валентин,Глафира,Дмитрий,Евдокия,Жанна,Захар,Инга,Кузьма,Лаврентий,Мирра,Никанор,Ольга,Платон,Рогнеда'.split(
    ',',
  );
const NICKS = [...SHORT.slice(0, 6), ...LONG, ...SHORT.slice(6)];

/** Every role of the rules, the mafia about a third. */
const CAST = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `mafioso ${rank}`),
  ...'mafia-journalist,lawyer,maniac,prostitute,fan,werewolf,necromancer,joker,sniper,highlander,sharp,commissioner,sergeant,doctor,girl,cop,town-journalist,priest,hohol,shahid,povesa,mercenary,sheriff,witness,tramp,reanimator,prosecutor,idiot,citizen,citizen,citizen,citizen'.split(
    ',',
  ),
];
/** A few moves of a first night; the rest of the town has sent nothing yet. */
const ORDERS: Readonly<Record<string, Partial<OrderDraft>>> = {
  's0/office': { choice: 'kill', targets: ['s36', 's37'], raw: 'Стреляем в Ольгу и Платона!' },
  's8/own': { choice: 'interview', targets: ['s21'] },
  's9/own': { choice: 'protect', targets: ['s0'] },
  's10/own': { choice: 'bloodyKill', targets: ['s22'] },
  's11/own': { choice: 'infect', targets: ['s27'] },
  's19/own': { choice: 'kill', targets: ['s7'] },
  's21/own': { choice: 'serum', targets: ['s10'] },
  's22/own': { choice: 'visit', targets: ['s19'] },
  's23/own': { choice: 'visit', targets: ['s23'] },
  's24/own': { choice: 'compare', targets: ['s24', 's3'] },
};

interface Planted {
  secret: BackupContent['secret']['games'][number];
  open: BackupContent['public']['games'][number];
}

const NIGHT =
  'p10 bloodyKill p22; p19 kill p7; p22 visit p19; p21 serum p10; p9 protect p0; p8 interview p21; p11 infect p27; p0 kill p36 p37';
const OPENED = { start: '2026-11-28T07:00:00.000Z', deadline: '2026-11-28T18:00:00.000Z' };
const at = (n: number): string => new Date(Date.parse('2026-11-27T18:00:00.000Z') + n * 60_000).toISOString();
const account = (nick: string) => ({ nick, id: null });

/** Gives the seats of an engine's game («p0») the names people have. */
const renamed = (events: readonly GameEvent[], title: string, names: readonly string[]): GameEvent[] =>
  events.map((event) =>
    event.kind === 'created'
      ? {
          ...event,
          title,
          seats: event.seats.map((seat, index) => {
            const name = names[index] ?? seat.name;
            return { id: seat.id, name, accounts: [account(name)] };
          }),
        }
      : event,
  );

function planted(
  id: string,
  title: string,
  ruleset: RulesetId,
  events: readonly GameEvent[],
  drafts: Readonly<Record<string, unknown>> = {},
): Planted {
  const seats = fold(events).seats;
  const day = events.findLast((event) => event.kind === 'day-opened');
  return {
    secret: {
      row: {
        id: `secret ${id}`,
        title,
        ruleset,
        createdAt: at(0),
        changedAt: at(events.length),
        head: events.length,
        count: events.length,
        projected: events.length,
        publicGame: id,
        archived: false,
        removedAt: null,
      },
      entries: events.map((event, index) => ({
        game: `secret ${id}`,
        seq: index + 1,
        parent: index === 0 ? null : index,
        at: at(index),
        version: EVENT_VERSION,
        event,
      })),
      drafts: Object.entries(drafts).map(([name, value]) => ({ game: `secret ${id}`, name, value, at: at(0) })),
      ticks: [],
    },
    open: {
      id,
      title,
      preset: ruleset,
      overrides: { zone: 'Europe/Moscow' },
      roster: {
        confirmed: true,
        hosts: [account('Дядюшка Фогель')],
        seats: seats.map((seat) => ({
          id: seat.id,
          name: seat.name,
          accounts: seat.accounts.map(({ nick, id: user }) => ({ nick, id: user })),
          aliases: [],
          forms: [],
          number: null,
          deadSince: null,
          silenced: false,
        })),
      },
      day: {
        number: 1,
        start: day?.kind === 'day-opened' ? { by: 'time', at: day.start } : null,
        deadline: day?.kind === 'day-opened' ? { by: 'time', at: day.deadline } : null,
        nominees: ruleset === 'prokurator' ? ['Марта', 'Гоша'] : [],
      },
      ...(fold(events).phase.kind === 'over' && { finished: true }),
      changedAt: at(100),
      removedAt: null,
    },
  };
}

const keyOf = (id: string): string => `phpbb3|https://forum.example|/board/|${id}`;

/** Votes of the game's first players, most of them against the boss, one for him. */
const votesIn = (id: string, names: readonly string[], targets: readonly string[]) =>
  targets.map((target, index) => {
    const blue = target.startsWith('+');
    const text = target.replace('+', '');
    const sample = post(String(500 + index), text, { author: names[index] ?? '', authorId: null });
    const iso = new Date(Date.parse(OPENED.start) + index * 600_000).toISOString();
    return {
      thread: keyOf(id),
      id: sample.id,
      seenAt: OPENED.deadline,
      post: {
        ...sample,
        time: { iso, raw: '', seconds: false },
        runs: sample.runs.map((run) => ({
          ...run,
          ink: blue ? ('blue' as const) : ('red' as const),
          colour: blue ? 'blue' : 'red',
        })),
        text,
      },
      later: [],
    };
  });

/** Everybody but the first two has written on the day. */
const writtenBy = (names: readonly string[]) =>
  names.map((nick, index) => ({ id: String(500 + index), nick, account: null, at: '2026-11-28T12:00:00.000Z' }));

/** Six games at the moments a host looks at: the deal, the night, the morning, the day, the verdict, the end; and Prokurator. */
export function hostGames(): BackupContent {
  const flg = () => new Host('flg', Object.fromEntries(CAST.map((card, index) => [`p${index}`, card])), ['p3', 'p38']);
  const dealt = renamed(flg().events, 'Ночь в Липовске', NICKS);
  const [created] = dealt;
  if (!created) throw new Error('no game');
  const deal: DealDraft = {
    ...NO_DEAL,
    counts: Object.fromEntries(
      CAST.map((card) => card.split(' ')[0] ?? '').map((role, _, all) => [
        role,
        all.filter((it) => it === role).length,
      ]),
    ),
    roles: Object.fromEntries(CAST.map((card, index): [SeatId, string] => [`s${index}`, card.split(' ')[0] ?? ''])),
  };
  const { state } = fold(dealt);
  const orders = state
    ? boardRows(state, RULESETS.flg).flatMap((row): [string, OrderDraft][] => {
        const draft = ORDERS[`${row.seat}/${row.slot}`];
        return draft ? [[orderName(2, row), { ...NO_ORDER, ...draft }]] : [];
      })
    : [];
  const played = flg();
  played.night(NIGHT);
  const morning = renamed(played.events, 'Утро в Липовске', NICKS);
  const day: GameEvent[] = [
    ...renamed(morning, 'День в Липовске', NICKS),
    { kind: 'posted', what: 'night', number: 1 },
    { kind: 'day-opened', day: 1, ...OPENED, topic: keyOf('day') },
  ];
  const hanged = flg();
  hanged.night(NIGHT);
  hanged.day('p1');
  const verdict = renamed(hanged.events, 'Казнь в Липовске', NICKS).flatMap((event): GameEvent[] =>
    event.kind === 'verdict'
      ? [
          { kind: 'posted', what: 'night', number: 1 },
          { kind: 'day-opened', day: 1, ...OPENED, topic: null },
          { ...event, absent: ['s5', 's30'], silent: ['s30'] },
        ]
      : [event],
  );
  const over: GameEvent[] = [
    ...renamed(verdict, 'Мафия №16: Липовск', NICKS),
    { kind: 'posted', what: 'day', number: 1 },
    { kind: 'note', seat: 's4', day: 1, text: 'Просил замену на выходные' },
    { kind: 'ended', effects: [{ kind: 'over', winner: 'town', with: ['joker'], why: null }], trace: [] },
    { kind: 'note', seat: 's12', day: 1, text: 'Лучший игрок: Полина Ч.', best: true },
  ];
  const cast = [
    'godfather',
    'mafioso',
    'mafioso',
    'maniac',
    'commissioner',
    'physician',
    'journalist',
    'citizen',
    'citizen',
    'citizen',
  ];
  const ten = new Host('prokurator', Object.fromEntries(cast.map((role, index) => [`p${index}`, role])));
  ten.night('p0 kill p9 +; p5 protect p0; p3 kill p8 +; p4 check p1');
  const names = [...SHORT.slice(10, 20)];
  const prokurator: GameEvent[] = [
    ...renamed(ten.events, 'Прокуратор: десятеро', names),
    { kind: 'posted', what: 'night', number: 1 },
    { kind: 'day-opened', day: 1, ...OPENED, topic: keyOf('ten') },
  ];
  const voting = {
    ...FRESH_VOTING,
    opened: '2026-11-28T17:00:00.000Z',
    nominations: [
      { by: names[0] ?? '', target: 'Марта', time: '2026-11-28T12:00:00.000Z' },
      { by: names[1] ?? '', target: 'Гоша', time: '2026-11-28T13:00:00.000Z' },
      { by: 'Марк', target: 'Марк', time: '2026-11-28T14:00:00.000Z' },
    ],
  };
  const games = [
    planted('over', 'Мафия №16: Липовск', 'flg', over),
    planted('deal', 'Мафия №18: расклад', 'flg', renamed([created], 'Мафия №18: расклад', NICKS), { [DEAL]: deal }),
    planted('night', 'Ночь в Липовске', 'flg', dealt, Object.fromEntries(orders)),
    planted('morning', 'Утро в Липовске', 'flg', morning),
    planted('day', 'День в Липовске', 'flg', day),
    planted('verdict', 'Казнь в Липовске', 'flg', verdict),
    planted('ten', 'Прокуратор: десятеро', 'prokurator', prokurator, { [votingName(3)]: voting }),
  ];
  const boss = NICKS[1] ?? '';
  // Thirty-five vote, some of them for the accused; a few write and do not vote.
  const targets = Array.from({ length: 35 }, (_, index) => {
    const other = NICKS[(index * 7) % 40] ?? '';
    return index % 9 === 4 ? `+${boss}` : index % 3 === 1 ? other : boss;
  });
  return {
    version: CONTENT_VERSION,
    madeAt: at(200),
    secret: { games: games.map((game) => game.secret), templates: [] },
    public: {
      games: games.map((game) => game.open),
      threads: ['day', 'ten'].map((id) => ({
        ...newThread(
          {
            key: keyOf(id),
            forum: 'https://forum.example/board/',
            engine: 'phpbb3',
            url: `https://forum.example/board/viewtopic.php?t=${id}`,
            title: id === 'day' ? 'Мафия №17: Липовск, день первый' : 'Прокуратор: голосование',
          },
          at(0),
        ),
        game: id,
        pagesRead: [1],
        pageCount: 1,
      })),
      seen: [...votesIn('day', NICKS.slice(4), targets), ...votesIn('ten', names, ['Марта', 'Марта', 'Гоша', 'Марта'])],
      wrote: [{ thread: keyOf('day'), page: 1, link: '', posts: writtenBy(NICKS.slice(2)) }],
      days: [],
      decisions: [],
      aliases: [],
      inks: [],
    },
  };
}
