import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { claims, detect, FORUMS } from '../../engine/forums/all';
import { readPage } from '../../engine/forums/read';
import { DOMS, domOf } from '../dom';
import { CAST, EDITED, TITLE } from './made/cast';
import { PAGES } from './pages';

const files = ['engines', 'further'].flatMap((folder) =>
  readdirSync(fileURLToPath(new URL(`../../engine/forums/${folder}`, import.meta.url))).map((file) =>
    file.replace(/\.ts$/, ''),
  ),
);
const read = (doc: Document, url: string) => readPage(doc, { url, now: '2026-11-29T12:00:00Z', zone: 'Europe/Moscow' });

describe('every engine', () => {
  test('has its file, its id from it, and a page of its own', () => {
    expect(FORUMS.map(({ id }) => id).sort()).toEqual([...files].sort());
    expect(Object.keys(PAGES).sort()).toEqual([...files].sort());
  });

  test.each(FORUMS)('$id has words in both languages', ({ words }) => {
    expect(words.ru.trim()).not.toBe('');
    expect(words.en.trim()).not.toBe('');
  });

  test.each(FORUMS)('$id yields only to engines that exist and do not yield back', (forum) => {
    for (const id of forum.yieldsTo ?? []) {
      const other = FORUMS.find((it) => it.id === id);
      expect(other?.yieldsTo ?? []).not.toContain(forum.id);
    }
  });

  test.each(files)('the page of %s is claimed by it and by none that does not yield to it', (id) => {
    const doc = domOf(PAGES[id]?.html ?? '', PAGES[id]?.url);
    const claimants = FORUMS.filter((forum) => claims(forum, doc));
    const rightful = claimants.filter((forum) => !claimants.some((other) => forum.yieldsTo?.includes(other.id)));
    expect(rightful.map((forum) => forum.id)).toEqual([id]);
    expect(detect(doc)?.id).toBe(id);
  });

  test.each(['', '<p>Мафия</p>', '<body id="phpbb"><div class="post">О нас</div>', '<html id="XF"><h1>Форум</h1>'])(
    'nobody claims %s',
    (html) => {
      expect(detect(domOf(html))).toBeNull();
      expect(read(domOf(html), 'https://forum.example/')).toEqual({ ok: false, error: { code: 'no-thread' } });
    },
  );
});

describe.each(Object.entries(DOMS))('the made thread under %s', (_name, documentOf) => {
  test.each(Object.entries(PAGES))('%s', (id, made) => {
    const result = read(documentOf(made.html, made.url), made.url);
    const page = result.ok ? result.value : null;
    expect(page?.engine).toBe(id);
    expect(page?.topic.title).toBe(TITLE);
    expect(page?.topic.key.replace(/^[^|]*\|/, '')).toBe(made.key);
    expect([page?.topic.page, page?.topic.pages]).toEqual(made.pages ? [2, 3] : [null, null]);
    expect(page?.topic.next).toMatch(/(?:3|40)(?:-mafia)?\/?$/);
    expect(page?.topic.prev).not.toBeNull();
    expect(page?.notices).toEqual([]);
    expect(page?.posts[0]?.permalink).toBe(made.permalink);
    expect(
      page?.posts.map((post) => ({
        id: post.id,
        author: post.author,
        authorId: post.authorId,
        number: post.number,
        time: { iso: post.time.iso, seconds: post.time.seconds },
        edited: post.edited && { by: post.edited.by, at: post.edited.at?.iso },
        hidden: post.hidden,
        runs: post.runs.map(({ ink, text }) => `${ink} ${text}`),
      })),
    ).toEqual(
      CAST.map((post) => ({
        id: String(post.id),
        author: post.name,
        authorId: made.accounts && post.uid !== null ? String(post.uid) : null,
        number: made.numbers ? post.n : id === 'discourse' ? post.id : null,
        time: { iso: made.seconds ? post.utc : `${post.utc.slice(0, 17)}00Z`, seconds: made.seconds },
        edited: post.editor === null ? null : { by: made.namesEditor ? post.editor : null, at: EDITED.utc },
        hidden: false,
        runs: post.vote === null ? [] : [`${post.vote.colour === 'blue' ? 'blue' : 'red'} ${post.vote.name}`],
      })),
    );
  });
});
