import { forum } from '../forum';

export default forum({
  words: { ru: 'vBulletin 4', en: 'vBulletin 4' },
  claims: ['#posts li[id^="post_"] [id^="post_message_"]'],

  posts: '#posts > li[id^="post_"]',
  postId: [/^post_(\d+)$/, '@id'],
  body: '[id^="post_message_"] .postcontent, [id^="post_message_"]',
  anatomy: { drop: '.bbcode_container, .bbcode_quote, .bbcode_code, pre', spoiler: '.spoiler' },
  author: ['.username_container .username', '.username_container'],
  authorId: [/member\.php\?(?:.*&)?u=(\d+)|member\.php\/(\d+)|members\/(\d+)/, '&@href'],
  time: [/(.*\d:\d\d.*)/, '.postdate .date', '.posthead dd', '.userstats dd'],
  number: ['a.postcounter'],
  permalink: ['a.postcounter@href'],
  link: 'showthread.php?p={id}#post{id}',
  edit: '.lastedited',
  reply: 'textarea[id^="vB_Editor"]',

  topic: {
    url: /showthread\.php\?(?:.*&)?t=(\d+)|showthread\.php\/(\d+)|threads\/(\d+)/,
    links: ['link[rel="canonical"]@href', '.threadtitle a@href', '.pagination a@href'],
    id: ['input[name="t"]@value'],
    title: ['.threadtitle', '#pagetitle h1'],
  },
  pager: {
    root: '.pagination',
    current: ['.selected'],
    next: ['.pagination a[rel="next"]@href'],
    prev: ['.pagination a[rel="prev"]@href'],
  },
});
