import { textOf } from '../chain';
import { forum } from '../forum';

/** vBulletin 3.x in every skin: the post may be a table, a div or a section, only ids and the date's anchor are common. */
export default forum({
  words: { ru: 'vBulletin 3', en: 'vBulletin 3' },
  yieldsTo: ['vbulletin4'],
  claims: ['#posts [id^="post_message_"]', '[id^="td_post_"], [id^="postcount"]'],

  posts: '#posts [id^="post"]',
  postId: [/^post(\d+)$/, '@id'],
  body: '[id^="post_message_"]',
  anatomy: {
    drop: 'td[style*="inset"], .panel[style*="inset"], div.smallfont[style*="margin-bottom"], .bbcodeblock, blockquote, pre, code',
    // A box with a button; quotes are tables, or panels in newer skins.
    spoiler: 'div.alt2[style*="inset"]:not(.panel), .spoiler',
  },
  author: ['.bigusername', '[id^="postmenu_"]:not([id$="_menu"])'],
  authorId: [/[?&]u=(\d+)|\/members\/(\d+)/, '&@href'],
  time: (post) => {
    const text = textOf(post.querySelector('a[name^="post"]')?.parentElement ?? post);
    const shown = text.slice(0, 80);
    return { shown, exact: shown };
  },
  number: ['a[id^="postcount"]@name', 'a[id^="postcount"]'],
  link: 'showthread.php?p={id}#post{id}',
  partial: /[?&]mode=(?:threaded|hybrid)/,
  edit: '[id^="td_post_"] div.smallfont > em',
  reply: 'textarea[id^="vB_Editor"]',

  topic: {
    url: /showthread\.php\?(?:.*&)?t=(\d+)|showthread\.php\/(\d+)|threads\/(\d+)|(?:^|[/-])(\d+)(?:-[^/]*)?(?:\.html|\/)$/,
    links: [
      'link[rel="canonical"]@href',
      'td.vbmenu_control[title*="t="]@title',
      '.navbar a[href*="t="]@href',
      '.pagenav a@href',
    ],
    id: ['#qr_threadid@value', 'input[name="t"]@value'],
    title: ['td.navbar strong', 'h1.threadtitle', '#main-content h1', 'h1'],
  },
  pager: {
    root: '.pagenav',
    current: ['td.alt2 strong', 'strong'],
    next: ['.pagenav a[rel="next"]@href', 'a[rel="next"]@href'],
    prev: ['.pagenav a[rel="prev"]@href', 'a[rel="prev"]@href'],
  },
});
