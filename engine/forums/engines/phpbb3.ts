import { forum } from '../forum';

/** phpBB 3.0 to 3.3 with prosilver and the styles made from it; Tapatalk groups, which are phpBB underneath. */
export default forum({
  words: { ru: 'phpBB 3', en: 'phpBB 3' },
  // A skin of Forumotion calls its body #phpbb too.
  yieldsTo: ['forumotion'],
  claims: ['body#phpbb', 'div.post[id^="p"] .postbody'],

  posts: 'div.post[id^="p"]',
  postId: [/^p_?(\d+)$/, '@id'],
  body: '.content',
  anatomy: {
    drop: 'blockquote, .codebox, pre, code',
    spoiler: '.spoiler, .spoilwrapper, .spoiler-body, .sp-body, .sp-wrap',
  },
  author: [
    '.postprofile dt .username, .postprofile dt .username-coloured',
    'p.author .username, p.author .username-coloured',
    'p.author strong > a',
    'p.author strong',
    '.postprofile dt > a:not(:has(img))',
    '.thread-user-name a',
    '.thread-user-name',
  ],
  authorId: [/[?&]u=(\d+)/, '&@href'],
  inheritsAuthor: '[id^="p_"]',
  time: [/(?:.*»)?\s*(.+)/, 'p.author time@datetime', 'p.author'],
  offset: /[?&]start=(\d+)/,
  link: 'viewtopic.php?p={id}#p{id}',
  edit: '.notice',
  editor: ['.username, .username-coloured', 'a[href*="viewprofile"]'],
  hidden: '.deleted, .unapproved',
  partial: /[?&]st=[1-9]/,
  reply: 'textarea[name="message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?t=(\d+)/,
    links: ['h2.topic-title > a@href', 'link[rel="canonical"]@href', '#page-body h2 > a@href'],
    title: ['h2.topic-title > a', '#page-body > h2 > a', '#page-body h2 > a'],
  },
  pager: {
    root: '.pagination',
    current: ['li.active > span', 'span > strong'],
    next: ['.pagination li.next > a@href', '.pagination span > strong ~ a@href'],
    prev: ['.pagination li.previous > a@href'],
  },
});
