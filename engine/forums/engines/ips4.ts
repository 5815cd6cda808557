import { forum } from '../forum';

/** Invision Community 4. */
export default forum({
  words: { ru: 'Invision Community 4 (IPS)', en: 'Invision Community 4 (IPS)' },
  yieldsTo: ['ips5'],
  claims: ['body.ipsApp', 'article[id^="elComment_"] [data-role="commentContent"]'],

  // The block of recommended posts repeats posts outside the feed.
  posts: '[data-role="commentFeed"] article[id^="elComment_"]',
  postId: [/^elComment_(\d+)$/, '@id'],
  body: '[data-role="commentContent"]',
  anatomy: {
    drop: 'blockquote, .quotetop, .quotemain, pre, code, [data-excludequote]',
    spoiler: '.ipsSpoiler, .ipsStyle_spoiler',
  },
  author: ['aside .cAuthorPane_author a', 'aside .cAuthorPane_author', '.cAuthorPane_author'],
  authorId: [/\/profile\/(\d+)-/, '&@href'],
  time: ['.ipsComment_meta time@datetime', '.cAuthorPane_mobile time@datetime'],
  permalink: ['.ipsComment_meta a[href*="findComment"]@href', '.cAuthorPane_mobile a[href*="findComment"]@href'],
  link: '{page}?do=findComment&comment={id}',
  edit: '[data-excludequote]',
  editor: [/(?:пользователем|by)\s+(.+)$/, 'strong'],
  editTime: ['time@datetime'],
  hidden: '.ipsHide, .ipsModerated',

  topic: {
    url: /(?:index\.php\?)?\/?topic\/(\d+)-/,
    links: ['link[rel="canonical"]@href', '[data-feedid^="topic-"]@data-baseurl', '.ipsPagination a@href'],
    id: ['body@data-pageid'],
    title: ['h1.ipsType_pageTitle', 'h1'],
  },
  pager: {
    root: '.ipsPagination',
    current: ['.ipsPagination_active'],
    pages: ['.ipsPagination@data-pages', '@data-pages'],
    next: ['.ipsPagination_next:not(.ipsPagination_inactive) > a@href'],
    prev: ['.ipsPagination_prev:not(.ipsPagination_inactive) > a@href'],
  },
});
