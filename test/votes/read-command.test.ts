import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main, readThread } from '../cli/read';
import { parseArgs } from '../cli/read/inputs';
import { phpbbPage } from '../demo/phpbb';
import type { DemoPost, DemoThread, Member } from '../demo/thread';
import { SHARED } from '../shared';

interface Answer {
  engine: string;
  topic: { key: string; title: string; page: number | null; pages: number | null };
  notices: string[];
  posts: {
    id: string;
    number: number;
    author: string;
    time: string | null;
    rawTime: string;
    edited: unknown;
    runs: { ink: string; text: string }[];
  }[];
  ballots: {
    post: string;
    voter: string;
    side: string;
    raw: string;
    target: string | null;
    status: string;
    reason: string;
  }[];
  standings: { player: string; against: number; for: number; penalty: number; total: number; voters: string[] }[];
  absent: string[];
}

const member = (id: number, nick: string): Member => ({ id, nick });
const fox = member(2, 'Лиса');
const [vasya, petya, masha] = [member(3, 'Вася'), member(4, 'Петя'), member(5, 'qwerty')] as const;
const said = (id: number, author: Member, text: string, more: Partial<DemoPost> = {}): DemoPost => ({
  id,
  author,
  at: `2026-11-27T20:${String(id % 60).padStart(2, '0')}:00+03:00`,
  text,
  ...more,
});
const chatter = Array.from({ length: 17 }, (_, at) => said(110 + at, vasya, 'болтаю'));
const thread: DemoThread = {
  id: 9,
  title: 'Тихий омут',
  posts: [
    said(101, fox, 'День 1. Пример: [color=red]Вася[/color]'),
    said(102, petya, '[color=red]Васю[/color]'),
    said(103, masha, '[color=blue]Вася[/color]'),
    ...chatter,
    said(140, petya, '[color=green]Вася[/color] и [color=red]Зорро[/color]'),
    said(141, vasya, '[color=red]Петя[/color]', { edited: { by: vasya, at: '2026-11-27T20:50:00+03:00' } }),
  ],
};
const ROSTER = {
  players: [{ name: 'Вася', id: 3 }, { name: 'Петя' }, { name: 'Зорро', aliases: ['qwerty'] }, { name: 'Молчун' }],
  host: ['Лиса'],
  zone: 'Europe/Moscow',
  deadline: '2026-11-27T21:00',
};

let folder = '';
const file = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'));
  for (const page of [1, 2])
    writeFileSync(file(`${page}.html`), phpbbPage(thread, page, { forum: 'Клуб', scripts: [] }));
  writeFileSync(
    file('other.html'),
    phpbbPage({ ...thread, id: 10, title: 'Другая' }, 1, { forum: 'Клуб', scripts: [] }),
  );
  writeFileSync(file('roster.json'), JSON.stringify(ROSTER));
  writeFileSync(file('none.html'), '<!doctype html><p>просто страница</p>');
  writeFileSync(file('bad.json'), '{"players":');
  writeFileSync(file('nobody.json'), '{"players":[{"nick":"Вася"}]}');
  writeFileSync(file('rules.json'), '{"preset":"flg","selfVote":"never"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...args: string[]): Answer => {
  const parsed = parseArgs(args, '2026-11-27T17:00:00Z');
  const answer = parsed.ok ? readThread(parsed.value) : parsed;
  if (!answer.ok) throw new Error(answer.error);
  return answer.value as Answer;
};

describe('read', () => {
  test('pages in any order are one topic, a post on two of them is one post', () => {
    const answer = read(file('2.html'), file('1.html'), file('2.html'), '--roster', file('roster.json'));
    expect(answer.posts).toHaveLength(22);
    expect(answer.posts.map((it) => it.number)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
    expect(answer).toMatchObject({
      engine: 'phpbb3',
      topic: { title: 'Тихий омут', page: null, pages: 2 },
      notices: [],
    });
    expect(answer).toEqual(read(file('1.html'), file('2.html'), '--roster', file('roster.json')));
  });
  test('the count: host’s example is none, a mask votes by its account, an unseen edit is a doubt', () => {
    const { ballots, standings, absent } = read(file('1.html'), file('2.html'), '--roster', file('roster.json'));
    expect(ballots.map((it) => `${it.voter} ${it.side} ${it.target} ${it.status}`)).toEqual([
      'Петя against Вася superseded',
      'Зорро for Вася counts',
      'Петя against Зорро counts',
      'Вася against Петя doubt',
    ]);
    expect(ballots[0]?.reason).toMatch(/^Позже отдан другой голос\. Прочитано как «Вася»/);
    expect(standings).toEqual(
      [
        { player: 'Молчун', against: 0, for: 0, penalty: -2, total: -2, voters: [] },
        { player: 'Зорро', against: 1, for: 0, penalty: 0, total: -1, voters: ['Петя'] },
        { player: 'Вася', against: 0, for: 1, penalty: -2, total: -1, voters: ['Зорро'] },
        { player: 'Петя', against: 0, for: 0, penalty: 0, total: 0, voters: [] },
      ].sort((a, b) => a.total - b.total || (a.player < b.player ? -1 : 1)),
    );
    expect(absent).toEqual(['Вася', 'Молчун']);
  });
  test('runs hold votes and doubts only; times are ISO with zone beside the text of the page', () => {
    const { posts } = read(file('2.html'), '--roster', file('roster.json'));
    const post = posts.find((it) => it.id === '140');
    expect(post?.runs).toEqual([{ ink: 'red', text: 'Зорро', struck: false, spoiler: false }]);
    expect(Date.parse(post?.time ?? '')).toBe(Date.parse('2026-11-27T20:20:00+03:00'));
    expect(posts.find((it) => it.id === '141')?.edited).toMatchObject({ by: 'Вася' });
  });
  test('one page of two: the count says so; without a roster nobody is absent', () => {
    const { notices, absent, standings } = read(file('1.html'));
    expect(notices.join(' ')).toContain('Страница 1 из 2');
    expect(notices.join(' ')).toContain('Список игроков не задан');
    expect(absent).toEqual([]);
    expect(standings.every((it) => it.penalty === 0)).toBe(true);
  });
  test('two saves of one post, before and after an edit: the original is known', () => {
    const before = {
      ...thread,
      posts: thread.posts.map((it) => (it.id === 141 ? said(141, vasya, '[color=red]Зорро[/color]') : it)),
    };
    writeFileSync(file('before.html'), phpbbPage(before, 2, { forum: 'Клуб', scripts: [] }));
    const { ballots } = read(file('2.html'), file('before.html'), '--roster', file('roster.json'));
    expect(ballots.at(-1)).toMatchObject({ voter: 'Вася', target: 'Зорро', status: 'counts' });
  });
  test('--now and the zone of the machine change nothing that is written on the page', () => {
    const answer = read(
      file('1.html'),
      file('2.html'),
      '--roster',
      file('roster.json'),
      '--now',
      '2031-01-01T00:00:00Z',
    );
    expect(answer.posts).toEqual(read(file('1.html'), file('2.html'), '--roster', file('roster.json')).posts);
  });
});

describe('bad input is one JSON with words and exit 2', () => {
  test.each([
    [[], 'не названа ни одна страница'],
    [['@1', '--rules'], 'у ключа --rules нет значения'],
    [['@1', '--colour', 'red'], 'неизвестный ключ --colour'],
    [['@1', '--url', 'форум'], '--url: «форум» не адрес'],
    [['@1', '--now', 'вчера'], '--now: «вчера» не время'],
    [['@нет.html'], 'не читается'],
    [['@none.html'], 'не похоже на тему'],
    [['@1.html', '@other.html'], 'страницы разных тем'],
    [['@1.html', '--roster', '@bad.json'], 'не JSON'],
    [['@1.html', '--roster', '@nobody.json'], 'players[0]'],
    [['@1.html', '--rules', '@rules.json'], 'selfVote'],
  ])('%j', async (args, says) => {
    const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      expect(await main(args.map((it) => (it.startsWith('@') ? file(it.slice(1)) : it)))).toBe(2);
      expect(out).toHaveBeenCalledTimes(1);
      const { error } = JSON.parse(String(out.mock.calls[0]?.[0])) as { error: string };
      expect(error).toContain(says);
    } finally {
      out.mockRestore();
    }
  });
});

const ENGINES = ['phpbb-3.3', 'mybb-1.8', 'smf-2.1', 'fluxbb-1.5'];

interface Manifest {
  host: string;
  topicUrl: string;
  users: Record<string, { id: number | string }>;
  pages: { file: string }[];
  posts: { n: number; id: string; votes: { kind: string; target: string }[]; note?: string }[];
}

/** Votes that the page's truth leaves out and the count asks the host about: another colour, an abstention. */
const ASKED = new Set(['green and orange are not votes', 'abstention written in red']);

describe('captured games: every vote goes to the right player', () => {
  if (SHARED === null) test('skipped: the pages do not lie beside the project', () => expect(SHARED).toBeNull());
  test.each(SHARED === null ? [] : ENGINES)('%s', (engine) => {
    const dir = `${SHARED}/forums/pages/${engine}`;
    const manifest = JSON.parse(readFileSync(`${dir}/manifest.json`, 'utf8')) as Manifest;
    const players = Object.entries(manifest.users).filter(([name]) => name !== manifest.host);
    writeFileSync(
      file('captured.json'),
      JSON.stringify({ players: players.map(([name, { id }]) => ({ name, id })), host: [manifest.host] }),
    );
    const pages = manifest.pages.map((it) => `${dir}/${it.file}`);
    const { ballots } = read(...pages, '--url', manifest.topicUrl, '--roster', file('captured.json'));
    for (const { n, id, votes, note } of manifest.posts) {
      const here = ballots.filter((it) => it.post === id);
      if (ASKED.has(note ?? ''))
        expect(
          here.map((it) => it.status),
          `post ${n}`,
        ).toEqual(['doubt']);
      else
        expect(
          here.map((it) => ({ kind: it.side, target: it.target })),
          `post ${n}: ${note ?? ''}`,
        ).toEqual(votes.map(({ kind, target }) => ({ kind, target })));
    }
  });
});
