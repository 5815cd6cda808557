import type { Post } from '../../engine/forums/page';
import { err, ok, type Result } from '../../engine/result';
import type { Reason } from '../../engine/votes/ballot';
import { readBallots } from '../../engine/votes/ballots';
import { withCandidates } from '../../engine/votes/candidates';
import { instant } from '../../engine/votes/clock';
import { buildNames } from '../../engine/votes/names/names';
import { nameReader } from '../../engine/votes/naming';
import { publicTally } from '../../engine/votes/tally';
import { nomineeSeats } from '../../engine/votes/targets';
import { fill } from '../../engine/words';
import { type Args, loadPolicy, loadRoster, parseArgs, rosterOf } from './read/inputs';
import { readTopic, type Topic } from './read/pages';

const sentence = (reason: Reason): string => {
  const text = fill(reason.phrase, 'ru', reason.slots);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const postOut = ({ id, number, author, authorId, time, permalink, edited, hidden, runs }: Post) => ({
  id,
  number,
  author,
  authorId,
  time: time.iso,
  rawTime: time.raw,
  permalink,
  edited: edited && { by: edited.by, at: edited.at?.iso ?? null },
  hidden,
  runs: runs
    .filter((run) => run.ink === 'red' || run.ink === 'blue' || run.ink === 'doubt')
    .map(({ ink, text, struck, spoiler }) => ({ ink, text, struck, spoiler })),
});

function notices(topic: Topic, confirmed: boolean): string[] {
  const own = topic.notices.map((it) => fill(it.phrase, 'ru', it.slots));
  const pages = topic.complete
    ? []
    : [
        `Страница ${topic.read.join(', ')} из ${topic.pages ?? '?'}: прочитаны не все, штрафы и неголосовавшие предварительны.`,
      ];
  const roster = confirmed
    ? []
    : ['Список игроков не задан: имена взяты у авторов темы, неголосовавших и штрафов нет.'];
  return [...new Set([...own, ...pages, ...roster])];
}

/** Reads and counts; the answer is what the command prints. */
export function readThread(args: Args): Result<unknown, string> {
  const policy = loadPolicy(args.rules);
  if (!policy.ok) return policy;
  const file = args.roster === null ? null : loadRoster(args.roster, policy.value);
  if (file && !file.ok) return file;
  const zone = file?.value.zone ?? policy.value.zone;
  const rules = { ...policy.value, zone };
  const topic = readTopic(args.files, { url: args.url, now: args.now, zone, policy: rules });
  if (!topic.ok) return err(topic.error);
  const { posts, seen, engine, key, title, page, pages } = topic.value;

  const authors = posts.flatMap((it) => (it.author === null ? [] : [it.author]));
  const roster = file ? rosterOf(file.value, authors) : withCandidates(null, posts);
  const names = buildNames(roster, { aliases: [], rosterNumbers: rules.rosterNumbers });
  const day = file?.value.day ?? { start: null, deadline: null, nominees: [] };
  const ballots = readBallots({ posts, roster, policy: rules, names, day, seen });
  const deadline = day.deadline?.by === 'time' ? instant(day.deadline.at, zone) : null;
  const now = instant(args.now, null);
  const tally = publicTally(ballots, roster, rules, {
    complete: topic.value.complete,
    closed: deadline !== null && now !== null && now >= deadline,
    nominees: nomineeSeats(day.nominees, roster, nameReader(names)),
  });
  const nameOf = new Map(roster.seats.map((seat) => [seat.id, seat.name]));
  return ok({
    engine,
    topic: { key, title, page, pages },
    notices: notices(topic.value, roster.confirmed),
    posts: posts.map(postOut),
    ballots: ballots.map(({ post, voterName, side, raw, target, status, reasons }) => ({
      post,
      voter: voterName,
      side,
      raw,
      target: target === null ? null : (nameOf.get(target) ?? null),
      status,
      reason: reasons.map(sentence).join(' '),
    })),
    standings: tally.standings.map(({ player, against, for: favour, penalty, total, voters }) => ({
      player,
      against,
      for: favour,
      penalty,
      total,
      voters,
    })),
    absent: (tally.absent ?? []).map((seat) => seat.name),
  });
}

/** `read PAGE.html…`: what the extension reads and counts on saved pages, as JSON; bad input is one `{error}` and exit 2. */
export async function main(args: readonly string[]): Promise<number> {
  const parsed = parseArgs(args, new Date().toISOString());
  const answer = parsed.ok ? readThread(parsed.value) : parsed;
  console.log(JSON.stringify(answer.ok ? answer.value : { error: answer.error }, null, 1));
  return answer.ok ? 0 : 2;
}
