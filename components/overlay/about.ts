import type { Page } from '../../engine/forums/page';
import type { Thread } from '../../engine/forums/read';
import type { PageAbout } from '../../engine/protocol/calls';

/** What the popup is told of the page: the engine, the topic and who wrote in it. */
export function aboutPage(thread: Thread, page: Page, url: string): PageAbout {
  const authors = new Map<string, { nick: string; id: string | null; posts: number }>();
  for (const { author, authorId } of page.posts) {
    if (author === null) continue;
    const key = authorId ?? `nick ${author}`;
    const posts = (authors.get(key)?.posts ?? 0) + 1;
    authors.set(key, { nick: author, id: authorId, ...authors.get(key), posts });
  }
  const opening = page.posts.find((post) => post.number === 1);
  return {
    engine: page.engine,
    engineName: thread.forum.words.ru,
    topic: { key: page.topic.key, title: page.topic.title, page: page.topic.page, pages: page.topic.pages },
    forum: thread.board,
    url,
    posts: page.posts.length,
    authors: [...authors.values()],
    opener: opening?.author ? { nick: opening.author, id: opening.authorId } : null,
    notices: page.notices,
  };
}
