import { forum } from '../forum';

/**
 * Discourse: a fetched page has its posts in <noscript>, the live one only those on screen. The number in the topic is
 * the id of a post in both, the engine's own id stands in neither fetched page nor link.
 */
export default forum({
  words: { ru: 'Discourse', en: 'Discourse' },
  claims: ['.crawler-post, article[data-post-id]'],

  posts: '#main-outlet .crawler-post[id^="post_"], article[data-post-id][id^="post_"]',
  postId: [/^post_(\d+)$/, '@id'],
  body: '.post[itemprop="text"], .cooked',
  anatomy: { drop: 'aside.quote, blockquote, pre, code', spoiler: '.spoiled, .spoiler, .spoiler-blurred' },
  author: ['.creator [itemprop="name"]', '.topic-meta-data [data-user-card]@data-user-card'],
  authorId: ['@data-user-id'],
  time: ['time.post-time@datetime', '.post-date .relative-date@data-time'],
  number: [/^post_(\d+)$/, '@id'],
  link: 't/{topic}/{id}',
  edit: (post) => {
    const changed = post.querySelector('meta[itemprop="dateModified"]')?.getAttribute('content') ?? null;
    if (changed !== null)
      return changed === post.querySelector('time.post-time')?.getAttribute('datetime') ? null : changed;
    return post.querySelector('.post-info.edits button')?.getAttribute('title') ?? null;
  },
  hidden: '.deleted, .post-hidden',

  topic: {
    url: /\/t\/(?:[^/]*\/)?(\d+)/,
    links: ['link[rel="canonical"]@href'],
    id: ['article[data-topic-id]@data-topic-id'],
    title: ['#topic-title h1', '#main-outlet h1', 'h1 .fancy-title'],
  },
  pager: {
    next: ['#main-outlet a[rel="next"]@href', 'link[rel="next"]@href'],
    prev: ['#main-outlet a[rel="prev"]@href', 'link[rel="prev"]@href'],
  },
});
