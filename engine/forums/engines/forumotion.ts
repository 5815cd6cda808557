import { textOf } from '../chain';
import { forum } from '../forum';

/** Forumotion, forum2x2.ru, forumactif: one engine under five skins, of which only the class of a post is common. */
export default forum({
  words: { ru: 'Forumotion (forum2x2)', en: 'Forumotion (forumactif)' },
  claims: [
    '.post[class*=" post--"]',
    'script[src*="illiweb.com"], img[src*="2img.net"], link[rel="canonical"][href*="/t"]',
  ],

  posts: '.post[class*="post--"]',
  // Sponsored «posts» bear the number 0.
  postId: [/(?:^|\s)post--([1-9]\d*)(?:\s|$)/, '@class'],
  body: '.postbody .content > div:first-child, .post-entry > div:first-child:not(.entry-content), .entry-content > div:first-child',
  anatomy: { drop: 'blockquote, dl.codebox:not(.spoiler), pre, .signature_div', spoiler: '.spoiler' },
  author: [
    '.postprofile a[href^="/u"]',
    '.postprofile-head .popmenubutton > a',
    '.postprofile-name',
    '.postprofile-head',
    '.postprofile dt strong',
  ],
  authorId: [/^\/u(\d+)/, '&@href'],
  // The author's name stands before the date, and a name may look like a date.
  time: (post) => {
    const place = post.querySelector('.topic-date, p.author');
    const text = place === null ? '' : textOf(place);
    const author = place?.querySelector('a[href^="/u"], span, strong');
    const shown = author
      ? text
          .slice(text.lastIndexOf(textOf(author)) + textOf(author).length)
          .replace(/^\s*(?:am|on|le|el)\s/, '')
          .trim()
      : text;
    return { shown, exact: shown };
  },
  offset: /\/t\d+p(\d+)-/,
  number: [/#(\d+)/, '.postbody-head .post-info', '.postbody-head'],
  permalink: ['h2.topic-title > a@href', '.postbody-head h3 > a@href'],
  link: '{page}#{id}',
  edit: '.edited-message',
  hidden: '.p-hidden, .hidden',
  advert: '.post--0',
  reply: 'textarea[name="message"], .sceditor-container textarea',

  topic: {
    url: /^\/t(\d+)(?:p\d+)?-/,
    links: ['link[rel="canonical"]@href', 'h1 a@href'],
    title: ['h1.page-title', '.maintitle h1', 'h1.cattitle', '.maintitle', 'h1'],
  },
  pager: {
    root: 'p.pagination, .pagination:has(a)',
    current: ['strong'],
    next: ['.pagination a.pag-img:has([class*="right"])@href'],
    prev: ['.pagination a.pag-img:has([class*="left"])@href'],
  },
});
