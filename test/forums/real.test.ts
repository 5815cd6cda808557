import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../engine/forums/read';
import { DOMS } from '../dom';
import { SHARED } from '../shared';

interface Truth {
  pageUrl: string;
  topicId: string;
  title: string;
  next: string | null;
  prev: string | null;
  posts: {
    id: string;
    author: string;
    authorId: string | null;
    time: string;
    number: string | null;
    editNote: string | null;
    editedBy?: string;
  }[];
  votes: { post: string; ink: string; text: string }[];
  colouredOther?: { post: string; ink: string; text: string }[];
}

const root = SHARED === null ? '' : `${SHARED}/forums/pages-real`;
const cases =
  SHARED === null
    ? []
    : readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) =>
          readdirSync(`${root}/${name}`)
            .filter((file) => file.endsWith('.html'))
            .map((file) => `${name}/${file}`),
        );
if (SHARED === null) console.log('real pages: 28 skipped, ../shared is not here');

/** Machine values and texts differ in punctuation and words around the date only. */
const sameTime = (raw: string, truth: string): boolean => truth.includes(raw) || raw.includes(truth);

describe.each(Object.entries(DOMS))('real pages under %s', (_name, documentOf) => {
  test(SHARED === null ? 'skipped: ../shared is not here' : 'the pages are here', () => {
    expect(cases.length > 0).toBe(SHARED !== null);
  });
  test.each(cases)('%s', (path) => {
    const truth = JSON.parse(readFileSync(`${root}/${path.replace(/html$/, 'json')}`, 'utf8')) as Truth;
    const url = truth.pageUrl;
    const result = readPage(documentOf(readFileSync(`${root}/${path}`, 'utf8'), url), {
      url,
      now: '2026-11-30T06:00:00Z',
      zone: '+03:00',
    });
    const page = result.ok ? result.value : null;
    expect(page?.topic.title).toBe(truth.title);
    expect(page?.topic.key.split('|').at(-1)).toBe(truth.topicId);
    expect([page?.topic.next !== null, page?.topic.prev !== null]).toEqual([truth.next !== null, truth.prev !== null]);
    expect(page?.posts.map(({ id, author, authorId }) => ({ id, author, authorId }))).toEqual(
      truth.posts.map(({ id, author, authorId }) => ({ id, author, authorId })),
    );
    const coloured = [...truth.votes, ...(truth.colouredOther ?? [])];
    for (const [index, wanted] of truth.posts.entries()) {
      const post = page?.posts[index];
      expect(
        post?.runs
          .filter(({ ink }) => ink === 'red' || ink === 'blue')
          .map(({ ink, text }) => `${ink} ${text}`)
          .sort(),
      ).toEqual(
        coloured
          .filter(({ post: id }) => id === wanted.id)
          .map(({ ink, text }) => `${ink} ${text}`)
          .sort(),
      );
      // vBulletin 5 prints its server's clock; the sure time of the post is the unix one beside it.
      if (!path.startsWith('vbulletin5'))
        expect(sameTime(post?.time.raw ?? '', wanted.time), `${post?.time.raw} for ${wanted.time}`).toBe(true);
      expect(post?.time.iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(post?.edited !== null).toBe(wanted.editNote !== null);
      const by =
        wanted.editedBy ??
        /(?:by|por) (\S+?)(?:[;,.]? .*)?$/.exec(wanted.editNote ?? '')?.[1]?.replace(/[;.]$/, '') ??
        null;
      expect(post?.edited?.by ?? null).toBe(by);
      if (post?.edited) expect(post.edited.at?.iso).toMatch(/Z$/);
      // SMF and NodeBB do not count from one; the others print the place in the topic itself.
      if (wanted.number !== null && !/^(?:smf|nodebb)/.test(path))
        expect(post?.number).toBe(Number(wanted.number.replace(/\D/g, '')));
    }
  });
});
