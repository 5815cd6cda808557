import { forum } from '../forum';

/** FluxBB 1.4/1.5, its Russian fork by Visman, PunBB 1.2. */
export default forum({
  words: { ru: 'FluxBB', en: 'FluxBB' },
  claims: ['.pun .blockpost[id^="p"] .postmsg', '#punviewtopic, .crumbs'],

  posts: '.blockpost[id^="p"]',
  postId: [/^p(\d+)$/, '@id'],
  body: '.postright > .postmsg:not(.postsignature)',
  // A spoiler of the fork reuses the class of a quote, with a padding of its own and no blockquote.
  anatomy: {
    drop: '.quotebox:not([style*="padding"]), blockquote, .codebox, .postedit, .postsignature, pre',
    spoiler: '.quotebox[style*="padding"]',
  },
  author: ['.postleft dt strong', '.postleft dt'],
  authorId: [/profile\.php\?id=(\d+)/, '.postleft dt a@href'],
  time: ['h2 a'],
  number: ['h2 .conr'],
  // The fork links a post by a bare fragment, which leads nowhere from another page.
  link: 'viewtopic.php?pid={id}#p{id}',
  edit: '.postedit',
  reply: 'textarea[name="req_message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?id=(\d+)/,
    links: ['link[rel="canonical"]@href', '.crumbs li:last-child a@href', '.pagelink a@href'],
    title: ['.crumbs li:last-child a'],
  },
  pager: {
    root: '.pagelink',
    current: ['strong'],
    next: ['.pagelink a[rel="next"]@href'],
    prev: ['.pagelink a[rel="prev"]@href'],
  },
});
