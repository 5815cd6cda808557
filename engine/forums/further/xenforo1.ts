import { forum } from '../forum';

export default forum({
  words: { ru: 'XenForo 1', en: 'XenForo 1' },
  claims: ['#messageList > li.message .messageText'],

  posts: '#messageList > li.message',
  postId: [/^post-(\d+)$/, '@id'],
  // The signature has the class too, but is no blockquote.
  body: 'blockquote.messageText',
  anatomy: {
    drop: '.bbCodeQuote, .bbCodeCode, .bbCodePHP, .bbCodeHTML, .messageTextEndMarker, .quoteContainer, pre, code',
    spoiler: '.bbCodeSpoilerContainer, .bbCodeSpoilerText',
  },
  author: ['@data-author', '.messageUserInfo .username'],
  authorId: [/members\/(?:[^/]*\.)?(\d+)\//, '.messageUserInfo a.username@href'],
  // Never the first .DateTime of the post: in some skins it is the date the author joined.
  time: [
    'a.datePermalink .DateTime@data-time',
    '.messageMeta .DateTime@data-time',
    'a.datePermalink .DateTime@title',
    '.messageMeta .DateTime@title',
    'a.datePermalink .DateTime',
  ],
  number: ['a.postNumber'],
  permalink: ['a.datePermalink@href', 'a.postNumber@href'],
  link: 'posts/{id}/',
  edit: '.editDate',
  editTime: ['.DateTime@data-time', '.DateTime@title'],
  hidden: '.ignored, .deleted, .moderated',
  reply: 'textarea[name="message"]',

  topic: {
    url: /(?:index\.php\?)?\/?threads\/(?:[^/]*\.)?(\d+)(?:\/|$)/,
    links: ['link[rel="canonical"]@href', '.PageNav a@href', 'a.datePermalink@href'],
    title: ['.thread-detail-title .title', '.titleBar h1'],
    titleDrop: '.PageNav',
  },
  pager: {
    root: '.PageNav',
    current: ['a.currentPage'],
    pages: ['@data-last'],
    next: ['link[rel="next"]@href'],
    prev: ['link[rel="prev"]@href'],
  },
});
