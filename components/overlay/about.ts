import type { Post } from '../../engine/forums/page';
import type { Survey, Thread } from '../../engine/forums/thread';
import type { PageAbout } from '../../engine/protocol/calls';

/** Who wrote these posts, in the order of their first ones, and who wrote the opening post if it is among them. */
export function authorsOf(posts: Iterable<Post>): Pick<PageAbout, 'authors' | 'opener'> {
  const authors = new Map<string, { nick: string; id: string | null; posts: number }>();
  let opener: PageAbout['opener'] = null;
  for (const { author, authorId, number } of posts) {
    if (author === null) continue;
    if (number === 1) opener = { nick: author, id: authorId };
    const key = authorId ?? `nick ${author}`;
    const written = (authors.get(key)?.posts ?? 0) + 1;
    authors.set(key, { nick: author, id: authorId, ...authors.get(key), posts: written });
  }
  return { authors: [...authors.values()], opener };
}

/** What the popup is told of the page: the engine, the topic and who wrote in it. */
export function aboutPage({ forum, topic, board }: Thread, { posts, counts }: Survey, url: string): PageAbout {
  return {
    engine: forum.id,
    engineName: forum.words.ru,
    topic: { key: topic.key, title: topic.title, page: topic.page, pages: topic.pages },
    forum: board,
    url,
    posts: posts.length,
    ...authorsOf(posts),
    counts,
  };
}
