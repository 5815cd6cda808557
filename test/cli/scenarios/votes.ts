import { trueTally } from '../../../engine/day/true-tally';
import type { Post } from '../../../engine/forums/page';
import type { SeenPost } from '../../../engine/protocol/thread-view';
import { err, ok, type Result } from '../../../engine/result';
import type { Ballot } from '../../../engine/votes/ballot';
import { readBallots } from '../../../engine/votes/ballots';
import { instant } from '../../../engine/votes/clock';
import { closesAt, lastWordUntil } from '../../../engine/votes/execution';
import { buildNames } from '../../../engine/votes/names/names';
import { type Nominations, validateNominations } from '../../../engine/votes/nominations';
import type { VotePolicy } from '../../../engine/votes/policy';
import { presetPolicy } from '../../../engine/votes/presets';
import type { Roster } from '../../../engine/votes/roster';
import type { Tally } from '../../../engine/votes/tally';
import { type Ruling, ruled } from './rulings';
import { type DayTable, dayTable, endOfDay } from './vote-day';

interface Vote {
  color: 'red' | 'blue';
  target: string;
}
interface ScenarioPost {
  author: string;
  time: string;
  votes?: Vote[];
  kind?: 'talk' | 'abstain' | 'againstAll' | 'cancel';
  edited?: { time: string; votes?: Vote[] };
}
export interface VoteScenario {
  id: string;
  ruleset: 'flg' | 'prokurator';
  players: { name: string; role: string; rank?: number; alive?: boolean }[];
  state: {
    silenced?: string[];
    bossWithoutVote?: string | null;
    doctor?: string | null;
    prosecutor?: string | null;
    start?: string;
    deadline?: string;
    nominees?: string[];
    nominations?: { by: string; target: string; time: string }[];
    lawyerProtects?: string | null;
    prosecutorRemoves?: string | null;
    fan?: { name: string; action: string; maniac: string } | null;
    povesa?: { name: string; victim: string } | null;
    idiotKillersProtected?: string[];
  };
  posts: ScenarioPost[];
  /** Answers of the host given beforehand. */
  rulings?: readonly Ruling[];
}

/** A count made of a scenario by the real reader of posts, for the day to go on from. */
export interface ScenarioCount {
  roster: Roster;
  policy: VotePolicy;
  ballots: readonly Ballot[];
  nominations: Nominations | null;
  nominees: readonly string[];
  /** With the secret weights of the roles. */
  tally: Tally;
  table: DayTable;
  /** Local time of the close, as the scenario writes times. */
  deadline: string | null;
}

export const isVoteScenario = (scenario: unknown): scenario is VoteScenario =>
  typeof scenario === 'object' && scenario !== null && Array.isArray((scenario as { posts?: unknown }).posts);

const SAID = {
  talk: 'Ну и денёк сегодня.',
  abstain: 'Воздерживаюсь от голосования.',
  againstAll: 'Против всех.',
  cancel: 'Снимаю голос.',
} as const;

const wordsOf = (votes: readonly Vote[] = [], kind: ScenarioPost['kind']): Pick<Post, 'runs' | 'text'> => ({
  runs: votes.map(({ color, target }) => ({
    ink: color,
    colour: color,
    text: target,
    bold: false,
    struck: false,
    spoiler: false,
    before: '',
    after: '',
  })),
  text: votes.length > 0 ? votes.map((it) => it.target).join('\n') : SAID[kind ?? 'talk'],
});

function postOf(it: ScenarioPost, at: number): { post: Post; seen: SeenPost | null } {
  const original: Post = {
    id: String(at + 1),
    number: at + 1,
    author: it.author,
    authorId: null,
    time: { iso: it.time, raw: it.time, seconds: /:\d\d:\d\d/.test(it.time) },
    permalink: `#p${at + 1}`,
    edited: null,
    hidden: false,
    ...wordsOf(it.votes, it.kind),
  };
  if (!it.edited) return { post: original, seen: null };
  const edited: Post['edited'] = { by: it.author, at: { iso: it.edited.time, raw: it.edited.time, seconds: false } };
  const post = { ...original, ...wordsOf(it.edited.votes, undefined), edited };
  return { post, seen: { id: post.id, seenAt: it.time, post: original, later: [] } };
}

const rosterOf = ({ players, state }: VoteScenario): Roster => ({
  confirmed: true,
  hosts: [],
  seats: players.map(({ name, alive }) => ({
    id: name,
    name,
    accounts: [{ nick: name, id: null }],
    aliases: [],
    forms: [],
    number: null,
    deadSince: alive === false ? '' : null,
    silenced: state.silenced?.includes(name) ?? false,
  })),
});

const shown = (moment: number): string => new Date(moment).toISOString().slice(0, 16);

/** Reads the scenario's posts as a thread and counts them. */
export function countScenario(scenario: VoteScenario): ScenarioCount {
  const { ruleset, state } = scenario;
  // Times of a scenario are the forum's own clock, so they are compared as they stand.
  const policy: VotePolicy = { ...presetPolicy(ruleset), zone: null };
  const roster = rosterOf(scenario);
  const opened = state.start === undefined ? null : instant(state.start, null);
  const deadline = state.deadline ?? (policy.nomineesOnly && opened !== null ? shown(closesAt(opened)) : null);
  const nominations = state.nominations
    ? validateNominations(state.nominations, roster, state.start ?? null, null)
    : null;
  const nominees = nominations?.nominees ?? state.nominees ?? [];
  const read = scenario.posts.map(postOf);
  const ballots = readBallots({
    posts: read.map((it) => it.post),
    roster,
    policy,
    names: buildNames(roster, { aliases: [], rosterNumbers: false }),
    day: {
      start: state.start === undefined ? null : { by: 'time', at: state.start },
      deadline: deadline === null ? null : { by: 'time', at: deadline },
      nominees,
    },
    seen: read.flatMap((it) => (it.seen ? [it.seen] : [])),
  });
  const table = dayTable(scenario);
  const options = { complete: true, closed: true, nominees: new Set(nominees) };
  const tally = trueTally(ballots, roster, policy, table, options);
  return { roster, policy, ballots, nominations, nominees, tally, table, deadline };
}

/** The public half of the answer: scores, nominations and the hour of the last word. */
export function votesOf(count: ScenarioCount): Record<string, unknown> {
  const { tally, nominations, policy, deadline } = count;
  const closed = deadline === null ? null : instant(deadline, null);
  const executed = tally.leading.kind === 'hang';
  return {
    scores: Object.fromEntries(
      tally.standings.filter((it) => it.alive || policy.nomineesOnly).map((it) => [it.player, it.total]),
    ),
    ...(nominations && {
      nominees: nominations.nominees,
      invalidNominations: nominations.invalid.map(({ by, target }) => ({ by, target })),
    }),
    ...(policy.nomineesOnly && executed && closed !== null && { lastWordUntil: shown(lastWordUntil(closed)) }),
  };
}

/** Runs one vote scenario: the count, then the end of the day by the game's own rules. */
export function runVote(scenario: VoteScenario): Result<unknown, string> {
  if (scenario.ruleset !== 'flg' && scenario.ruleset !== 'prokurator')
    return err(`unknown ruleset «${scenario.ruleset}»`);
  const count = countScenario(scenario);
  const leading = ruled(count.tally.leading, scenario.rulings ?? []);
  return ok({ ...votesOf({ ...count, tally: { ...count.tally, leading } }), ...endOfDay(count.table, leading) });
}
