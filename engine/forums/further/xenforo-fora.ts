import { forum } from '../forum';

/** Boards of VerticalScope «Fora»: XenForo 2 underneath, markup of their own. */
export default forum({
  words: { ru: 'XenForo 2 (Fora)', en: 'XenForo 2 (Fora)' },
  family: 'xenforo2',
  claims: ['html#XF', '.MessageCard[id^="js-post-"]'],

  posts: '.MessageCard[id^="js-post-"]',
  postId: [/^js-post-(\d+)$/, '@id'],
  body: '.message-body > .bbWrapper',
  anatomy: {
    drop: '.bbCodeBlock--quote, .bbCodeBlock--code, .bbCodeCode, blockquote, pre',
    spoiler: '.bbCodeSpoiler, .bbCodeInlineSpoiler',
  },
  author: ['.MessageCard__user-info__name'],
  authorId: [/\/members\/(?:[^/]*\.)?(\d+)/, '&@href', '.MessageCard__user-info a@href'],
  time: ['a.MessageCard__date-created time@datetime', 'a.MessageCard__date-created'],
  number: [/#\s*(\d[\d.,\s]*)/, '.MessageCard__post-position'],
  permalink: ['a.MessageCard__date-created@href'],
  link: 'posts/{id}/',
  edit: '.message-lastEdit',
  editTime: ['time@datetime'],
  hidden: '.is-ignored',
  reply: 'textarea[name="message"]',

  topic: {
    url: /(?:index\.php\?)?\/?threads\/(?:[^/]*\.)?(\d+)(?:\/|$)/,
    links: ['link[rel="canonical"]@href', 'a.pageNav-jump@href'],
    id: [/^thread-(\d+)$/, 'html@data-content-key'],
    title: ['h1'],
  },
  pager: {
    root: '.pageNav',
    current: ['.pageNav-page--current'],
    next: ['a.pageNav-jump--next@href', 'link[rel="next"]@href'],
    prev: ['a.pageNav-jump--prev@href', 'link[rel="prev"]@href'],
  },
});
