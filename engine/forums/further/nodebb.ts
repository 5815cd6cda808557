import { forum } from '../forum';

export default forum({
  words: { ru: 'NodeBB', en: 'NodeBB' },
  claims: ['[component="topic"] [component="post"][data-pid]'],

  posts: '[component="post"][data-pid]',
  // Federated posts have an address for an id.
  postId: ['@data-pid'],
  body: '[component="post/content"]',
  anatomy: { drop: 'blockquote, pre, code', spoiler: 'details' },
  author: ['@data-username'],
  authorId: ['@data-uid'],
  time: ['@data-timestamp'],
  number: ['@data-index'],
  numberShift: 1,
  permalink: ['a.permalink[href*="/post/"]@href'],
  link: 'post/{id}',
  // The place for the note is in every post.
  edit: '[component="post/editor"]:not([data-editor=""])',
  editTime: ['.timeago@title'],
  hidden: '.deleted',
  reply: '.composer textarea',
  markup: 'plain',

  topic: {
    url: /\/topic\/(\d+)/,
    links: ['link[rel="canonical"]@href'],
    id: ['[component="topic"]@data-tid'],
    title: ['[component="topic/title"]'],
  },
  pager: {
    root: '.pagination',
    current: ['.page.active'],
    next: ['.pagination .next:not(.disabled) a@href', 'link[rel="next"]@href'],
    prev: ['.pagination .previous:not(.disabled) a@href', 'link[rel="prev"]@href'],
  },
});
