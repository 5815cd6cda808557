import { type Printer, print, quoteHtml } from './bbcode';
import { clock } from './clock';
import { LOOK } from './look';
import { type DemoPost, type DemoThread, type Member, PER_PAGE, pageOf, pagesOf } from './thread';

/** What an engine's template needs beside the thread. */
export interface Frame {
  forum: string;
  /** Script text put at the end of the page: live updates, or a hostile forum's own. */
  scripts: readonly string[];
}

const profile = ({ id }: Member): string => `./memberlist.php?mode=viewprofile&amp;u=${id}`;
const userLink = (member: Member): string =>
  `<a href="${profile(member)}" class="username${member.id === 2 ? '-coloured" style="color: #AA0000;' : ''}">${quoteHtml(member.nick)}</a>`;

/** phpBB 3.3 with the two custom BBCodes clubs add, `[spoiler]` and `[s]`. */
const printer =
  (thread: DemoThread): Printer =>
  (tag, value, inside) => {
    switch (tag) {
      case 'b':
        return `<strong class="text-strong">${inside}</strong>`;
      case 'i':
        return `<em class="text-italics">${inside}</em>`;
      case 's':
        return `<s>${inside}</s>`;
      case 'color':
        return `<span style="color:${quoteHtml(value)}">${inside}</span>`;
      case 'size':
        return `<span style="font-size: ${quoteHtml(value)}%; line-height: 116%">${inside}</span>`;
      case 'url':
        return `<a href="${quoteHtml(value)}" class="postlink">${inside}</a>`;
      case 'code':
        return `<div class="codebox"><p>Код: <a href="#">Выделить всё</a></p><pre><code>${inside}</code></pre></div>`;
      case 'spoiler':
        return `<div class="spoiler"><div class="spoiler-title" onclick="this.nextSibling.style.display=this.nextSibling.style.display==='none'?'':'none'">Спойлер</div><div class="spoiler-body" style="display:none">${inside}</div></div>`;
      case 'quote': {
        const post = thread.posts.find(({ id }) => String(id) === value);
        if (post === undefined) return `<blockquote class="uncited"><div>${inside}</div></blockquote>`;
        return `<blockquote cite="./viewtopic.php?p=${post.id}#p${post.id}"><div><cite><a href="${profile(post.author)}">${quoteHtml(post.author.nick)}</a> писал(а): <a href="./viewtopic.php?p=${post.id}#p${post.id}" aria-label="Просмотреть процитированное сообщение" data-post-id="${post.id}">↑</a><span class="responsive-hide">${clock(post.at)}</span></cite>${inside}</div></blockquote>`;
      }
    }
  };

/** One post, as the page and the live updates show it. */
export function phpbbPost(thread: DemoThread, post: DemoPost): string {
  const { id, author, at, edited } = post;
  const index = thread.posts.indexOf(post);
  const shown = printer(thread);
  const note = edited
    ? `<div class="notice">Последний раз редактировалось <a href="${profile(edited.by)}" class="username">${quoteHtml(edited.by.nick)}</a> ${clock(edited.at)}, всего редактировалось 1 раз.</div>`
    : '';
  const signature = author.signature
    ? `<div id="sig${id}" class="signature">${print(author.signature, shown)}</div>`
    : '';
  const title = index === 0 ? quoteHtml(thread.title) : `Re: ${quoteHtml(thread.title)}`;
  return `<div id="p${id}" class="post has-profile bg${(index % 2) + 1}">
<div class="inner">
<dl class="postprofile" id="profile${id}"><dt class="no-profile-rank no-avatar"><div class="avatar-container"><span class="initial" aria-hidden="true">${quoteHtml([...author.nick].find((c) => /\p{L}/u.test(c)) ?? '?')}</span></div>${userLink(author)}</dt><dd class="profile-posts"><strong>Сообщения:</strong> ${100 + ((author.id * 37) % 900)}</dd></dl>
<div class="postbody"><div id="post_content${id}">
<h3${index === 0 ? ' class="first"' : ''}><a href="./viewtopic.php?p=${id}#p${id}">${title}</a></h3>
<p class="author"><a class="unread" href="./viewtopic.php?p=${id}#p${id}" title="Сообщение">№</a><span class="responsive-hide"> <strong>${userLink(author)}</strong> &raquo; </span><time datetime="${new Date(at).toISOString().replace('.000Z', '+00:00')}">${clock(at)}</time></p>
<div class="content">${print(post.text, shown)}</div>
${note}${signature}
</div></div>
</div>
</div>`;
}

function pager(thread: DemoThread, page: number): string {
  const href = (n: number): string =>
    `./viewtopic.php?t=${thread.id}${n > 1 ? `&amp;start=${(n - 1) * PER_PAGE}` : ''}`;
  const pages = pagesOf(thread);
  if (pages === 1)
    return `<div class="pagination">${thread.posts.length} сообщений • Страница <strong>1</strong> из <strong>1</strong></div>`;
  const items = Array.from({ length: pages }, (_, i) =>
    i + 1 === page
      ? `<li class="active"><span>${i + 1}</span></li>`
      : `<li><a class="button" href="${href(i + 1)}" role="button">${i + 1}</a></li>`,
  );
  const arrow = (rel: 'prev' | 'next', n: number, text: string): string =>
    n < 1 || n > pages
      ? ''
      : `<li class="arrow ${rel === 'prev' ? 'previous' : 'next'}"><a class="button button-icon-only" href="${href(n)}" rel="${rel}" role="button"><span class="sr-only">${text}</span></a></li>`;
  return `<div class="pagination">${thread.posts.length} сообщений <ul>${arrow('prev', page - 1, 'Пред.')}${items.join('')}${arrow('next', page + 1, 'След.')}</ul></div>`;
}

/** A page of the demo thread with the ids and classes of phpBB 3.3 prosilver; the looks are the demo's own. */
export function phpbbPage(thread: DemoThread, page: number, frame: Frame): string {
  const title = quoteHtml(thread.title);
  const here = `./viewtopic.php?t=${thread.id}${page > 1 ? `&amp;start=${(page - 1) * PER_PAGE}` : ''}`;
  return `<!DOCTYPE html>
<html dir="ltr" lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${page > 1 ? ` - Страница ${page}` : ''} - ${quoteHtml(frame.forum)}</title>
<style>${LOOK}</style>
</head>
<body id="phpbb" class="nojs notouch section-viewtopic ltr">
<div id="wrap" class="wrap">
<div id="page-header"><div class="headerbar" role="banner"><div class="inner"><div id="site-description" class="site-description"><a id="logo" class="logo" href="./index.php">${quoteHtml(frame.forum)}</a><p>Клуб форумной мафии</p></div></div></div>
<div class="navbar" role="navigation"><ul id="nav-breadcrumbs" class="nav-breadcrumbs linklist navlinks"><li class="breadcrumbs"><span class="crumb"><a href="./index.php"><span>Список форумов</span></a></span> <span class="crumb"><a href="./viewforum.php?f=3"><span>Игровой стол</span></a></span></li></ul></div></div>
<div id="page-body" class="page-body" role="main">
<h2 class="topic-title"><a href="${here}">${title}</a></h2>
<div class="action-bar bar-top">${pager(thread, page)}</div>
${pageOf(thread, page)
  .map((post) => phpbbPost(thread, post))
  .join('\n')}
<div class="action-bar bar-bottom">${pager(thread, page)}</div>
<form method="post" action="./posting.php?mode=reply&amp;t=${thread.id}" id="qr_postform"><div class="panel"><div class="inner"><label for="message">Быстрый ответ</label><textarea name="message" id="message" rows="4" class="inputbox"></textarea><input type="submit" name="post" value="Отправить" class="button"></div></div></form>
</div>
<div id="page-footer" class="page-footer"><p>Демонстрационный форум. Все игроки вымышлены.</p></div>
</div>
${frame.scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>`;
}

/** The full form of a reply as phpBB 3.3 sends it: no post of the topic stands on it but those of its review. */
export function phpbbReply(thread: DemoThread, frame: Frame): string {
  const title = quoteHtml(thread.title);
  const review = thread.posts
    .slice(-3)
    .map(
      (post) =>
        `<div class="post bg1"><div class="inner"><div class="postbody" id="pr${post.id}"><h3><a href="./viewtopic.php?p=${post.id}#p${post.id}">Re: ${title}</a></h3><p class="author"><strong>${userLink(post.author)}</strong> » ${clock(post.at)}</p><div class="content">${print(post.text, printer(thread))}</div></div></div></div>`,
    )
    .join('\n');
  return `<!DOCTYPE html>
<html dir="ltr" lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ответить - ${title} - ${quoteHtml(frame.forum)}</title><style>${LOOK}</style></head>
<body id="phpbb" class="nojs notouch section-posting ltr"><div id="wrap" class="wrap"><div id="page-body" class="page-body" role="main">
<h2 class="posting-title"><a href="./viewtopic.php?t=${thread.id}">${title}</a></h2>
<form id="postform" method="post" action="./posting.php?mode=reply&amp;t=${thread.id}"><div class="panel"><label for="message">Ответить</label><div id="message-box"><textarea name="message" id="message" rows="15" class="inputbox"></textarea></div><input type="submit" name="post" value="Отправить" class="button1 default-submit-action"></div></form>
<div id="topicreview">${review}</div>
</div></div>
${frame.scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body></html>`;
}
