import type { Page, Post } from '../../../engine/forums/page';
import { type ReadProblem, readPage } from '../../../engine/forums/read';
import type { SeenPost } from '../../../engine/protocol/thread-view';
import { err, ok, type Result } from '../../../engine/result';
import type { VotePolicy } from '../../../engine/votes/policy';
import { domOf } from '../../dom';
import { fileText } from './inputs';

/** Pages of one topic put together. */
export interface Topic {
  engine: string;
  key: string;
  title: string;
  /** Number of the page, `null` when several were read or the forum shows none. */
  page: number | null;
  pages: number | null;
  /** Numbers of the pages read, ascending. */
  read: readonly number[];
  /** No page of the topic is missing. */
  complete: boolean;
  posts: readonly Post[];
  /** Posts whose original text stands in another of the saved pages. */
  seen: readonly SeenPost[];
  notices: Page['notices'];
}

const PROBLEMS: Record<ReadProblem['code'], string> = {
  'no-thread': 'не похоже на тему ни одного известного форума',
  'no-topic': 'форум узнан, но это не страница темы',
};

/** Address a saved page gives of itself; browsers and forums leave it in several places. */
const addressIn = (html: string): string | null => {
  const found =
    /<link[^>]+rel=["']?canonical["']?[^>]+href=["']([^"']+)["']/iu.exec(html)?.[1] ??
    /<meta[^>]+property=["']og:url["'][^>]+content=["']([^"']+)["']/iu.exec(html)?.[1] ??
    /saved from url=\(\d+\)(\S+)/iu.exec(html)?.[1];
  return found !== undefined && /^https?:/iu.test(found) && URL.canParse(found) ? found.replaceAll('&amp;', '&') : null;
};

function readOne(
  file: string,
  url: string | null,
  now: string,
  zone: string | null,
  policy: VotePolicy,
): Result<Page, string> {
  const html = fileText(file);
  if (!html.ok) return html;
  const address = url ?? addressIn(html.value) ?? 'https://forum.example/';
  const page = readPage(domOf(html.value, address), {
    url: address,
    now,
    zone,
    bold: policy.mark === 'bold',
    text: true,
  });
  return page.ok ? page : err(`«${file}»: ${PROBLEMS[page.error.code]}`);
}

/** Reads saved pages of one topic in any order; a post on two of them is one post. */
export function readTopic(
  files: readonly string[],
  options: { url: string | null; now: string; zone: string | null; policy: VotePolicy },
): Result<Topic, string> {
  const pages: Page[] = [];
  for (const file of files) {
    const page = readOne(file, options.url, options.now, options.zone, options.policy);
    if (!page.ok) return page;
    pages.push(page.value);
  }
  pages.sort((a, b) => (a.topic.page ?? 1) - (b.topic.page ?? 1));
  const [first] = pages;
  if (!first) return err('не названа ни одна страница');
  const other = pages.find((page) => page.topic.key !== first.topic.key);
  if (other) return err(`страницы разных тем: «${first.topic.title}» и «${other.topic.title}»`);

  const posts = new Map<string, Post>();
  const seen = new Map<string, SeenPost>();
  for (const post of pages.flatMap((page) => page.posts)) {
    const known = posts.get(post.id);
    if (!known) {
      posts.set(post.id, post);
      continue;
    }
    const newer = known.hidden || (known.edited === null && post.edited !== null) ? post : known;
    const original = newer === post ? known : post;
    if (newer.edited !== null && original.edited === null && !original.hidden)
      seen.set(post.id, { id: post.id, seenAt: options.now, post: original, later: [] });
    posts.set(post.id, newer);
  }
  const numbers = [...new Set(pages.map((page) => page.topic.page ?? 1))];
  const total = Math.max(0, ...pages.map((page) => page.topic.pages ?? 0));
  const whole =
    total > 0 ? numbers.length === total : pages.every((page) => page.topic.next === null && page.topic.prev === null);
  return ok({
    engine: first.engine,
    key: first.topic.key,
    title: first.topic.title,
    page: numbers.length === 1 ? first.topic.page : null,
    pages: total || null,
    read: numbers,
    complete: whole,
    posts: inOrder([...posts.values()]),
    seen: [...seen.values()],
    notices: pages.flatMap((page) => page.notices),
  });
}

/** By their numbers where all have one; pages that overlap («от поста») are then in order, too. */
const inOrder = (posts: Post[]): Post[] =>
  posts.every((post) => post.number !== null) ? posts.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : posts;
