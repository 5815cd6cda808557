import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Places, placesOf } from '../../components/overlay/reading';
import { openThread, type Thread } from '../../engine/forums/read';

const post = (id: number, text: string): string =>
  `<div id="p${id}" class="post"><div class="postbody"><p class="author"><a class="username" href="./memberlist.php?u=5">Вася</a></p><div class="content">${text}</div></div></div>`;

const URL = 'http://forum.test/viewtopic.php?t=7';
let document: Document;
let thread: Thread;
let places: Places;

const element = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild ?? box;
};
const find = (css: string): Element => {
  const found = document.querySelector(css);
  if (found === null) throw new Error(css);
  return found;
};
const read = (...touched: Element[]) => {
  const change = places.update(new Set(touched));
  return change && { posts: change.posts.map(({ id, text }) => `${id} ${text}`), order: change.order };
};

beforeEach(() => {
  const html = `<body id="phpbb"><div id="page-body"><h2 class="topic-title"><a href="./viewtopic.php?t=7">Тема</a></h2>${[1, 2, 3].map((n) => post(n, `слово ${n}`)).join('')}</div></body>`;
  document = new JSDOM(html, { url: URL }).window.document;
  vi.stubGlobal('Node', document.defaultView?.Node);
  const opened = openThread(document, { url: URL, now: '2026-03-01T12:00:00Z', zone: null, text: true });
  if (!opened.ok) throw new Error(opened.error.code);
  thread = opened.value;
  places = placesOf(thread);
  places.survey();
  return () => vi.unstubAllGlobals();
});

describe('changes of the page', () => {
  it('a new post costs one post, though its container is told of too', () => {
    const added = element(post(4, 'новое'));
    find('#page-body').append(added);
    expect(read(find('#page-body'), added)).toEqual({ posts: ['4 новое'], order: ['1', '2', '3', '4'] });
  });

  it('a whole next page put below is read, and only it', () => {
    const added = element(`<div>${post(4, 'раз')}${post(5, 'два')}</div>`);
    find('#page-body').append(added);
    expect(read(find('#page-body'), added)).toEqual({ posts: ['4 раз', '5 два'], order: ['1', '2', '3', '4', '5'] });
  });

  it('a post put in between finds its place', () => {
    const added = element(post(9, 'вставка'));
    find('#p1').after(added);
    expect(read(find('#page-body'), added)).toEqual({ posts: ['9 вставка'], order: ['1', '9', '2', '3'] });
  });

  it('a change inside a post reads that post', () => {
    const content = find('#p2 .content');
    content.textContent = 'другое';
    expect(read(content)).toEqual({ posts: ['2 другое'], order: ['1', '2', '3'] });
  });

  it('all posts replaced at once are read anew', () => {
    const body = find('#page-body');
    body.innerHTML = post(1, 'заново') + post(2, 'опять');
    expect(read(body, ...body.children)).toEqual({ posts: ['1 заново', '2 опять'], order: ['1', '2'] });
  });

  it('a post that left is no longer in the order', () => {
    find('#p2').remove();
    expect(read(find('#page-body'))).toEqual({ posts: [], order: ['1', '3'] });
  });

  it('what holds no post is nobody’s business', () => {
    const added = element('<p>реклама</p>');
    find('#page-body').append(added);
    expect(read(find('#page-body'), added)).toBeNull();
  });
});
