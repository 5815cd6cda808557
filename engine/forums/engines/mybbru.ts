import { forum } from '../forum';

/** The hosting of mybb.ru, rusff.me, rolka.me and many more names: one fixed markup under every skin. */
export default forum({
  words: { ru: 'mybb.ru (rusff, rolka…)', en: 'mybb.ru (rusff, rolka…)' },
  claims: ['.punbb', '.punbb .post[data-posted], #pun-viewtopic .post-content'],

  posts: '#pun-viewtopic .post[id^="p"], .punbb .post[data-posted]',
  postId: [/^p(\d+)$/, '@id'],
  body: '.post-content',
  anatomy: {
    drop: '.quote-box:not(.spoiler-box):not(.hide-box), .code-box, .lastedit, .post-sig, .custom_tag, .posts-char-count, .post-rating, .post-vote, .rsp_wrap, pre',
    spoiler: '.spoiler-box, .hide-box',
  },
  author: ['.pa-author a[href*="profile.php"]', '.pa-author a', '.pa-author'],
  authorId: ['@data-user-id'],
  time: ['@data-posted', 'h3 a.permalink', 'h3 a'],
  number: ['h3 > span > strong', 'h3 strong'],
  permalink: ['h3 a.permalink@href'],
  link: 'viewtopic.php?pid={id}#p{id}',
  edit: '.lastedit',
  reply: 'textarea[name="req_message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?id=(\d+)/,
    links: ['link[rel="canonical"]@href', '.pagelink a@href'],
    id: ['#pun-viewtopic@data-topic-id'],
    title: ['#pun-main > h1 > span', '#pun-main h1'],
  },
  pager: {
    root: '.pagelink',
    current: ['strong'],
    next: ['.pagelink a.next@href'],
    prev: ['.pagelink a.prev@href'],
  },
});
