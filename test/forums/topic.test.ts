import { describe, expect, test } from 'vitest';
import { forumById } from '../../engine/forums/all';
import { readTopic, withoutSession } from '../../engine/forums/topic';
import { domOf } from '../dom';
import { PAGES } from './pages';

// facts.md §6: the many addresses of one topic. Those by post know no topic: the page does.
const ADDRESSES: Record<string, string[]> = {
  phpbb3: [
    'viewtopic.php?t=77',
    'viewtopic.php?f=5&t=77&start=20&sid=0123456789abcdef',
    'viewtopic.php?t=77&p=522#p522',
    'viewtopic.php?p=522&hilit=вася#p522',
    'viewtopic.php?p=522&view=show#p522',
    'viewtopic.php?t=77&view=unread#unread',
  ],
  phpbb2: ['viewtopic.php?t=77&postdays=0&postorder=asc&highlight=&start=20', 'viewtopic.php?p=522&sid=abc#522'],
  mybb: [
    'showthread.php?tid=77&page=2',
    'thread-77-page-2.html',
    'thread-77-post-522.html#pid522',
    'showthread.php?pid=522#pid522',
    'showthread.php?tid=77&action=lastpost',
  ],
  smf21: [
    'index.php?topic=77.20',
    'index.php?topic=77.msg522#msg522',
    'index.php?topic=77.new;topicseen#new',
    'index.php/topic,77.20.html',
    'index.php?msg=522',
    'index.php?PHPSESSID=abc&topic=77.0',
  ],
  smf20: ['index.php?topic=77.20', 'index.php?topic=77.msg522#msg522', 'index.php/topic,77.20.html'],
  fluxbb: ['viewtopic.php?id=77', 'viewtopic.php?id=77&p=2', 'viewtopic.php?pid=522#p522'],
  punbb: ['viewtopic.php?id=77', 'topic/77/page/2/', 'topic77-p2.html', 'viewtopic.php?pid=522#p522', 'post/522/#p522'],
  mybbru: ['viewtopic.php?id=77', 'viewtopic.php?id=77&p=2#p522', 'viewtopic.php?pid=522#p522'],
  vbulletin3: [
    'showthread.php?t=77&page=2',
    'showthread.php?s=0123456789abcdef0123456789abcdef&t=77',
    'showthread.php?p=522#post522',
    'showthread.php?t=77&goto=newpost',
  ],
  vbulletin4: [
    'showthread.php?t=77',
    'showthread.php/77-mafia/page2',
    'threads/77-mafia/page2',
    'showthread.php/77-mafia?p=522&viewfull=1#post522',
  ],
  vbulletin5: ['forum/games/77-mafia', 'forum/games/77-mafia/page2', 'forum/games/77-mafia?p=522#post522'],
  xenforo2: [
    'threads/mafia.77/',
    'threads/77/page-2',
    'threads/mafia.77/post-522',
    'index.php?threads/mafia.77/',
    'posts/522/',
    'goto/post?id=522',
  ],
  xenforo1: ['threads/mafia.77/', 'index.php?threads/mafia.77/page-2', 'threads/77/#post-522'],
  ips4: [
    'topic/77-mafia/',
    'topic/77-mafia/page/2/',
    'topic/77-mafia/?do=findComment&comment=522',
    'index.php?/topic/77-mafia/&page=2',
  ],
  ips5: ['topic/77-mafia/', 'index.php?/topic/77-mafia/page/2/'],
  ipb3: [
    'index.php?/topic/77-mafia/',
    'topic/77-mafia/page-2',
    'topic/77-mafia/page__st__20',
    'index.php?showtopic=77&st=20',
  ],
  ipb2: ['index.php?showtopic=77', 'index.php?s=abc&showtopic=77&st=20', 'index.php?showtopic=77&view=findpost&p=522'],
  ucoz: ['forum/5-77', 'forum/5-77-2', 'forum/5-77-2#522', 'forum/5-77-522-16-1795818127'],
  forumotion: ['t77-mafia', 't77p20-mafia', 't77p20-mafia#522', 't77-mafia?highlight=x'],
  nodebb: ['topic/77', 'topic/77/mafia/22', 'topic/77/mafia?page=2', 'post/522'],
  discourse: ['t/mafia/77', 't/mafia/77/22', 't/77', 't/mafia/77?page=2'],
};

describe('one topic, one key (facts.md §6)', () => {
  test.each(Object.entries(ADDRESSES).flatMap(([id, paths]) => paths.map((path) => [id, path] as const)))(
    '%s %s',
    (id, path) => {
      const forum = forumById(id);
      const url = `https://forum.example/${path}`;
      const place = forum && readTopic(domOf(PAGES[id]?.html ?? '', url), forum, url);
      expect(place?.topic.key).toBe(`${id}|https://forum.example|/|77`);
      expect(place?.board).toBe('https://forum.example/');
    },
  );

  test.each([
    ['phpbb3', 'https://site.example/forum/viewtopic.php?t=77', '/forum/'],
    ['phpbb3', 'https://site.example/a/b/viewtopic.php?p=522', '/a/b/'],
    ['mybb', 'https://site.example/board/showthread.php?pid=522', '/board/'],
    ['smf21', 'https://site.example/smf/index.php?topic=77.0', '/smf/'],
    ['xenforo2', 'https://site.example/community/threads/mafia.77/', '/community/'],
    ['ips4', 'https://site.example/forum/index.php?/topic/77-mafia/', '/forum/'],
  ])('%s at %s stands in %s', (id, url, root) => {
    const forum = forumById(id);
    // The page's own links must be those of this board for the addresses by post.
    const html = (PAGES[id]?.html ?? '').replaceAll('https://forum.example/', new URL(root, url).href);
    const place = forum && readTopic(domOf(html, url), forum, url);
    expect(place?.topic.key).toBe(`${id}|https://site.example|${root}|77`);
  });

  test('two styles of one board have one key', () => {
    const url = 'https://forum.example/viewtopic.php?t=77';
    const keys = ['phpbb3', 'phpbb3-subsilver2'].map((id) => {
      const forum = forumById(id);
      return forum && readTopic(domOf(PAGES[id]?.html ?? '', url), forum, url)?.topic.key;
    });
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('neighbours', () => {
  const neighbours = (id: string, change: (html: string) => string) => {
    const forum = forumById(id);
    const { url = '', html = '' } = PAGES[id] ?? {};
    const topic = forum && readTopic(domOf(change(html), url), forum, url)?.topic;
    return [topic?.prev, topic?.next, topic?.page, topic?.pages];
  };

  test('SMF 2.0: link[rel=next] is the next topic and is not taken', () => {
    expect(neighbours('smf20', (html) => html)[1]).toBe('https://forum.example/index.php?topic=77.40');
  });
  test('MyBB: the pager of the section, first on the page, is not taken', () => {
    expect(neighbours('mybb', (html) => html)).toEqual([
      'https://forum.example/showthread.php?tid=77',
      'https://forum.example/showthread.php?tid=77&page=3',
      2,
      3,
    ]);
  });
  test('a link to another topic is no neighbour', () => {
    expect(
      neighbours('xenforo2', (html) => html.replaceAll('/threads/mafia.77/page-3', '/threads/other.78/'))[1],
    ).toBeNull();
  });
  test.each(['javascript:void(0)', '#', ''])('a link to «%s» is no neighbour', (href) => {
    expect(neighbours('vbulletin3', (html) => html.replaceAll('showthread.php?t=77&amp;page=3', href))[1]).toBeNull();
  });
  test('a page without a pager says nothing of pages', () => {
    const bare = (html: string): string => html.replace(/<div class="pagenav">.*?<\/table><\/div>/s, '');
    expect(neighbours('vbulletin3', bare)).toEqual([null, null, null, null]);
  });
  test('the count is the largest number printed, not one computed', () => {
    expect(
      neighbours('phpbb3', (html) =>
        html.replace(
          '<li class="next">',
          '<li class="ellipsis">…</li><li><a href="./viewtopic.php?t=77&amp;start=23980">1 200</a></li><li class="next">',
        ),
      )[3],
    ).toBe(1200);
  });
});

test.each([
  ['https://a.example/viewtopic.php?t=7&sid=abc123', 'https://a.example/viewtopic.php?t=7'],
  ['https://a.example/viewtopic.php?sid=abc123&t=7#p1', 'https://a.example/viewtopic.php?t=7#p1'],
  ['https://a.example/viewtopic.php?sid=abc123', 'https://a.example/viewtopic.php'],
  ['https://a.example/showthread.php?s=0123456789abcdef0123456789abcdef&t=7', 'https://a.example/showthread.php?t=7'],
  ['https://a.example/index.php?PHPSESSID=x1&topic=7.0', 'https://a.example/index.php?topic=7.0'],
  ['https://a.example/index.php?s=8&t=7', 'https://a.example/index.php?s=8&t=7'],
])('%s without its session', (url, clean) => expect(withoutSession(url)).toBe(clean));
