import { forum } from '../forum';

export default forum({
  words: { ru: 'XenForo 2', en: 'XenForo 2' },
  claims: ['html#XF', 'article.message--post'],

  posts: 'article.message--post',
  postId: [/^(?:js-)?post-(\d+)$/, '@id', '@data-content'],
  body: '.message-body .bbWrapper',
  anatomy: {
    drop: '.bbCodeBlock--quote, .bbCodeBlock--code, .bbCodeCode, .bbCodeInline, blockquote, pre',
    spoiler: '.bbCodeSpoiler, .bbCodeInlineSpoiler',
  },
  author: ['@data-author', '.message-name .username', '.postUserName'],
  authorId: ['.message-name [data-user-id]@data-user-id'],
  // Never the first <time> of the post: it may be the edit's.
  time: [/^(\d{4}-\S+)$|^(.*\d:\d\d.*)$/, 'header time@datetime', 'header time', 'header a'],
  number: [/#\s*(\d[\d.,\s]*)/, '.message-attribution-opposite', 'header'],
  permalink: ['a[href*="/post-"]@href', 'a[href*="#post-"]@href', 'a[href*="/posts/"]@href'],
  link: 'posts/{id}/',
  edit: '.message-lastEdit',
  editTime: ['time@datetime'],
  hidden: '.message--deleted, .is-ignored, .is-moderated',
  reply: 'textarea[name="message"]',

  topic: {
    url: /(?:index\.php\?)?\/?threads\/(?:[^/]*\.)?(\d+)(?:\/|$)/,
    links: ['link[rel="canonical"]@href', 'a.pageNav-jump@href'],
    id: [/^thread-(\d+)$/, 'html@data-content-key', '[data-lb-id^="thread-"]@data-lb-id'],
    title: ['h1.p-title-value'],
    titleDrop: '.label',
  },
  pager: {
    root: '.pageNav',
    current: ['.pageNav-page--current'],
    next: ['a.pageNav-jump--next@href'],
    prev: ['a.pageNav-jump--prev@href'],
  },
});
