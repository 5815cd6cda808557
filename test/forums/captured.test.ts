import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Page, Post } from '../../engine/forums/page';
import { readPage } from '../../engine/forums/read';
import { DOMS, domOf } from '../dom';
import { SHARED } from '../shared';

interface TruthPost {
  n: number;
  page: number;
  id: string;
  permalink: string;
  author: string;
  authorId: string;
  time?: string;
  edited: boolean;
  editedBy: string | null;
  votes: { kind: 'against' | 'for'; raw: string }[];
  note: string;
}
interface Truth {
  captured?: boolean;
  title: string;
  topicId?: string | number;
  topicUrl?: string;
  base?: string;
  host: string;
  pages: { file: string; url?: string }[];
  posts: TruthPost[];
}

const ENGINES: Record<string, string> = {
  'fluxbb-1.5': 'fluxbb',
  'forumotion-synthetic': 'forumotion',
  'ipb2-synthetic': 'ipb2',
  'ipb3-synthetic': 'ipb3',
  'ips4-synthetic': 'ips4',
  'mybb-1.8': 'mybb',
  'mybbru-synthetic': 'mybbru',
  'phpbb-3.3': 'phpbb3',
  'phpbb2-synthetic': 'phpbb2',
  'phpbb30-prosilver-synthetic': 'phpbb3',
  'phpbb30-subsilver2-synthetic': 'phpbb3-subsilver2',
  'smf-2.1': 'smf21',
  'smf20-synthetic': 'smf20',
  'ucoz-synthetic': 'ucoz',
  'vbulletin3-synthetic': 'vbulletin3',
  'vbulletin4-synthetic': 'vbulletin4',
  'xenforo1-synthetic': 'xenforo1',
  'xenforo2-synthetic': 'xenforo2',
};
/** XenForo prints no editor's name; the made-up truth has one all the same. */
const NAMELESS_EDITS = new Set(['xenforo1', 'xenforo2']);
/** Engines that neither print the number of a post nor put the offset of the page into its links. */
const NUMBERLESS = new Set(['ips4', 'phpbb2', 'phpbb3-subsilver2']);

const root = SHARED === null ? '' : `${SHARED}/forums/pages`;
const load = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const NOW = '2026-11-30T06:00:00Z';

/** Red and blue runs as votes; an abstention in red is coloured text all the same, though no vote. */
const votesIn = (post: Post): [string, string][] =>
  post.runs
    .filter((run) => (run.ink === 'red' || run.ink === 'blue') && run.text !== 'Воздерживаюсь')
    .map((run) => [run.ink === 'red' ? 'against' : 'for', run.text]);

function topicPages(): { folder: string; file: string; truth: Truth; page: number; url: string }[] {
  if (SHARED === null) return [];
  return Object.keys(ENGINES).flatMap((folder) => {
    const truth = JSON.parse(load(`${folder}/manifest.json`)) as Truth;
    return readdirSync(`${root}/${folder}`)
      .filter((file) => /^topic-.*\.html$/.test(file))
      .map((file) => {
        const byPost = file.includes('by-post');
        const page = byPost ? 2 : Number(/p(\d)\.html$/.exec(file)?.[1]);
        const script = `${truth.topicUrl?.replace(/\?.*/, '')}?${folder.startsWith('fluxbb') ? 'pid' : 'p'}=22`;
        const url = byPost ? script : (truth.topicUrl ?? truth.pages[page - 1]?.url ?? '');
        return { folder, file, truth, page, url };
      });
  });
}

const cases = topicPages();
const beside = SHARED !== null;
if (SHARED === null) console.log('captured pages: 18 folders skipped, ../shared is not here');

describe.each(Object.entries(DOMS))('captured pages under %s', (name, documentOf) => {
  test(beside ? 'the pages are here' : 'skipped: ../shared is not here', () => {
    expect(cases.length > 0).toBe(beside);
  });
  // The host's views are the largest pages and differ from a guest's in buttons only: one implementation is enough.
  const views = name === 'jsdom' ? cases : cases.filter(({ file }) => !/host|player-p/.test(file));
  test.each(views)('$folder/$file', ({ folder, file, truth, page, url }) => {
    const result = readPage(documentOf(load(`${folder}/${file}`), url), { url, now: NOW, zone: '+03:00' });
    const read: Page | null = result.ok ? result.value : null;
    const wanted = truth.posts.filter((post) => post.page === page);
    const engine = ENGINES[folder] ?? '';
    expect(read?.engine).toBe(engine);
    expect(read?.topic.title).toBe(truth.title);
    // However one came to the page, and whoever looks at it.
    if (truth.captured) expect(read?.topic.key).toBe(`${engine}|${new URL(url).origin}|/|${truth.topicId}`);
    expect([read?.topic.page, read?.topic.pages]).toEqual([page, 3]);
    expect([read?.topic.prev !== null, read?.topic.next !== null]).toEqual([page > 1, page < 3]);

    const bare = (post: Post): object => ({
      id: post.id,
      author: post.author,
      authorId: post.authorId,
      permalink: post.permalink,
      edited: post.edited !== null,
      editedBy: post.edited?.by ?? null,
      number: post.number,
      votes: post.author === truth.host ? [] : votesIn(post),
    });
    expect(read?.posts.map(bare)).toEqual(
      wanted.map((post) => ({
        id: post.id,
        author: post.author,
        authorId: post.authorId,
        permalink: post.permalink,
        edited: post.edited,
        editedBy: NAMELESS_EDITS.has(engine) ? null : post.editedBy,
        number: NUMBERLESS.has(engine) ? null : post.n,
        votes: post.votes.map(({ kind, raw }) => [kind, raw]),
      })),
    );
    const hidden = read?.posts.filter((post) => post.hidden).length ?? 0;
    expect(hidden > 0).toBe(/foe|ignored/.test(file));
    expect(read?.notices).toEqual(
      hidden === 0 ? [] : [expect.objectContaining({ code: 'hidden', slots: { n: hidden } })],
    );
    const times = wanted.flatMap(({ time }) => (time === undefined ? [] : [new Date(time).toISOString().slice(0, 19)]));
    if (times.length > 0) expect(read?.posts.map((post) => post.time.iso?.slice(0, 19))).toEqual(times);
    // The host's coloured examples and counts are runs too: verdicts are the count's business.
    if (page === 1) expect(read?.posts[0]?.runs.map(({ ink }) => ink)).toEqual(expect.arrayContaining(['red', 'blue']));
  });
});

describe('captured pages, circumstances', () => {
  test(beside ? 'the pages are here' : 'skipped: ../shared is not here', () => {
    expect(cases.length > 0).toBe(beside);
  });
  const documentOf = domOf;
  const read = (item: (typeof cases)[number], doc: Document, now: string): Page | null => {
    const result = readPage(doc, { url: item.url, now, zone: '+03:00' });
    return result.ok ? result.value : null;
  };
  const second = cases.filter(({ truth, file }) => truth.captured && file === 'topic-guest-p2.html');

  test.each(second)('$folder/$file reads the same in another time zone of this computer', (item) => {
    const doc = documentOf(load(`${item.folder}/${item.file}`), item.url);
    const here = read(item, doc, NOW);
    const zone = process.env.TZ;
    process.env.TZ = 'Asia/Kamchatka';
    const there = read(item, doc, NOW);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(there).toEqual(here);
  });

  test('SMF: its head tells the zone, so the guest and the host read the same moments', () => {
    const times = ['guest', 'host'].map((who) => {
      const item = cases.find(({ folder, file }) => folder === 'smf-2.1' && file === `topic-${who}-p1.html`);
      if (item === undefined) return [];
      const result = readPage(domOf(load(`${item.folder}/${item.file}`), item.url), {
        url: item.url,
        now: NOW,
        zone: null,
      });
      return result.ok ? result.value.posts.map((post) => post.time.iso) : [];
    });
    expect(times[0]).toEqual(times[1]);
    if (SHARED !== null) expect(times[0]?.[0]).toBe('2026-11-27T22:18:39Z');
  });

  test.each(second)('$folder/$file: only times told by today depend on now', (item) => {
    const doc = documentOf(load(`${item.folder}/${item.file}`), item.url);
    const [today, later] = [read(item, doc, NOW), read(item, doc, '2026-12-24T00:00:00Z')];
    const relative = (raw: string): boolean => /сегодня|вчера/i.test(raw);
    for (const [index, post] of (today?.posts ?? []).entries()) {
      const other = later?.posts[index]?.time;
      // MyBB keeps the date in a tooltip of «Вчера».
      if (relative(post.time.raw) && item.folder !== 'mybb-1.8') expect(other?.iso).not.toBe(post.time.iso);
      else expect(other).toEqual(post.time);
    }
  });

  const others =
    SHARED === null
      ? []
      : ['phpbb-3.3', 'mybb-1.8', 'smf-2.1', 'fluxbb-1.5'].flatMap((folder) =>
          readdirSync(`${root}/${folder}`)
            .filter((file) => file.endsWith('.html') && !file.startsWith('topic-'))
            .map((file) => ({ folder, file })),
        );
  test.each(others)('$folder/$file is no thread', ({ folder, file }) => {
    // Print pages stand under the address of the topic and still hold no posts to point at.
    const url = `http://127.0.0.1/${file === 'print.html' ? 'viewtopic.php?t=2&view=print' : 'other.php?t=2'}`;
    expect(readPage(domOf(load(`${folder}/${file}`), url), { url, now: NOW, zone: null }).ok).toBe(false);
  });
});
