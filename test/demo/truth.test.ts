import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThread } from '../cli/read';
import { parseArgs } from '../cli/read/inputs';
import { DEADLINE, postId } from './day';
import { type Forum, startForum, THREADS } from './forum';
import { HOST, PLAYERS } from './players';
import { ABSENT, FULL, PAGE_3, PAGE_3_DOUBTS, type Row, VERDICTS } from './truth';

interface Answer {
  engine: string;
  topic: { title: string; page: number | null; pages: number | null };
  notices: string[];
  posts: { id: string; number: number | null; author: string }[];
  ballots: { post: string; status: string }[];
  standings: ({ player: string } & Row)[];
  absent: string[];
}

const ROSTER = {
  players: Object.values(PLAYERS).map(({ nick }) => ({
    name: nick,
    alive: nick !== PLAYERS.grif.nick,
    silenced: nick === PLAYERS.polina.nick,
  })),
  host: [HOST.nick],
  deadline: DEADLINE,
};

describe.each(['phpbb', 'xenforo'] as const)('the demo game read as %s counts as a careful host counts', (engine) => {
  let forum: Forum;
  let folder = '';

  beforeAll(async () => {
    forum = await startForum();
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    writeFileSync(join(folder, 'roster.json'), JSON.stringify(ROSTER));
    for (const page of [1, 2, 3]) {
      const response = await fetch(forum.url(THREADS.day, page, { engine }));
      writeFileSync(join(folder, `${page}.html`), await response.text());
    }
  });
  afterAll(async () => {
    await forum.close();
    rmSync(folder, { recursive: true });
  });

  const read = (pages: readonly number[], more: readonly string[] = []): Answer => {
    const files = pages.map((page) => join(folder, `${page}.html`));
    const url = forum.url(THREADS.day, pages[0] ?? 1, { engine });
    const args = parseArgs([...files, '--url', url, '--rules', 'flg', ...more], '2026-11-28T18:10:00Z');
    if (!args.ok) throw new Error(args.error);
    const answer = readThread(args.value);
    if (!answer.ok) throw new Error(answer.error);
    return answer.value as Answer;
  };
  const rows = ({ standings }: Answer): Record<string, Row> =>
    Object.fromEntries(
      standings
        .filter((row) => row.against || row.for || row.penalty)
        .map(({ player, against, for: favour, penalty, total }) => [player, { against, for: favour, penalty, total }]),
    );

  it('all three pages, the roster confirmed', () => {
    const answer = read([1, 2, 3], ['--roster', join(folder, 'roster.json')]);
    expect(answer.posts).toHaveLength(60);
    expect(answer.posts.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(rows(answer)).toEqual(FULL);
    expect(answer.absent.toSorted()).toEqual(ABSENT.toSorted());
    expect(answer.notices).toEqual([]);
    for (const [number, status] of Object.entries(VERDICTS)) {
      const ballot = answer.ballots.findLast(({ post }) => post === String(postId(Number(number))));
      expect(`post ${number} ${ballot?.status}`).toBe(`post ${number} ${status}`);
    }
  });

  it('posts that hold no vote give no ballot', () => {
    const answer = read([1, 2, 3], ['--roster', join(folder, 'roster.json')]);
    const voting = new Set(answer.ballots.map(({ post }) => Number(post) - postId(0)));
    const silent = [1, 2, 7, 20, 21, 25, 27, 30, 35, 37, 38, 40, 41, 42, 43, 46, 47, 49, 50, 56, 60];
    expect(silent.filter((number) => voting.has(number))).toEqual([]);
  });

  it('page 3 alone, without a roster: nothing is invented', () => {
    const answer = read([3]);
    expect(rows(answer)).toEqual(PAGE_3);
    expect(answer.absent).toEqual([]);
    const doubts = answer.ballots
      .filter(({ status }) => status === 'doubt')
      .map(({ post }) => Number(post) - postId(0));
    expect(doubts).toEqual(PAGE_3_DOUBTS);
    expect(answer.notices.join(' ')).toMatch(/3/);
  });
});
