import { forum } from '../forum';

/** IP.Board 3. */
export default forum({
  words: { ru: 'IP.Board 3', en: 'IP.Board 3' },
  claims: ['div.post_block[id^="post_id_"] .entry-content'],

  posts: 'div.post_block[id^="post_id_"]',
  postId: [/^post_id_(\d+)$/, '@id'],
  body: '.entry-content',
  anatomy: {
    drop: 'blockquote, .blockquote, .citation, p.edit, .nexusad, pre, code, #attach_wrap',
    spoiler: '.bbc_spoiler, .spoiler',
  },
  author: ['.author [itemprop="name"]', '.basic_info .author', '.author', 'h3.guest'],
  authorId: [/^(\d+)$|\/user\/(\d+)-/, '.author [hovercard-id]@hovercard-id', '.author a@href'],
  time: ['abbr.published@title', 'abbr.published'],
  number: ['.post_id a'],
  permalink: ['.post_id a@href'],
  link: 'index.php?app=forums&module=forums&section=findpost&pid={id}',
  edit: 'p.edit',
  hidden: '.moderated',
  reply: 'textarea[name="Post"]',

  topic: {
    url: /(?:index\.php\?(?:.*&)?)?showtopic=(\d+)|(?:index\.php\?)?\/?topic\/(\d+)-|\/(\d+)-[^/]*\.html$/,
    links: ['link[rel="canonical"]@href', '.pagination a@href', '.post_id a@href'],
    title: ['h1.ipsType_pagetitle'],
  },
  pager: {
    root: '.pagination',
    current: ['li.page.active'],
    next: ['.pagination li.next > a@href'],
    prev: ['.pagination li.prev > a@href'],
  },
});
