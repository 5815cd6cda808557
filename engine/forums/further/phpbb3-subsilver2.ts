import { forum } from '../forum';

/** phpBB 3.0 under subsilver2: tables without ids, posts told apart by their anchors. */
export default forum({
  words: { ru: 'phpBB 3.0 (subsilver2)', en: 'phpBB 3.0 (subsilver2)' },
  family: 'phpbb3',
  claims: ['#pagecontent b.postauthor', '#pagecontent a[name^="p"]'],

  posts: '#pagecontent table.tablebg:has(a[name^="p"])',
  postId: [/^p(\d+)$/, 'a[name^="p"]@name'],
  // The first of them: a second div.postbody of the post is the signature.
  body: 'div.postbody',
  anatomy: {
    drop: '.quotetitle, .quotecontent:not(:has(> div[style])), .codetitle, .codecontent, pre, code',
    spoiler: '.quotecontent:has(> div[style])',
  },
  author: ['b.postauthor'],
  authorId: [/[?&]u=(\d+)/, 'a[href*="mode=viewprofile"]:has(> img)@href'],
  time: [/(?:Добавлено|Posted|\p{L}+):\s*([^:]*\d:\d\d.*)$/u, 'td.gensmall div:nth-child(2)', 'td.gensmall'],
  link: 'viewtopic.php?p={id}#p{id}',
  partial: /[?&]st=[1-9]/,
  edit: 'span.gensmall',
  editor: ['a[href*="viewprofile"]'],
  reply: 'textarea[name="message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?t=(\d+)/,
    links: ['a.titles@href', 'link[rel="canonical"]@href', '#pagecontent td.gensmall a[href*="t="]@href'],
    title: ['a.titles'],
  },
  pager: {
    root: '#pagecontent td.gensmall > b:has(a[href*="start="])',
    current: ['strong'],
  },
});
