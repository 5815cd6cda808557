import { textOf } from '../chain';
import { forum } from '../forum';

/** «Вчера» and «11 часов назад» carry the date in a tooltip: the text as shown, and with the tooltip in its place. */
function hinted(place: Element, without: Element | null): { shown: string; exact: string } {
  const text = textOf(place);
  const shown = without === null ? text : text.slice(0, text.length - textOf(without).length).trim();
  const hint = Array.from(place.querySelectorAll('span[title]')).find((span) => !without?.contains(span));
  return { shown, exact: hint === undefined ? shown : shown.replace(textOf(hint), hint.getAttribute('title') ?? '') };
}

export default forum({
  words: { ru: 'MyBB', en: 'MyBB' },
  claims: ['#posts .post[id^="post_"] .post_body[id^="pid_"]'],

  posts: '#posts .post[id^="post_"]',
  postId: [/^post_(\d+)$/, '@id'],
  body: '.post_body',
  anatomy: { drop: 'blockquote, .codeblock, pre, code', spoiler: '.spoiler, .spoiler_body, .spoiler_content' },
  author: ['.author_information .largetext a', '.author_information .largetext'],
  authorId: [/uid=(\d+)|user-(\d+)/, '&@href'],
  // The edit note stands inside the date.
  time: (post) => {
    const date = post.querySelector('.post_date');
    return date === null ? null : hinted(date, date.querySelector('.post_edit'));
  },
  number: ['.post_head .float_right a[href*="#pid"]'],
  permalink: ['.post_head .float_right a[href*="#pid"]@href'],
  link: 'showthread.php?tid={topic}&pid={id}#pid{id}',
  edit: '.edited_post',
  editor: ['a'],
  editTime: (note) => hinted(note, null).exact,
  partial: /[?&]mode=threaded/,
  hidden: '.deleted_post, .unapproved_post',
  reply: 'textarea[name="message"], .sceditor-container textarea',

  topic: {
    url: /showthread\.php\?(?:.*&)?tid=(\d+)|thread-(\d+)/,
    links: [
      'link[rel="canonical"]@href',
      '.pagination:not(#breadcrumb_multipage_popup) a@href',
      '.post_head .float_right a[href*="#pid"]@href',
    ],
    id: ['input[name="tid"]@value'],
    title: ['td.thead > div:not(.float_right) > strong', '.thead strong'],
  },
  pager: {
    // The first .pagination of the page may be the section's.
    root: '.pagination:not(#breadcrumb_multipage_popup)',
    current: ['.pagination_current'],
    next: ['.pagination:not(#breadcrumb_multipage_popup) a.pagination_next@href'],
    prev: ['.pagination:not(#breadcrumb_multipage_popup) a.pagination_previous@href'],
  },
});
