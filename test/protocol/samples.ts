import { authorsOf } from '../../components/overlay/about';
import type { LearnedSite } from '../../engine/forums/learned/site';
import type { Post } from '../../engine/forums/page';
import type { DeskCalls, PageAbout, PageCalls } from '../../engine/protocol/calls';
import { written } from '../../engine/votes/activity/written';

/** A thread of one forum, and the same of another. */
export const FORUM = 'https://forum.example/board/';
export const KEY = 'phpbb3|https://forum.example|/board/|17';
export const OTHER_FORUM = 'https://other.example/';
export const OTHER_KEY = 'smf21|https://other.example|/|17';

export const post = (id: string, text = 'Вася', patch: Partial<Post> = {}): Post => ({
  id,
  number: Number(id),
  author: `author ${id}`,
  authorId: id,
  time: { iso: '2026-11-27T20:00:00+03:00', raw: '27 ноя 2026, 20:00', seconds: false },
  permalink: `${FORUM}viewtopic.php?p=${id}#p${id}`,
  edited: null,
  hidden: false,
  runs: [{ ink: 'red', colour: 'red', text, bold: false, struck: false, spoiler: false, before: '', after: '' }],
  text: `Голосую: ${text}`,
  ...patch,
});

export const about = (patch: Partial<PageAbout> = {}): PageAbout => ({
  engine: 'phpbb3',
  engineName: 'phpBB 3',
  topic: { key: KEY, title: 'Мафия №17', page: 1, pages: 3 },
  forum: FORUM,
  url: `${FORUM}viewtopic.php?t=17`,
  posts: 20,
  authors: [
    { nick: 'Ведущий', id: '2', posts: 3 },
    { nick: 'Вася', id: '10', posts: 5 },
    { nick: 'Петя', id: null, posts: 1 },
  ],
  opener: { nick: 'Ведущий', id: '2' },
  counts: {},
  ...patch,
});

/** A page as the counter hands it in: its votes and everybody who wrote on it. */
export const read = (page: number | null, posts: readonly Post[]): Omit<PageCalls['thread/saw']['ask'], 'key'> => ({
  page,
  pages: page === null ? null : 3,
  wrote: posts.map(written),
  posts,
  ...authorsOf(posts),
});

/** A forum the host showed. */
export const learned = (forum: string): LearnedSite => ({
  forum,
  topic: 'show.php?t={topic}',
  posts: 'tr:has(> td:nth-child(2))',
  id: '',
  author: ':scope > td:nth-child(1) > b',
  above: false,
  body: ':scope > td:nth-child(2)',
  time: ':scope > td:nth-child(1) > font',
  drop: 'blockquote, q',
  spoiler: 'details',
  edit: '',
  next: '',
  title: 'h1',
});

/** One well-formed argument for every call a content script may make, about a given thread. */
export const pageAsks = (key: string, forum: string): { [N in keyof PageCalls]: PageCalls[N]['ask'] } => ({
  'thread/watched': { key },
  'overlay/words': { key },
  'site/learned': { url: `${forum}viewtopic.php?t=17` },
  'site/learn': { forum, site: learned(forum) },
  'site/forget': { forum },
  'part/load': { url: `${forum}viewtopic.php?t=17`, part: 'forums' },
  'thread/open': { key, forum, engine: 'phpbb3', url: `${forum}viewtopic.php?t=17`, title: 'Мафия №17' },
  'thread/saw': { key, ...read(1, [post('5')]) },
  'thread/gather': { key, step: 'begin' },
  'thread/count': { key, reading: { page: 1, pages: 3, counts: {}, posts: [post('5')] } },
  'thread/report': {
    key,
    reading: { page: 1, pages: 3, counts: {}, posts: [post('5')] },
    format: 'bbcode',
    order: 'player',
  },
  'thread/activity': { key, reading: { page: 1, pages: 3, counts: {}, posts: [post('5')] } },
  'decision/add': { key, decision: { kind: 'ignore', post: '5' } },
  'decision/set': { key, id: 1, undone: true },
  'alias/set': { key, alias: 'Васёк', nick: 'Вася' },
  'ink/set': { key, colour: '#a05050', means: 'red' },
  'day/set': { key, day: { deadline: { by: 'post', post: '30' } } },
  'seat/set': { key, seat: 'account:10', deadSince: '12' },
  'place/set': { forum, place: { x: 1, y: 2, width: 300, height: 400, collapsed: false } },
  'desk/open': { key },
});

/** The same for the privileged calls. */
export const deskAsks = (page: PageAbout): { [N in keyof DeskCalls]: DeskCalls[N]['ask'] } => ({
  'thread/state': { key: page.topic.key },
  'site/threads': { url: page.url },
  'desk/focus': { key: page.topic.key },
  'game/begin': { about: page, game: null },
  'game/forget': { key: page.topic.key },
});
