import { forum } from '../forum';

/** phpBB 2 with subSilver: the post is a table row, the signature is a part of its text. */
export default forum({
  words: { ru: 'phpBB 2', en: 'phpBB 2' },
  claims: ['table.forumline span.name > a[name]', '.postbody', 'a.maintitle'],

  posts: 'table.forumline tr:has(> td > span.name > a[name])',
  postId: [/^(\d+)$/, 'span.name > a@name'],
  body: 'td[colspan="2"]:has(> .postbody)',
  anatomy: { drop: 'td.quote, td.code, .genmed, .gensmall, pre', spoiler: '.spoiler', cut: /^\s*_{10,}\s*$/ },
  author: ['span.name b', 'span.name'],
  // Links to the profile stand in the row below.
  authorId: (post) =>
    /[?&]u=(\d+)/.exec(
      post.nextElementSibling?.querySelector('a[href*="mode=viewprofile"]')?.getAttribute('href') ?? '',
    )?.[1] ?? null,
  time: [/(?:Добавлено|Posted|\p{L}+):\s*(.*?\d:\d\d(?::\d\d)?(?:\s?[ap]m)?)/iu, 'td td .postdetails'],
  link: 'viewtopic.php?p={id}#{id}',
  partial: /[?&]postdays=[1-9]/,
  edit: 'td > .gensmall',
  reply: 'textarea[name="message"]',

  topic: {
    url: /viewtopic\.php\?(?:.*&)?t=(\d+)/,
    links: ['a.maintitle@href', 'link[rel="canonical"]@href'],
    title: ['a.maintitle'],
  },
  pager: {
    root: '.gensmall > b:has(> a[href*="start="]), .nav:has(> a[href*="start="])',
    current: ['b'],
  },
});
