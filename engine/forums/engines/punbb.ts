import { forum } from '../forum';

/** PunBB 1.3/1.4. */
export default forum({
  words: { ru: 'PunBB', en: 'PunBB' },
  claims: ['.post > .posthead[id^="p"]', '.postbody .entry-content', '#brd-viewtopic, .brd-page'],

  posts: '.post:has(> .posthead[id^="p"])',
  postId: [/^p(\d+)$/, '.posthead@id'],
  body: '.entry-content',
  anatomy: {
    drop: '.quotebox, blockquote, .codebox, .sig-content, .sig-demarcator, .post-edit, pre',
    spoiler: '.spoiler',
  },
  author: ['.post-byline a', '.post-byline strong', '.author-ident .username'],
  authorId: [/profile\.php\?id=(\d+)|user\/?(\d+)/, '.post-byline a@href', '.author-ident a@href'],
  time: ['.post-link a', 'a.permalink'],
  number: ['.post-num'],
  permalink: ['.post-link a@href', 'a.permalink@href'],
  link: 'viewtopic.php?pid={id}#p{id}',
  edit: '.post-edit',
  reply: 'textarea[name="req_message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?id=(\d+)|topic\/?(\d+)/,
    links: [
      'link[rel="canonical"]@href',
      '.crumbs li:last-child a@href',
      '.main-title a@href',
      'p.paging a@href',
      '.paging a@href',
    ],
    title: ['h1.main-title a', '.main-title', '.crumbs li:last-child a', '.crumbs li:last-child'],
  },
  pager: {
    root: '.paging',
    current: ['strong'],
  },
});
