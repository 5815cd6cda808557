import { forum } from '../forum';

export default forum({
  words: { ru: 'SMF 2.1', en: 'SMF 2.1' },
  claims: ['#forumposts div[id^="msg"] .inner[data-msgid]'],

  posts: '#forumposts div[id^="msg"]',
  postId: [/^msg(\d+)$/, '@id'],
  body: '.inner[data-msgid]',
  anatomy: { drop: 'blockquote, .codeheader, .bbc_code, pre, code', spoiler: '.spoiler, .spoilerbody, .sp-body' },
  author: ['.poster h4 a[href*="action=profile"]', '.poster h4'],
  authorId: [/[?&;]u=(\d+)/, '&@href'],
  time: ['.postinfo > a.smalltext', '.postinfo .smalltext'],
  number: ['.page_number'],
  numberShift: 1,
  link: 'index.php?msg={id}',
  edit: '.modified',
  hidden: '.approvebg',
  reply: 'textarea[name="quickReply"], textarea[name="message"], .sceditor-container textarea',

  topic: {
    url: /(?:index\.php)?[?/](?:.*[&;])?topic[=,](\d+)/,
    links: ['link[rel="canonical"]@href', '.pagelinks a@href'],
    id: ['input[name="topic"]@value', 'input[name="sd_topic"]@value'],
    title: ['#top_subject'],
  },
  pager: {
    root: '.pagelinks',
    current: ['.current_page'],
    next: ['.pagelinks a.nav_page:has(.next_page)@href'],
    prev: ['.pagelinks a.nav_page:has(.previous_page)@href'],
  },
});
