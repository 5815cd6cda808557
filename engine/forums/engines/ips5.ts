import { forum } from '../forum';

/** Invision Community 5. */
export default forum({
  words: { ru: 'Invision Community 5 (IPS)', en: 'Invision Community 5 (IPS)' },
  claims: ['article[data-ips-hook="postWrapper"] [data-role="commentContent"]'],

  posts: '[data-role="commentFeed"] article[data-ips-hook="postWrapper"]',
  postId: [/^elComment_(\d+)$/, '@id'],
  body: '[data-role="commentContent"]',
  anatomy: { drop: 'blockquote, pre, code, [data-excludequote]', spoiler: '.ipsSpoiler, details' },
  author: ['[data-ips-hook="postUsername"] a', '[data-ips-hook="postUsername"]'],
  authorId: [/\/profile\/(\d+)-/, '&@href'],
  time: ['.ipsEntry__date time@datetime'],
  link: '{page}?do=findComment&comment={id}',
  edit: '[data-excludequote]',
  editor: [/(?:пользователем|by)\s+(.+)$/, 'strong'],
  editTime: ['time@datetime'],
  hidden: '.ipsEntry--ignored, .ipsHide',

  topic: {
    url: /(?:index\.php\?)?\/?topic\/(\d+)-/,
    links: ['link[rel="canonical"]@href', '.ipsPagination a@href'],
    id: [/topic-(\d+)/, '[data-feedid]@data-feedid'],
    title: ['h1'],
  },
  pager: {
    root: '.ipsPagination',
    current: ['.ipsPagination__active'],
    pages: ['@data-pages'],
    next: ['.ipsPagination__next:not(.ipsPagination__inactive) > a@href'],
    prev: ['.ipsPagination__prev:not(.ipsPagination__inactive) > a@href'],
  },
});
