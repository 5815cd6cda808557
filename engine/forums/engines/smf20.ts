import { forum } from '../forum';

/** SMF 2.0. Its link[rel=next] leads to the next topic, so only the pager's own links are taken. */
export default forum({
  words: { ru: 'SMF 2.0', en: 'SMF 2.0' },
  claims: ['#forumposts .inner[id^="msg_"]:not([data-msgid])'],

  posts: '#forumposts .windowbg, #forumposts .windowbg2, #forumposts .approvebg',
  postId: [/^msg_(\d+)$/, '.inner@id'],
  body: '.inner[id^="msg_"]',
  anatomy: {
    drop: '.quoteheader, .quotefooter, blockquote, .codeheader, .bbc_code, code, pre',
    spoiler: '.spoiler, .spoilerbody, .sp-body',
  },
  author: ['.poster h4 a[href*="action=profile"]', '.poster h4'],
  authorId: [/[?&;]u=(\d+)/, '&@href'],
  time: [/:\s+(.+?)\s*»?$/, '.keyinfo > .smalltext', '.keyinfo .smalltext'],
  number: [/#(\d+)\s*:/, '.keyinfo > .smalltext'],
  numberShift: 1,
  link: 'index.php?topic={topic}.msg{id}#msg{id}',
  edit: '.modified em',
  hidden: '.approvebg',
  reply: 'textarea[name="message"]',

  topic: {
    url: /(?:index\.php)?[?/](?:.*[&;])?topic[=,](\d+)/,
    links: ['link[rel="canonical"]@href', '.pagelinks a@href', '.keyinfo h5 a@href'],
    title: ['.navigate_section li.last span', '.keyinfo h5 a'],
  },
  pager: {
    root: '.pagelinks',
    current: ['strong'],
  },
});
