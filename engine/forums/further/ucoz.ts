import { forum } from '../forum';

/** Forum module of uCoz. */
export default forum({
  words: { ru: 'uCoz', en: 'uCoz' },
  claims: ['tr[id^="post"] .ucoz-forum-post'],

  posts: 'tr[id^="post"]',
  postId: [/^post(\d+)$/, '@id'],
  body: '.ucoz-forum-post',
  anatomy: {
    drop: '.bbQuoteBlock, .bbCodeBlock, .quoteMessage, .codeMessage, blockquote, pre, code',
    spoiler: '.uSpoilerClosed, .uSpoilerOpened, .UhideBlock, .UhideBlockL',
  },
  author: ['.postUser'],
  // Not the first link to a profile: the edit note names the editor.
  authorId: [
    /\/index\/8-(\d+)/,
    '.postBottom a[onclick*="/index/8-"]@onclick',
    '.postBottom a[href*="/index/8-"]@href',
    '.postTdInfo a[href*="/index/8-"]@href',
    'a.postUser@href',
  ],
  // The address of a post ends with its unix time.
  time: [/-16-(\d{10})|(?:Дата|Date):\s*(.+?)\s*\|/, 'a.postNumberLink@onclick', '.postTdTop:nth-child(2)'],
  number: ['a.postNumberLink'],
  permalink: [/'(https?:[^']+)'/, 'a.postNumberLink@onclick'],
  link: '{page}#post{id}',
  edit: '.edited',
  editor: ['b'],
  reply: 'textarea[name="message"]',

  topic: {
    url: /forum\/\d+-(\d+)/,
    links: ['link[rel="canonical"]@href', '.switches a@href'],
    title: ['.forum-title', 'a.forumBarA'],
  },
  pager: {
    root: '.switches',
    current: ['.switchActive', '.curPage'],
    next: ['a.switchNext@href'],
    prev: ['a.switchBack@href'],
  },
});
