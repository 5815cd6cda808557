import { describe, expect, test } from 'vitest';
import { forumById } from '../../engine/forums/all';
import { openThread, type Thread, wholePage } from '../../engine/forums/read';
import { domOf } from '../dom';
import { PAGES } from './pages';

function open(id: string): { doc: Document; thread: Thread } {
  const { html = '', url = '' } = PAGES[id] ?? {};
  const doc = domOf(html, url);
  const result = openThread(doc, { url, now: '2026-11-29T12:00:00Z', zone: 'Europe/Moscow' });
  if (!result.ok) throw new Error(result.error.code);
  return { doc, thread: result.value };
}

describe.each(Object.keys(PAGES))('an open thread of %s', (id) => {
  test('knows where each post and its text stand', () => {
    const { thread } = open(id);
    const read = wholePage(thread);
    const places = thread.places();
    expect(places.map((place) => place.id)).toEqual(read.posts.map((post) => post.id));
    for (const place of places) {
      expect(place.body !== null && place.element.contains(place.body)).toBe(true);
      expect(thread.place(place.id)?.element).toBe(place.element);
      expect(thread.placeAround(place.element)?.id).toBe(place.id);
      if (place.body !== null) expect(thread.placeAround(place.body)?.id).toBe(place.id);
    }
    expect(thread.place('999')).toBeNull();
  });

  test('reads one new post as it would read it with the page', () => {
    const { doc, thread } = open(id);
    const all = wholePage(thread).posts;
    const third = thread.place(all[2]?.id ?? '');
    expect(thread.readPosts(third === null ? [] : [third])).toEqual([all[2]]);
    // A wrapper just put into the page: posts are found in it and only there.
    const around = third?.element.parentElement ?? null;
    expect(around !== null && thread.places(around).map((place) => place.id)).toContain(third?.id);
    expect(thread.places(third?.element).map((place) => place.id)).toEqual([third?.id]);
    expect(thread.placeAround(doc.body)).toBeNull();
  });
});

test('a changed post reads anew', () => {
  const { thread } = open('phpbb3');
  wholePage(thread);
  const place = thread.place('521');
  if (place?.body) place.body.innerHTML = '<span style="color:blue">Петя</span>';
  expect(thread.readPosts(place === null ? [] : [place])[0]?.runs).toMatchObject([{ ink: 'blue', text: 'Петя' }]);
});

test('Tapatalk prints an author once above his posts: the ones below are his', () => {
  const post = (id: number, author: string): string =>
    `<div class="post" id="p_${id}">${author}<div class="postbody"><div class="content">Пост</div></div></div>`;
  const html = `<body id="phpbb"><div id="page-body"><h2 class="topic-title"><a href="viewtopic.php?t=7">Игра</a></h2>${post(1, '<div class="thread-user-name"><a href="memberlist.php?u=5">Вася</a></div>')}${post(2, '')}</div>`;
  const result = openThread(domOf(html), { url: 'https://forum.example/viewtopic.php?t=7', now: '', zone: null });
  expect(result.ok && wholePage(result.value).posts.map(({ author, authorId }) => [author, authorId])).toEqual([
    ['Вася', '5'],
    ['Вася', '5'],
  ]);
});

test('the board of a thread is what aliases belong to', () => {
  expect(open('phpbb3').thread.board).toBe('https://forum.example/');
  expect(open('phpbb3').thread.forum.words).toEqual(forumById('phpbb3')?.words);
});
