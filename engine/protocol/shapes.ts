import type { NoticeCounts } from '../forums/notices';
import type { Edit, Post, PostTime, Run } from '../forums/page';
import type { DayRecord } from '../votes/activity/day-record';
import type { Written } from '../votes/activity/written';
import type { Decision, LoggedDecision } from '../votes/decisions';
import type { VotePolicy } from '../votes/policy';
import type { Roster, Seat } from '../votes/roster';
import type { PageReading } from '../votes/thread/known';
import type { PageAbout } from './calls';
import {
  type Check,
  isObject,
  list,
  mayMiss,
  moment,
  number,
  oneOf,
  orNull,
  shape,
  table,
  text,
  variants,
  whole,
  yesNo,
} from './check';
import type { Border, GameDay, PublicGame } from './public-game';
import type { Place, SeenPost, ThreadRecord } from './thread-view';
import type { PageLook, PageRecord, Round } from './topic-pages';

/** Shapes of what crosses the borders and what is stored: one check per contract type, kept in step with it by the compiler. */

const LONG = 500_000;

export const account = shape<{ nick: string; id: string | null }>({
  nick: text(),
  id: orNull(text(200)),
});

const postTime = shape<PostTime>({
  iso: orNull(moment),
  raw: text(),
  seconds: yesNo,
});

/** Posts without their texts. */
export const wrote = list(
  shape<Written>({
    id: text(200),
    author: orNull(text()),
    authorId: orNull(text(200)),
    time: postTime,
    permalink: text(),
  }),
);

export const run = shape<Run>({
  ink: oneOf('red', 'blue', 'doubt', 'other'),
  colour: text(),
  text: text(LONG),
  bold: yesNo,
  struck: yesNo,
  spoiler: yesNo,
  before: text(LONG),
  after: text(LONG),
});

export const post = shape<Post>({
  id: text(200),
  number: orNull(whole()),
  author: orNull(text()),
  authorId: orNull(text(200)),
  time: postTime,
  permalink: text(),
  edited: orNull(shape<Edit>({ by: orNull(text()), at: orNull(postTime) })),
  hidden: yesNo,
  runs: list(run),
  text: orNull(text(LONG)),
});

/** Kinds unknown here are let through: they are numbers, and a newer page script may count more. */
const counts: Check<NoticeCounts> = table(whole());

export const pageReading = shape<PageReading>({
  counts: mayMiss(counts),
  page: orNull(whole(1, 1_000_000)),
  pages: orNull(whole(1, 1_000_000)),
  posts: list(post, 5000),
  age: mayMiss(whole()),
  gone: mayMiss(list(text(200))),
});

const address = text(5000);
const ids = list(text(200), 5000);
const look = { url: address, next: orNull(address), prev: orNull(address), ids };

export const pageLook = shape<PageLook>({ ...look, age: whole(), raw: yesNo, newest: orNull(moment) });

export const pageRecord = shape<PageRecord>({
  ...look,
  page: orNull(whole(1, 1_000_000)),
  pages: orNull(whole(1, 1_000_000)),
  born: moment,
  at: moment,
  newest: moment,
  shifted: orNull(moment),
  lost: ids,
});

export const round = shape<Round>({ since: moment, all: yesNo, until: orNull(moment) });

const side = oneOf('against', 'for');

export const decision = variants<Decision>('kind', {
  count: shape({ post: text(200), seat: text(200), side }),
  ignore: shape({ post: text(200) }),
  'on-behalf': shape({
    post: text(200),
    voter: text(200),
    seat: text(200),
    side,
  }),
  'accept-edit': shape({ post: text(200) }),
  original: shape({ post: text(200), runs: list(run), text: text(LONG) }),
});

export const loggedDecision = shape<LoggedDecision>({
  id: whole(),
  at: moment,
  decision,
  undone: yesNo,
});

export const seat = shape<Seat>({
  id: text(200),
  name: text(),
  accounts: list(account),
  aliases: list(text()),
  forms: list(text()),
  number: orNull(whole()),
  deadSince: orNull(text(200)),
  silenced: yesNo,
});

/** Seats with one id twice would make every later edit hit the wrong one. */
const seats: Check<readonly Seat[]> = (value, path) => {
  const bad = list(seat, 1000)(value, path);
  if (bad !== null) return bad;
  const ids = (value as Seat[]).map((each) => each.id);
  return new Set(ids).size === ids.length ? null : `${path}.id`;
};

export const roster = shape<Roster>({
  confirmed: yesNo,
  seats,
  hosts: list(account),
});

const policyFields: { readonly [K in keyof VotePolicy]: Check<VotePolicy[K]> } = {
  mark: oneOf('colour', 'one-colour', 'bold', 'plain'),
  inks: list(text(100), 100),
  unmarked: oneOf('ask', 'void'),
  votesFor: yesNo,
  changes: shape({ limit: orNull(whole()), phrase: yesNo }),
  edits: oneOf('first', 'void', 'latest', 'ask'),
  selfVote: oneOf('counts', 'void'),
  deadTarget: oneOf('void', 'cancels'),
  absentPenalty: number(-100, 100),
  silenced: oneOf('zero', 'untouchable', 'must-vote'),
  clock: oneOf('second', 'minute'),
  zone: orNull(text(100)),
  tie: oneOf('ask', 'nobody', 'all', 'revote', 'earlier-last-vote', 'two-both-three-none'),
  minimum: number(0, 10_000),
  nomineesOnly: yesNo,
  rosterNumbers: yesNo,
  abstain: oneOf('no-vote', 'allowed'),
  final: oneOf('shown', 'locks'),
};

/** Names of all fields of the voting rules, in the order of the contract. */
export const POLICY_FIELDS = Object.keys(policyFields) as (keyof VotePolicy)[];

/** Some fields of the voting rules. */
export const overrides: Check<Partial<VotePolicy>> = (value, path) => {
  if (!isObject(value)) return path;
  for (const [name, entry] of Object.entries(value)) {
    const check = Object.hasOwn(policyFields, name) ? policyFields[name as keyof VotePolicy] : undefined;
    const bad = check ? check(entry, `${path}.${name}`) : `${path}.${name}`;
    if (bad !== null) return bad;
  }
  return null;
};

const border = variants<Border>('by', {
  time: shape({ at: moment }),
  post: shape({ post: text(200) }),
});

export const gameDay = shape<GameDay>({
  number: whole(0, 1000),
  start: orNull(border),
  deadline: orNull(border),
  voting: mayMiss(orNull(border)),
  nominees: list(text()),
});

const seatIds = orNull(list(text(200), 1000));

export const dayRecord = shape<DayRecord>({
  day: whole(0, 1000),
  closedAt: moment,
  absent: seatIds,
  silent: seatIds,
  complete: yesNo,
});

export const dayPatch = shape<Partial<GameDay>>({
  number: mayMiss(whole(0, 1000)),
  start: mayMiss(orNull(border)),
  deadline: mayMiss(orNull(border)),
  voting: mayMiss(orNull(border)),
  nominees: mayMiss(list(text())),
});

export const preset = oneOf('flg', 'prokurator');

export const publicGame = shape<PublicGame>({
  id: text(200),
  title: text(),
  preset,
  overrides,
  roster,
  day: gameDay,
  finished: mayMiss(yesNo),
});

export const threadRole = oneOf('game', 'vote', 'both');

export const threadRecord = shape<ThreadRecord>({
  key: text(1000),
  forum: text(1000),
  engine: text(100),
  url: text(5000),
  title: text(),
  game: orNull(text(200)),
  role: threadRole,
  watched: yesNo,
});

export const seenPost = shape<SeenPost>({
  id: text(200),
  seenAt: moment,
  post,
  raw: mayMiss(yesNo),
  later: list(shape<SeenPost['later'][number]>({ seenAt: moment, post, raw: mayMiss(yesNo) })),
});

export const place = shape<Place>({
  x: number(-100_000, 100_000),
  y: number(-100_000, 100_000),
  width: number(0, 100_000),
  height: number(0, 100_000),
  collapsed: yesNo,
});

/** Who wrote on a page, in the order of their first posts. */
export const authors = list(
  shape<PageAbout['authors'][number]>({ nick: text(), id: orNull(text(200)), posts: whole() }),
);

export const pageAbout = shape<PageAbout>({
  engine: text(100),
  engineName: text(),
  topic: shape<PageAbout['topic']>({
    key: text(1000),
    title: text(),
    page: orNull(whole()),
    pages: orNull(whole()),
  }),
  forum: text(1000),
  url: text(5000),
  posts: whole(),
  authors,
  opener: orNull(account),
  counts,
});
