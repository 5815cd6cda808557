import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../engine/forums/page';
import type { GameDay, PublicGame } from '../../engine/protocol/public-game';
import type { SeenPost, ThreadRole, ThreadView, TopicMemory } from '../../engine/protocol/thread-view';
import { type Ballot, isOpen } from '../../engine/votes/ballot';
import { countGame, countThread, nominationsOf } from '../../engine/votes/thread/count';
import type { PageReading } from '../../engine/votes/thread/known';
import { pageView, worthKeeping } from '../../engine/votes/thread/page-view';
import { roster, seat } from './thread';

const FORUM = 'https://forum.example/';
const PLAYERS = ['Гоша', 'Марк', 'Тихон', 'Лиса', 'Полина'];
const at = (time: string): string => `2026-11-28T${time}+03:00`;
const CLOSED = Date.parse(at('21:30:00'));

/** A post of the game: `20:15 Гоша: Марк`. */
function post(id: number | string, line: string, more: Partial<Post> = {}): Post {
  const [, time = '', author = '', text = ''] = /^(\S+) ([^:]+): ([\s\S]*)$/.exec(line) ?? [];
  const iso = at(time.length === 5 ? `${time}:00` : time);
  return {
    id: String(id),
    number: null,
    author,
    authorId: null,
    time: { iso, raw: time, seconds: true },
    permalink: `${FORUM}p${id}`,
    edited: null,
    hidden: false,
    runs: [],
    text,
    ...more,
  };
}

const seen = (posts: readonly Post[], seenAt = at('19:00:00')): SeenPost[] =>
  posts.map((it) => ({ id: it.id, seenAt, post: it, later: [] }));

const topic = (id: number, role: ThreadRole, posts: readonly Post[], more: Partial<TopicMemory> = {}): TopicMemory => ({
  thread: {
    key: `phpbb3|https://forum.example|/|${id}`,
    forum: FORUM,
    engine: 'phpbb3',
    url: `${FORUM}t${id}`,
    title: `Тема ${id}`,
    game: 'g',
    role,
    watched: true,
  },
  decisions: [],
  seen: seen(posts),
  pagesRead: [1],
  looks: [],
  pages: 1,
  authors: [],
  opener: null,
  ...more,
});

const DAY: GameDay = {
  number: 1,
  start: { by: 'time', at: at('09:00:00') },
  voting: { by: 'time', at: at('20:03:00') },
  deadline: { by: 'time', at: at('21:03:00') },
  nominees: ['Гоша', 'Марк'],
};

const game = (more: Partial<PublicGame> = {}): PublicGame => ({
  id: 'g',
  title: 'Игра',
  preset: 'prokurator',
  overrides: {},
  roster: roster([...PLAYERS.map((name) => seat(name)), seat('Гриф', { deadSince: '' })]),
  day: DAY,
  ...more,
});

const view = (own: TopicMemory, others: readonly TopicMemory[], more: Partial<ThreadView> = {}): ThreadView => ({
  ...own,
  others,
  game: game(),
  aliases: [],
  inks: [],
  place: null,
  damaged: [],
  lang: 'ru',
  ...more,
});

const page = (posts: readonly Post[]): PageReading => ({ page: 1, pages: 1, counts: {}, posts });
const brief = (ballots: readonly Ballot[]): string[] =>
  ballots.map((it) => {
    const who = it.target ? it.target.slice(2) : it.candidates.map((id) => id.slice(2)).join(',');
    return `${it.voterName} → ${who}: ${it.status}${it.status === 'counts' ? '' : ` ${it.reasons[0]?.code}`}`;
  });
const lines = (count: { tally: { standings: readonly { player: string; total: number }[] } }): string[] =>
  count.tally.standings.map(({ player, total }) => `${player} ${total}`);
const codes = (count: { notices: readonly { code: string }[] }): string[] => count.notices.map(({ code }) => code);

const TALK = [
  post(1, '08:00 Гоша: Выдвигаю Лису'), // yesterday still
  post(2, '10:00 Гоша: Выдвигаю Марка'),
  post(3, '11:00 Марк: Выдвигаю себя'),
  post(4, '11:05 Марк: Тогда выдвигаю Гошу'),
  post(5, '12:00 Тихон: Гоша сегодня тихий'),
  post(6, '13:00 Гриф: Выдвигаю Гошу'),
  post(7, '14:00 Гоша: Ещё выдвигаю Тихона'),
  post(8, '15:00 Лиса: Выдвигаю Ведущая Лиса'),
  post(9, '16:00 Полина: Выдвигаю Грифа'),
  post(10, '17:00 Прохожий: Выдвигаю Гошу'),
  post(11, '18:00 Лиса: Если ничего не изменится, выдвигаю Марка'),
  post(12, '20:03:10 Тихон: Выдвигаю Полину'),
];

const VOTES = [
  post(20, '20:03 Ведущая Лиса: Казнь. Гоша, Марк'),
  post(21, '20:05 Марк: Гоша'),
  post(22, '20:10 Гоша: Марк'),
  post(24, '20:30 Тихон: Марк'),
  post(25, '20:31 Тихон: Меняю голос на Гошу'),
  post(26, '20:32 Тихон: Марк'),
  post(27, '20:40 Лиса: Полина'),
  post(28, '21:03 Полина: Марк'),
];

describe('R-281: talk and vote in topics of their own', () => {
  const talk = topic(17, 'game', []);
  const vote = topic(18, 'vote', VOTES);

  it('the talk shows its nominations, says where the votes are, and counts none of them', () => {
    const count = countThread(view(talk, [vote]), page(TALK), CLOSED);
    expect(brief(count.ballots)).toEqual([
      'Гоша → Марк: counts',
      'Марк → Марк: void nominated-self',
      'Марк → Гоша: counts',
      'Гриф → Гоша: void nominator-dead',
      'Гоша → Тихон: void nominated-twice',
      'Лиса → : void nominated-host',
      'Полина → Гриф: void nominated-dead',
      'Прохожий → Гоша: void stranger',
      'Лиса → Марк: doubt conditional',
      'Тихон → Полина: void nominated-late',
    ]);
    expect(lines(count)).toEqual(['Гоша 1', 'Марк 1']);
    expect(count.notices[0]).toMatchObject({
      code: 'nominations-here',
      slots: { topic: 'Тема 18' },
      href: `${FORUM}t18`,
    });
  });

  it('of several voting topics the talk names the one made last, whichever was looked at last', () => {
    const made = (id: number, time: string) =>
      topic(id, 'vote', [post(id, `${time} Ведущая Лиса: Казнь`, { number: 1 })]);
    const { notices } = countThread(
      view(talk, [made(18, '20:03'), made(19, '20:30'), made(20, '19:00')]),
      page(TALK),
      CLOSED,
    );
    expect(notices[0]?.slots).toEqual({ topic: 'Тема 19' });
  });

  it('the voting topic counts alone, whatever nicks are named in the talk', () => {
    const count = countThread(view(vote, [topic(17, 'game', TALK)]), page(VOTES), CLOSED);
    expect(lines(count)).toEqual(['Гоша 2', 'Марк 1']);
    expect(codes(count)).toEqual([]);
    expect(brief(count.ballots).slice(-3)).toEqual([
      'Тихон → Марк: void no-more-changes',
      'Лиса → Полина: void not-nominee',
      'Полина → Марк: void late',
    ]);
  });

  it('a talk without a voting topic yet shows nominations by these rules, votes by others', () => {
    const count = countThread(view(talk, []), page(TALK), CLOSED);
    expect(codes(count)).toEqual(['no-voting-topic']);
    expect(count.ballots).toHaveLength(10);
    const flg = game({ preset: 'flg', day: { ...DAY, nominees: [] } });
    const red = post(40, '20:10 Гоша: Марк', {
      runs: [
        { ink: 'red', colour: 'red', text: 'Марк', bold: false, struck: false, spoiler: false, before: '', after: '' },
      ],
    });
    expect(countThread(view(talk, [], { game: flg }), page([red]), CLOSED).ballots).toHaveLength(1);
    const elsewhere = countThread(view(talk, [vote], { game: flg }), page([red]), CLOSED);
    expect(elsewhere.ballots).toEqual([]);
    expect(codes(elsewhere)).toEqual(['votes-elsewhere']);
  });

  it('the desk counts the game, from whatever topic it looks', () => {
    const remembered = topic(17, 'game', TALK);
    const [fromTalk, fromVote] = [view(remembered, [vote]), view(vote, [remembered])];
    expect(countGame(fromTalk, CLOSED).ballots).toEqual(countGame(fromVote, CLOSED).ballots);
    expect(lines(countGame(fromTalk, CLOSED))).toEqual(['Гоша 2', 'Марк 1']);
    expect(nominationsOf(fromVote).map(({ ballot, link }) => [ballot.post, link])).toContainEqual(['2', `${FORUM}p2`]);
    expect(brief(nominationsOf(fromVote).map(({ ballot }) => ballot))).toEqual(
      brief(countThread(fromTalk, page(TALK), CLOSED).ballots),
    );
    // Before there is a voting topic nobody has voted.
    expect(countGame(view(remembered, []), CLOSED)).toMatchObject({ ballots: [], tally: { leading: { kind: 'ask' } } });
  });

  it('one topic for both shows nominations until the voting is open', () => {
    const both = topic(17, 'both', TALK);
    const count = countThread(view(both, [], { game: game({ day: { ...DAY, voting: null } }) }), page(TALK), CLOSED);
    expect(codes(count)).toEqual(['voting-not-open']);
    // Nobody is late as long as nothing is opened.
    expect(lines(count)).toEqual(['Гоша 1', 'Марк 1', 'Полина 1']);
    const nobody = game({ day: { number: 1, start: DAY.start, deadline: null, nominees: [] } });
    expect(lines(countThread(view(both, [], { game: nobody }), page(TALK), CLOSED))).toContain('Гоша 1');
    // A host who types the nominees in and knows of no opening counts votes.
    const typed = game({ day: { ...nobody.day, nominees: ['Гоша'] } });
    expect(codes(countThread(view(both, [], { game: typed }), page(TALK), CLOSED))).toEqual([]);
  });

  it('one topic for both: what nominates does not vote, and the other way round', () => {
    const both = topic(17, 'both', [...TALK, ...VOTES]);
    expect(lines(countGame(view(both, []), CLOSED))).toEqual(['Гоша 2', 'Марк 1']);
    const { ballots } = countThread(view(both, []), page([post(2, '20:10 Лиса: Выдвигаю Марка')]), CLOSED);
    expect(brief(ballots)).toContain('Лиса → Марк: void is-nomination');
  });
});

describe('R-285: what is a vote in a voting topic and what is talk', () => {
  it.each([
    ['Гоша', 'Гоша: counts'],
    ['##vote Гоша', 'Гоша: counts'],
    ['#vote гоша', 'Гоша: counts'],
    ['Vote: Гоша!', 'Гоша: counts'],
    ['Голосую против Гоши', 'Гоша: counts'],
    ['Гоша. Не понравился его ответ.', 'Гоша: counts'],
    ['Гоша сегодня подозрителен', 'Гоша: doubt talk'],
    ['Гоша и Марк', 'Гоша,Марк: doubt several-names'],
    ['Выдвигаю Гошу', 'Гоша: void is-nomination'],
    ['Воздерживаюсь', ': counts'],
    ['Всем привет, страшно-то как', null],
  ])('«%s»: %s', (text, want) => {
    const count = countThread(view(topic(18, 'vote', []), []), page([post(40, `20:10 Тихон: ${text}`)]), CLOSED);
    expect(brief(count.ballots)).toEqual(want === null ? [] : [`Тихон → ${want}`]);
  });
});

describe('several voting topics are one day', () => {
  const first = VOTES.filter((_, index) => index % 2 === 0);
  const second = VOTES.filter((_, index) => index % 2 === 1);

  it('posts stand by time, whichever topic they stand in and whichever is open', () => {
    const [one, two] = [topic(18, 'vote', first), topic(19, 'both', second)];
    const alone = countThread(view(topic(18, 'vote', VOTES), []), page(VOTES), CLOSED);
    const count = countThread(view(one, [two]), page(first), CLOSED);
    expect(count.ballots).toEqual(alone.ballots);
    expect(countThread(view(two, [one]), page(second), CLOSED).ballots).toEqual(alone.ballots);
    expect(count.notices).toMatchObject([{ code: 'together', slots: { list: '«Тема 19»' } }]);
  });

  it('any split of the posts over three topics gives the same count', () => {
    const alone = countThread(view(topic(18, 'vote', VOTES), []), page(VOTES), CLOSED);
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: VOTES.length, maxLength: VOTES.length }), (where) => {
        const part = (n: number): Post[] => VOTES.filter((_, index) => where[index] === n);
        const [one, two, three] = [topic(18, 'vote', part(0)), topic(19, 'vote', part(1)), topic(20, 'both', part(2))];
        const count = countThread(view(one, [two, three]), page(part(0)), CLOSED);
        expect(count.ballots).toEqual(alone.ballots);
      }),
    );
  });

  it('a post moved to another topic is counted once', () => {
    const one = topic(18, 'vote', VOTES);
    const two = topic(19, 'vote', VOTES.slice(1, 4));
    const count = countThread(view(two, [one]), page(VOTES.slice(1, 4)), CLOSED);
    expect(lines(count)).toEqual(['Гоша 2', 'Марк 1']);
    expect(new Set(count.ballots.map((it) => it.post)).size).toBe(count.ballots.length);
  });

  it('engines that number the posts of each topic anew: the same id is another post', () => {
    const one = topic(18, 'vote', [post(1, '20:05 Марк: Гоша')]);
    const two = topic(19, 'vote', [post(1, '20:06 Тихон: Гоша')], {
      decisions: [{ id: 1, at: at('20:10:00'), undone: false, decision: { kind: 'ignore', post: '1' } }],
    });
    const looked = view(one, [two]);
    const count = countThread(looked, page([post(1, '20:05 Марк: Гоша')]), CLOSED);
    expect(brief(count.ballots)).toEqual(['Марк → Гоша: counts', 'Тихон → Гоша: void ignored']);
    expect(count.ballots.map((it) => it.post)).toEqual(['1', '19#1']);
    // What the page is given names the posts as the count does.
    expect(pageView(looked)).toMatchObject({
      others: [],
      seen: [{ id: '1' }, { id: '19#1', post: { id: '19#1', author: 'Тихон' } }],
      decisions: [{ decision: { post: '19#1' } }],
    });
  });

  it('votes of earlier days’ topics are not listed, pages of them that were not read are named', () => {
    const old = topic(16, 'vote', [post(5, '08:10 Марк: Тихон')], { pages: 3 });
    const count = countThread(view(topic(18, 'vote', VOTES), [old]), page(VOTES), CLOSED);
    expect(count.ballots.map((it) => it.post)).not.toContain('5');
    expect(count.notices).toMatchObject([{ code: 'unread-elsewhere', slots: { topic: 'Тема 16', list: '2–3' } }]);
    expect(count.tally.provisional).toBe(true);
  });

  it('a topic of another forum is left out and named', () => {
    const far = topic(18, 'vote', VOTES);
    const other = { ...far, thread: { ...far.thread, forum: 'https://other.example/', key: 'phpbb3|other|/|18' } };
    const count = countThread(view(topic(19, 'vote', []), [other]), page([]), CLOSED);
    expect(count.ballots).toEqual([]);
    expect(codes(count)).toEqual(['other-forum']);
  });
});

describe('borders by posts hold across topics', () => {
  const stop = post(26, '20:33 Ведущая Лиса: Стоп');
  const start = post(3, '11:01 Ведущая Лиса: День начался');

  it.each([
    ['on the open page', 'open'],
    ['remembered of another topic', 'kept'],
    ['never read', 'unknown'],
  ])('«Стоп» %s', (_, where) => {
    const votes = VOTES.filter(({ id }) => id !== '26');
    const [open, kept] = [where === 'open' ? [stop] : [], where === 'kept' ? [stop] : []];
    const other = topic(19, 'both', kept);
    const count = countThread(
      view(topic(18, 'vote', []), [other], { game: game({ day: { ...DAY, deadline: { by: 'post', post: '26' } } }) }),
      page([...votes, ...open].sort((one, two) => Number(one.id) - Number(two.id))),
      CLOSED,
    );
    expect(lines(count)).toEqual(['Гоша 2', 'Марк 1']);
    expect(brief(count.ballots).slice(-2)).toEqual(['Лиса → Полина: void late', 'Полина → Марк: void late']);
    expect(count.tally.provisional).toBe(where === 'unknown');
  });

  it('a day begun by the host’s post: what was said before it is of no day', () => {
    const day = { ...DAY, start: { by: 'post', post: '3' } as const };
    const count = countThread(view(topic(17, 'game', []), [], { game: game({ day }) }), page([...TALK, start]), CLOSED);
    expect(brief(count.ballots).slice(0, 1)).toEqual(['Марк → Марк: void nominated-self']);
  });

  it('such posts and the opening post are kept, once', () => {
    const day = { ...DAY, start: { by: 'post', post: '3' } as const };
    const opening = post(20, '20:03 Ведущая Лиса: Казнь', { number: 1 });
    const reading = page([opening, start, ...VOTES.slice(1)]);
    const looked = view(topic(18, 'vote', []), [], { game: game({ day }) });
    expect(worthKeeping(looked, reading).map(({ id }) => id)).toEqual(['20', '3']);
    expect(worthKeeping({ ...looked, seen: seen([opening, start]) }, reading)).toEqual([]);
  });
});

describe('the host’s word about a nomination', () => {
  const decided = (decision: TopicMemory['decisions'][number]['decision']): string[] => {
    const decisions = [{ id: 1, at: at('19:00:00'), undone: false, decision }];
    const { ballots } = countThread(view(topic(17, 'game', [], { decisions }), []), page(TALK), CLOSED);
    return brief(ballots);
  };

  it('counts what was read as talk, ignores what was read, settles a doubt', () => {
    expect(decided({ kind: 'count', post: '5', seat: 's-Гоша', side: 'against' })).toContain('Тихон → Гоша: counts');
    expect(decided({ kind: 'ignore', post: '2' })).not.toContain('Гоша → Марк: counts');
    expect(decided({ kind: 'count', post: '11', seat: 's-Марк', side: 'against' })).toContain('Лиса → Марк: counts');
    // An ignored nomination uses nothing up.
    expect(decided({ kind: 'ignore', post: '2' })).toContain('Гоша → Тихон: counts');
  });

  it('R-288: an edited nomination speaks by its first text', () => {
    const first = post(2, '10:00 Гоша: Выдвигаю Марка');
    const edited = post(2, '10:00 Гоша: Выдвигаю Полину', { edited: { by: 'Гоша', at: null } });
    const read = (own: TopicMemory): string[] => {
      const { ballots } = countThread(view(own, []), page([edited]), CLOSED);
      expect(ballots.filter(isOpen).length).toBe(own.seen.length === 0 ? 1 : 0);
      return brief(ballots);
    };
    expect(read(topic(17, 'game', [first]))).toEqual(['Гоша → Марк: counts']);
    expect(read(topic(17, 'game', []))).toEqual(['Гоша → Полина: doubt edited-unseen']);
  });
});
