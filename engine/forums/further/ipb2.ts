import { forum } from '../forum';

/** IP.Board 1.3 to 2.3: a post is a table known only by the text in it. */
export default forum({
  words: { ru: 'IP.Board 2', en: 'IP.Board 2' },
  claims: ['table td > .postcolor', 'a[name^="entry"], [id^="post-main-"]'],

  posts: 'table:has(> tbody > tr > td > .postcolor)',
  postId: [/^(?:entry|post-)(\d+)$/, 'a[name^="entry"]@name', '.postcolor@id'],
  body: '.postcolor',
  anatomy: {
    drop: '.quotetop, .quotemain, .codetop, .codemain, .post-block.quote, .post-block.code, span.edit, .signature, pre',
    spoiler: '.spoiler, .post-block.spoil',
  },
  author: ['.normalname a', '.normalname', '.unreg'],
  authorId: [/showuser=(\d+)/, '&@href'],
  time: [/^(?:[^:\d]*:\s)?(.*\d:\d\d.*)$/, '.postdetails'],
  number: [/#(\d+)/, 'a[onclick^="link_to_post"]'],
  link: 'index.php?showtopic={topic}&view=findpost&p={id}',
  edit: 'span.edit',
  editor: ['b'],
  reply: 'textarea[name="Post"]',

  topic: {
    url: /(?:index\.php\?(?:.*&)?)?showtopic=(\d+)|\/topic\/(\d+)-/,
    links: ['link[rel="canonical"]@href', '.pagelink a@href'],
    title: ['.maintitle b'],
  },
  pager: {
    root: 'td:has(> .pagecurrent), div:has(> .pagecurrent)',
    current: ['.pagecurrent'],
  },
});
