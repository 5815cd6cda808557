import { type Printer, print, quoteHtml } from './bbcode';
import { clock } from './clock';
import { LOOK } from './look';
import type { Frame } from './phpbb';
import { type DemoPost, type DemoThread, PER_PAGE, pageOf, pagesOf } from './thread';

const base = (thread: DemoThread): string => `/threads/mafiya-17.${thread.id}/`;
const pageHref = (thread: DemoThread, page: number): string => `${base(thread)}${page > 1 ? `page-${page}` : ''}`;

/** `2026-11-28T20:59:30+0300`: XenForo prints the zone without a colon. */
const machine = (at: string): string => at.replace(/:(\d\d)$/, '$1');

const time = (at: string): string =>
  `<time class="u-dt" dir="auto" datetime="${machine(at)}" title="${clock(at)}">${clock(at)}</time>`;

const printer =
  (thread: DemoThread): Printer =>
  (tag, value, inside) => {
    switch (tag) {
      case 'b':
        return `<b>${inside}</b>`;
      case 'i':
        return `<i>${inside}</i>`;
      case 's':
        return `<s>${inside}</s>`;
      case 'color':
        return `<span style="color: ${quoteHtml(value)}">${inside}</span>`;
      case 'size':
        return `<span style="font-size: 22px">${inside}</span>`;
      case 'url':
        return `<a href="${quoteHtml(value)}" class="link link--external">${inside}</a>`;
      case 'code':
        return `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">Код:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr"><code>${inside}</code></pre></div></div>`;
      case 'spoiler':
        return `<div class="bbCodeSpoiler"><button type="button" class="button bbCodeSpoiler-button">Спойлер</button><div class="bbCodeSpoiler-content"><div class="bbCodeBlock bbCodeBlock--spoiler"><div class="bbCodeBlock-content">${inside}</div></div></div></div>`;
      case 'quote': {
        const post = thread.posts.find(({ id }) => String(id) === value);
        const nick = quoteHtml(post?.author.nick ?? '');
        return `<blockquote data-attributes="member: ${post?.author.id ?? ''}" data-quote="${nick}" data-source="${post ? `post: ${post.id}` : ''}" class="bbCodeBlock bbCodeBlock--expandable bbCodeBlock--quote"><div class="bbCodeBlock-title"><a href="/goto/post?id=${value}" class="bbCodeBlock-sourceJump">${nick} написал(а):</a></div><div class="bbCodeBlock-content"><div class="bbCodeBlock-expandContent">${inside}</div></div></blockquote>`;
      }
    }
  };

export function xenforoPost(thread: DemoThread, post: DemoPost): string {
  const { id, author, at, edited } = post;
  const nick = quoteHtml(author.nick);
  const index = thread.posts.indexOf(post);
  const link = `${pageHref(thread, Math.floor(index / PER_PAGE) + 1)}#post-${id}`;
  const shown = printer(thread);
  return `<article class="message message--post js-post js-inlineModContainer" data-author="${nick}" data-content="post-${id}" id="js-post-${id}"><span class="u-anchorTarget" id="post-${id}"></span><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><div class="message-userDetails"><h4 class="message-name"><a href="/members/u.${author.id}/" class="username" dir="auto" data-user-id="${author.id}">${nick}</a></h4><h5 class="userTitle message-userTitle" dir="auto">Участник</h5></div></section></div><div class="message-cell message-cell--main"><div class="message-main js-quickEditTarget"><header class="message-attribution message-attribution--split"><ul class="message-attribution-main listInline"><li class="u-concealed"><a href="${link}" rel="nofollow">${time(at)}</a></li></ul><ul class="message-attribution-opposite message-attribution-opposite--list"><li><a href="${link}" rel="nofollow">#${index + 1}</a></li></ul></header><div class="message-content js-messageContent"><div class="message-userContent lbContainer js-lbContainer" data-lb-id="post-${id}"><article class="message-body js-selectToQuote"><div class="bbWrapper">${print(post.text, shown)}</div><div class="js-selectToQuoteEnd">&nbsp;</div></article></div>${edited ? `<div class="message-lastEdit">Последнее редактирование: ${time(edited.at)}</div>` : ''}${author.signature ? `<aside class="message-signature"><div class="bbWrapper">${print(author.signature, shown)}</div></aside>` : ''}</div></div></div></div></article>`;
}

/** The same thread with the markup of XenForo 2.2. */
export function xenforoPage(thread: DemoThread, page: number, frame: Frame): string {
  const pages = pagesOf(thread);
  const title = quoteHtml(thread.title);
  const items = Array.from(
    { length: pages },
    (_, i) =>
      `<li class="pageNav-page${i + 1 === page ? ' pageNav-page--current' : ''}"><a href="${pageHref(thread, i + 1)}">${i + 1}</a></li>`,
  ).join('');
  const jump = (kind: 'prev' | 'next', n: number, text: string): string =>
    n < 1 || n > pages ? '' : `<a href="${pageHref(thread, n)}" class="pageNav-jump pageNav-jump--${kind}">${text}</a>`;
  const nav =
    pages > 1
      ? `<nav class="pageNavWrapper pageNavWrapper--mixed"><div class="pageNav">${jump('prev', page - 1, 'Назад')}<ul class="pageNav-main">${items}</ul>${jump('next', page + 1, 'Вперёд')}</div></nav>`
      : '';
  return `<!DOCTYPE html>
<html id="XF" lang="ru-RU" dir="LTR" data-xf="2.2" data-app="public" data-template="thread_view" data-content-key="thread-${thread.id}" data-logged-in="true" class="has-no-js template-thread_view">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}${page > 1 ? ` | Страница ${page}` : ''} | ${quoteHtml(frame.forum)}</title><style>${LOOK}</style></head>
<body data-template="thread_view"><div class="wrap"><div class="p-body-header"><div class="p-title"><h1 class="p-title-value">${title}</h1></div></div>
<div class="block block--messages" data-lb-id="thread-${thread.id}"><div class="block-outer">${nav}</div><div class="block-container lbContainer" data-lb-id="thread-${thread.id}"><div class="block-body js-replyNewMessageContainer">
${pageOf(thread, page)
  .map((post) => xenforoPost(thread, post))
  .join('\n')}
</div></div><div class="block-outer block-outer--after">${nav}</div></div>
<form action="${base(thread)}add-reply" method="post" class="block js-quickReply"><div class="fr-box fr-basic"><div class="fr-wrapper"><div class="fr-element fr-view" dir="ltr" contenteditable="true" role="textbox" aria-label="Ответ"></div></div><textarea name="message" style="display: none"></textarea></div><button type="submit" class="button--primary button">Ответить</button></form></div>
${frame.scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body></html>`;
}
