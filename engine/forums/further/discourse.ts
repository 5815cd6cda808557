import { forum } from '../forum';

/**
 * Discourse as fetched: the posts stand in <noscript>. The live page keeps only the posts on screen, so it is not read at
 * all. The id of a post is its number in the topic.
 */
export default forum({
  words: { ru: 'Discourse', en: 'Discourse' },
  claims: ['.crawler-post'],

  posts: '#main-outlet .crawler-post',
  postId: [/^post_(\d+)$/, '@id'],
  body: '.post[itemprop="text"]',
  anatomy: { drop: 'aside.quote, blockquote, pre, code', spoiler: '.spoiled, .spoiler' },
  author: ['.creator [itemprop="name"]'],
  time: ['.post-time@datetime'],
  number: [/^post_(\d+)$/, '@id'],
  link: 't/{topic}/{id}',
  // A changed post differs in its two dates.
  edit: (post) => {
    const changed = post.querySelector('[itemprop="dateModified"]')?.getAttribute('content') ?? null;
    return changed === post.querySelector('.post-time')?.getAttribute('datetime') ? null : changed;
  },
  reply: 'textarea.d-editor-input',
  markup: 'plain',

  topic: {
    url: /\/t\/(?:[^/]*\/)?(\d+)/,
    links: ['link[rel="canonical"]@href'],
    title: ['#topic-title h1', '#main-outlet h1'],
  },
  pager: {
    next: ['#main-outlet a[rel="next"]@href', 'link[rel="next"]@href'],
    prev: ['#main-outlet a[rel="prev"]@href', 'link[rel="prev"]@href'],
  },
});
