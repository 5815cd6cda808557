import { forum } from '../forum';

/** vBulletin 5 and 6. */
export default forum({
  words: { ru: 'vBulletin 5', en: 'vBulletin 5' },
  claims: ['li.b-post[data-node-id] .js-post__content-text'],

  posts: 'li.b-post[data-node-id]:not(.b-comment)',
  postId: [/^(\d+)$/, '@data-node-id'],
  body: '.js-post__content-text',
  anatomy: { drop: '.bbcode_container, .bbcode_quote, .bbcode_code, blockquote, pre', spoiler: '.spoiler' },
  author: ['.b-userinfo__details .author a', '.b-userinfo__details .author'],
  authorId: [/\/member\/(\d+)/, '&@href'],
  // A datetime without a zone is the server's clock and not the one the reader sees.
  time: [
    /^(\d{10}|\d{4}-\d\S*(?:Z|[+-]\d\d:?\d\d)|(?!\d{4}-\d\d-\d\dT).*)$/,
    '@data-node-publishdate',
    'time[itemprop="dateCreated"]@datetime',
    'time[itemprop="dateCreated"]',
  ],
  number: ['a.b-post__count'],
  permalink: ['a.b-post__count@href'],
  link: '{page}?p={id}#post{id}',
  edit: '.b-post__edit',
  hidden: '.b-post--deleted',

  topic: {
    url: /^.*\/(\d+)-/,
    links: ['link[rel="canonical"]@href'],
    id: ['input[name="nodeid"]@value'],
    title: ['h1.main-title', 'h1'],
  },
  pager: {
    root: '.js-pagenav',
    current: ['.js-pagenav-current-button'],
    next: ['a.js-pagenav-next-button:not(.h-hide-imp)@href'],
    prev: ['a.js-pagenav-prev-button:not(.h-hide-imp)@href'],
  },
});
