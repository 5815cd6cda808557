import { EDITED, type Engine, font, type Made, signature, TITLE, when } from './cast';

// Boards one pays for, and the two that came after the age of boards.

const link = (post: Made, href: string, attributes: string): string =>
  post.uid === null ? `<span ${attributes}>${post.name}</span>` : `<a href="${href}" ${attributes}>${post.name}</a>`;

const vbulletin3: Engine = {
  url: 'https://forum.example/showthread.php?p=522#post522',
  permalink: 'https://forum.example/showthread.php?p=521#post521',
  frame: (
    posts,
  ) => `<html><head><meta name="generator" content="vBulletin 3.8.7"></head><body><table><tr><td class="navbar"><a href="showthread.php?t=77"><img></a> <strong>${TITLE}</strong></td></tr></table>
    <div class="pagenav"><table><tr><td class="vbmenu_control">Страница 2 из 3</td><td class="alt1"><a rel="prev" href="showthread.php?t=77">&lt;</a></td><td class="alt1"><a href="showthread.php?t=77">1</a></td><td class="alt2"><span><strong>2</strong></span></td>
    <td class="alt1"><a href="showthread.php?t=77&amp;page=3">3</a></td><td class="alt1"><a rel="next" href="showthread.php?t=77&amp;page=3">&gt;</a></td><td class="vbmenu_control" title="showthread.php?t=77"></td></tr></table></div>
    <div id="posts">${posts}</div></body></html>`,
  colour: font,
  quote: (who, words) =>
    `<div style="margin:20px; margin-top:5px; "><div class="smallfont" style="margin-bottom:2px">Цитата:</div><table><tr><td class="alt2" style="border:1px inset"><div>Сообщение от <strong>${who}</strong></div><div>${words}</div></td></tr></table></div>`,
  post: (
    post,
    { body },
  ) => `<div id="edit${post.id}"><table id="post${post.id}"><tr><td class="thead"><a name="post${post.id}"><img></a> ${post.dots} </td><td class="thead">#<a href="showpost.php?p=${post.id}" id="postcount${post.id}" name="${post.n}"><strong>${post.n}</strong></a></td></tr>
    <tr><td class="alt2"><div id="postmenu_${post.id}">${post.uid === null ? post.name : `<a class="bigusername" href="member.php?u=${post.uid}">${post.name}</a>`}</div></td><td class="alt1" id="td_post_${post.id}"><div id="post_message_${post.id}">${body}</div>
    ${when(post.signed, `<div>__________________<br>${signature(font)}</div>`)}${when(post.editor, `<div class="smallfont"><em>Последний раз редактировалось ${post.editor}; 28.11.2026 в <span class="time">08:05</span>. Причина: опечатка</em></div>`)}</td></tr></table></div>`,
};

const vbulletin4: Engine = {
  ...vbulletin3,
  url: 'https://forum.example/showthread.php/77-mafia/page2',
  permalink: 'https://forum.example/showthread.php?t=77&p=521&viewfull=1#post521',
  frame: (
    posts,
  ) => `<html id="vbulletin_html"><head><base href="https://forum.example/"></head><body><div id="pagetitle"><h1>Тема: <span class="threadtitle"><a href="showthread.php?t=77">${TITLE}</a></span></h1></div>
    <form class="pagination"><span><a href="javascript://" class="popupctrl">Страница 2 из 3</a></span><span><a rel="prev" href="showthread.php?t=77"><img></a></span><span><a href="showthread.php?t=77">1</a></span><span class="selected"><a href="javascript://">2</a></span><span><a href="showthread.php?t=77&amp;page=3">3</a></span><span><a rel="next" href="showthread.php?t=77&amp;page=3"><img></a></span></form>
    <ol id="posts">${posts}<li class="firstpost_advert_container">Реклама</li></ol></body></html>`,
  quote: (who, words) =>
    `<div class="bbcode_container"><div class="bbcode_quote"><div class="bbcode_postedby">Сообщение от <strong>${who}</strong></div><div class="message">${words}</div></div></div>`,
  post: (
    post,
    { body },
  ) => `<li class="postbitlegacy postcontainer" id="post_${post.id}"><span class="postdate"><span class="date">28.11.2026,&nbsp;<span class="time">01:${post.n}</span></span></span><a name="post${post.id}" href="showthread.php?t=77&amp;p=${post.id}&amp;viewfull=1#post${post.id}" class="postcounter">#${post.n}</a>
    <div class="username_container">${link(post, `member.php?u=${post.uid}`, 'class="username"')}</div><div id="post_message_${post.id}"><blockquote class="postcontent restore">${body}</blockquote></div>
    ${when(post.editor, `<blockquote class="postcontent lastedited">Последний раз редактировалось ${post.editor}; 28.11.2026 в <span class="time">08:05</span>.</blockquote>`)}${when(post.signed, `<blockquote class="signature restore"><div class="signaturecontainer">${signature(font)}</div></blockquote>`)}</li>`,
};

const vbulletin5: Engine = {
  ...vbulletin4,
  url: 'https://forum.example/forum/games/77-mafia/page2',
  permalink: 'https://forum.example/forum/games/77-mafia/page2#post521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><base href="https://forum.example/"><link rel="canonical" href="https://forum.example/forum/games/77-mafia/page2"></head><body><h1 class="main-title">${TITLE}</h1><div class="js-pagenav"><a class="js-pagenav-prev-button" href="https://forum.example/forum/games/77-mafia">Назад</a>
    <a href="https://forum.example/forum/games/77-mafia">1</a><a class="js-pagenav-current-button" href="https://forum.example/forum/games/77-mafia/page2">2</a><a href="https://forum.example/forum/games/77-mafia/page3">3</a><a class="js-pagenav-next-button" href="https://forum.example/forum/games/77-mafia/page3">Далее</a></div><ul>${posts}</ul></body></html>`,
  post: (
    post,
    { body },
  ) => `<li class="b-post" data-node-id="${post.id}" data-node-publishdate="${post.unix}"><div class="b-userinfo__details"><div class="author"><strong>${link(post, `https://forum.example/member/${post.uid}-x`, '')}</strong></div></div><a class="b-post__count" href="https://forum.example/forum/games/77-mafia/page2#post${post.id}">#${post.n}</a>
    <time itemprop="dateCreated" datetime="2026-11-27T20:${post.n}:07">${post.dots}</time><div class="js-post__content-text">${body}</div>${when(post.editor, `<div class="b-post__edit">Last edited by ${post.editor}; ${EDITED.dots}.</div>`)}${when(post.signed, `<div class="post-signature">${signature(font)}</div>`)}</li>`,
};

const xfPager = (item: string, current: string): string =>
  `<div class="pageNav"><a href="/threads/mafia.77/" class="pageNav-jump pageNav-jump--prev">Назад</a><ul><li class="${item}"><a href="/threads/mafia.77/">1</a></li><li class="${item} ${current}"><a href="/threads/mafia.77/page-2">2</a></li><li class="${item}"><a href="/threads/mafia.77/page-3">3</a></li></ul><a href="/threads/mafia.77/page-3" class="pageNav-jump pageNav-jump--next">Вперёд</a></div>`;
const xfQuote = (who: string, words: string): string =>
  `<blockquote class="bbCodeBlock bbCodeBlock--quote" data-quote="${who}"><div class="bbCodeBlock-content">${words}</div></blockquote>`;
const xfEdit = (post: Made): string =>
  when(
    post.editor,
    `<div class="message-lastEdit">Последнее редактирование модератором: <time datetime="${EDITED.iso}">Вчера в 08:05</time></div>`,
  );

const xenforo2: Engine = {
  url: 'https://forum.example/posts/522/',
  permalink: 'https://forum.example/threads/mafia.77/page-2#post-521',
  namesEditor: false,
  seconds: true,
  frame: (posts) =>
    `<html id="XF" data-content-key="thread-77"><head><link rel="canonical" href="https://forum.example/threads/mafia.77/page-2"></head><body><h1 class="p-title-value"><span class="label">Игра</span> ${TITLE}</h1>${xfPager('pageNav-page', 'pageNav-page--current')}<div>${posts}</div></body></html>`,
  quote: xfQuote,
  post: (
    post,
    { body },
  ) => `<article class="message message--post js-post" data-author="${post.name.replace("'", '&#039;')}" data-content="post-${post.id}" id="js-post-${post.id}"><h4 class="message-name">${link(post, `/members/u.${post.uid}/`, `class="username" data-user-id="${post.uid ?? 0}"`)}</h4>
    <header class="message-attribution"><ul class="message-attribution-main"><li><a href="/threads/mafia.77/page-2#post-${post.id}"><time datetime="${post.iso}">Вчера</time></a></li></ul><ul class="message-attribution-opposite"><li><a href="/threads/mafia.77/page-2#post-${post.id}">#${post.n}</a></li></ul></header>
    <article class="message-body"><div class="bbWrapper">${body}</div></article>${xfEdit(post)}${when(post.signed, `<aside class="message-signature"><div class="bbWrapper">${signature()}</div></aside>`)}</article>`,
};

const fora: Engine = {
  ...xenforo2,
  frame: (posts) =>
    `<html id="XF" data-content-key="thread-77"><head><link rel="canonical" href="https://forum.example/threads/mafia.77/page-2"></head><body><h1>${TITLE}</h1>${xfPager('pageNav-page', 'pageNav-page--current')}<div>${posts}</div></body></html>`,
  post: (
    post,
    { body },
  ) => `<div class="MessageCard js-post" id="js-post-${post.id}"><div class="MessageCard__user-info">${link(post, `/members/u.${post.uid}/`, 'class="MessageCard__user-info__name"')}</div><a class="MessageCard__date-created" href="/threads/mafia.77/page-2#post-${post.id}"><time datetime="${post.iso}">Вчера</time></a>
    <span class="MessageCard__post-position">#${post.n}</span><article class="message-body"><div class="bbWrapper">${body}</div></article>${xfEdit(post)}${when(post.signed, `<aside class="message-signature"><div class="bbWrapper">${signature()}</div></aside>`)}</div>`,
};

const xenforo1: Engine = {
  ...xenforo2,
  url: 'https://forum.example/threads/mafia.77/page-2',
  frame: (
    posts,
  ) => `<html id="XenForo"><head><base href="https://forum.example/"><link rel="prev" href="threads/mafia.77/"><link rel="next" href="threads/mafia.77/page-3"></head><body><div class="titleBar"><h1><div class="PageNav" data-page="2" data-last="3"><span class="pageNavHeader">Страница 2 из 3</span><nav><a href="threads/mafia.77/">1</a><a class="currentPage" href="threads/mafia.77/page-2">2</a></nav></div>${TITLE}</h1></div>
    <ol id="messageList">${posts}</ol></body></html>`,
  quote: (who, words) =>
    `<div class="bbCodeBlock bbCodeQuote" data-author="${who}"><aside><blockquote class="quoteContainer"><div class="quote">${words}</div></blockquote></aside></div>`,
  post: (
    post,
    { body },
  ) => `<li id="post-${post.id}" class="message" data-author="${post.name}"><div class="messageUserInfo"><h3>${link(post, `members/u.${post.uid}/`, 'class="username"')}</h3><span class="DateTime" title="1 янв 2012 в 10:00">1 янв 2012</span></div><blockquote class="messageText">${body}<div class="messageTextEndMarker">&nbsp;</div></blockquote>
    ${when(post.signed, `<div class="signature messageText">${signature()}</div>`)}${when(post.editor, `<div class="editDate">Последнее редактирование: <abbr class="DateTime" data-time="${EDITED.unix}">Вчера</abbr></div>`)}
    <div class="messageMeta"><a href="threads/mafia.77/page-2#post-${post.id}" class="datePermalink"><abbr class="DateTime" data-time="${post.unix}">Вчера</abbr></a><a href="threads/mafia.77/page-2#post-${post.id}" class="postNumber">#${post.n}</a></div></li>`,
};

const ips4: Engine = {
  url: 'https://forum.example/topic/77-mafia/page/2/',
  permalink: 'https://forum.example/topic/77-mafia/?do=findComment&comment=521',
  numbers: false,
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/topic/77-mafia/page/2/"></head><body class="ipsApp" data-pageid="77"><h1 class="ipsType_pageTitle"><span>${TITLE}</span></h1><ul class="ipsPagination" data-pages="3"><li class="ipsPagination_prev"><a href="https://forum.example/topic/77-mafia/">Назад</a></li><li class="ipsPagination_page"><a href="https://forum.example/topic/77-mafia/">1</a></li>
    <li class="ipsPagination_page ipsPagination_active"><a href="https://forum.example/topic/77-mafia/page/2/">2</a></li><li class="ipsPagination_next"><a href="https://forum.example/topic/77-mafia/page/3/">Далее</a></li></ul><div data-role="commentFeed">${posts}<article class="cPost">Реклама</article></div></body></html>`,
  quote: (who, words) =>
    `<blockquote class="ipsQuote" data-ipsquote-username="${who}"><div class="ipsQuote_contents"><p>${words}</p></div></blockquote>`,
  post: (
    post,
    { body },
  ) => `<article id="elComment_${post.id}" class="cPost"><div class="cAuthorPane_mobile"><h3 class="cAuthorPane_author">${link(post, `https://forum.example/profile/${post.uid}-u/`, '')}</h3></div><aside><h3 class="cAuthorPane_author"><strong>${link(post, `https://forum.example/profile/${post.uid}-u/`, '')}</strong></h3></aside>
    <div class="ipsComment_meta"><a href="https://forum.example/topic/77-mafia/?do=findComment&amp;comment=${post.id}"><time datetime="${post.utc}">Вчера</time></a></div><div data-role="commentContent"><p>${body}</p>${when(post.editor, `<span data-excludequote><strong>Изменено <time datetime="${EDITED.utc}">28 ноября</time> пользователем ${post.editor}</strong></span>`)}</div>
    ${when(post.signed, `<div data-role="memberSignature">${signature()}</div>`)}</article>`,
};

const ips5: Engine = {
  ...ips4,
  permalink: 'https://forum.example/topic/77-mafia/page/2/?do=findComment&comment=521',
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/topic/77-mafia/page/2/"></head><body class="ipsApp"><h1>${TITLE}</h1><ul class="ipsPagination" data-pages="3"><li class="ipsPagination__prev"><a href="https://forum.example/topic/77-mafia/">Назад</a></li><li class="ipsPagination__page ipsPagination__active"><a href="https://forum.example/topic/77-mafia/page/2/">2</a></li>
    <li class="ipsPagination__next"><a href="https://forum.example/topic/77-mafia/page/3/">Далее</a></li></ul><div data-role="commentFeed">${posts}</div></body></html>`,
  post: (
    post,
    { body },
  ) => `<article data-ips-hook="postWrapper" id="elComment_${post.id}" class="ipsEntry"><aside><h3 data-ips-hook="postUsername">${link(post, `https://forum.example/profile/${post.uid}-u/`, '')}</h3></aside><p class="ipsEntry__date"><time datetime="${post.utc}">Вчера</time></p>
    <div data-role="commentContent"><p>${body}</p>${when(post.editor, `<p class="ipsEdited" data-excludequote><strong>Edited <time datetime="${EDITED.utc}"><span>28 ноября</span><span>1 д</span></time> by ${post.editor}</strong></p>`)}</div>${when(post.signed, `<div data-role="memberSignature">${signature()}</div>`)}</article>`,
};

const ipb2: Engine = {
  url: 'https://forum.example/index.php?showtopic=77&st=20',
  permalink: 'https://forum.example/index.php?showtopic=77&view=findpost&p=521',
  frame: (
    posts,
  ) => `<html><body><div id="ipbwrapper"><table><tr><td><span class="pagelink">3 Страниц</span> <span class="pagelink"><a title="Предыдущая страница" href="index.php?showtopic=77">&lt;</a></span> <span class="pagelink"><a href="index.php?showtopic=77">1</a></span> <span class="pagecurrent">2</span> <span class="pagelink"><a href="index.php?showtopic=77&amp;st=40">3</a></span></td></tr></table>
    <div class="maintitle"><b>${TITLE}</b></div>${posts}</div></body></html>`,
  colour: (colour, text) =>
    `<!--coloro:${colour}--><span style="color:${colour}"><!--/coloro-->${text}<!--colorc--></span><!--/colorc-->`,
  quote: (who, words) =>
    `<div class="quotetop">Цитата(${who} @ 28.11.2026, 01:21) </div><div class="quotemain">${words}</div>`,
  post: (
    post,
    { body },
  ) => `<!--Begin Msg Number ${post.id}--><table class="ipbtable"><tbody><tr><td><a name="entry${post.id}"></a>${post.uid === null ? `<span class="unreg">${post.name}</span>` : `<span class="normalname"><a href="index.php?showuser=${post.uid}">${post.name}</a></span>`}</td><td><div><span class="postdetails"> <img> ${post.dots}</span></div>
    <div><span class="postdetails">Сообщение <a href="#" onclick="link_to_post(${post.id}); return false;">#${post.n}</a></span></div></td></tr><tr><td><span class="postdetails">Группа: Участники<br>Регистрация: 12.6.2009</span></td><td><div class="postcolor" id="post-${post.id}">${body}${when(post.editor, `<br><span class="edit">Сообщение отредактировал <b>${post.editor}</b> - ${EDITED.dots}</span>`)}</div>
    ${when(post.signed, `--------------------<div class="signature">${signature()}</div>`)}</td></tr></tbody></table>`,
};

const ipb3: Engine = {
  url: 'https://forum.example/index.php?/topic/77-mafia/page-2',
  permalink: 'https://forum.example/index.php?/topic/77-mafia/page-2#entry521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><body id="ipboard_body"><h1 class="ipsType_pagetitle">${TITLE}</h1><div class="pagination"><ul><li class="prev"><a rel="prev" href="https://forum.example/index.php?/topic/77-mafia/">Назад</a></li></ul><ul><li class="pagejump"><a href="#">Страница 2 из 3</a></li><li class="page active">2</li></ul><ul><li class="next"><a rel="next" href="https://forum.example/index.php?/topic/77-mafia/page-3">Далее</a></li></ul></div>
    <div class="hfeed">${posts}</div></body></html>`,
  quote: (who, words) =>
    `<p class="citation">${who} писал:</p><blockquote class="ipsBlockquote" data-author="${who}"><p>${words}</p></blockquote>`,
  post: (
    post,
    { body },
  ) => `<div class="post_block hentry" id="post_id_${post.id}"><a id="entry${post.id}"></a><div class="post_wrap"><h3><span class="post_id"><a rel="bookmark" href="https://forum.example/index.php?/topic/77-mafia/page-2#entry${post.id}">#${post.n}</a></span>
    <span class="author vcard">${post.uid === null ? `<span itemprop="name">${post.name}</span>` : `<a hovercard-id="${post.uid}" href="https://forum.example/index.php?/user/${post.uid}-u/"><span itemprop="name">${post.name}</span></a>`}</span></h3><p>Отправлено <abbr class="published" title="${post.iso}">Вчера</abbr></p>
    <div class="post entry-content"><div class="nexusad"><span style="color:red">Реклама</span></div><p>${body}</p>${when(post.editor, `<p class="edit">Сообщение отредактировал ${post.editor}: 28 Ноябрь 2026 - 08:05</p>`)}</div>${when(post.signed, `<div class="signature">${signature()}</div>`)}</div></div>`,
};

const nodebb: Engine = {
  url: 'https://forum.example/topic/77/mafia?page=2',
  permalink: 'https://forum.example/post/521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/topic/77/mafia"></head><body><span component="topic/title">${TITLE}</span><ul component="topic" data-tid="77">${posts}</ul><ul class="pagination"><li class="page-item previous"><a href="?page=1">‹</a></li><li class="page-item page"><a href="?page=1">1</a></li><li class="page-item page active"><a href="?page=2">2</a></li>
    <li class="page-item page"><a href="?page=3">3</a></li><li class="page-item next"><a href="?page=3">›</a></li></ul></body></html>`,
  quote: (who, words) => `<p>@${who} сказал:</p><blockquote><p>${words}</p></blockquote>`,
  post: (
    post,
    { body },
  ) => `<li component="post" data-index="${post.n - 1}" data-pid="${post.id}" data-uid="${post.uid ?? 0}" data-timestamp="${post.unix}000" data-username="${post.name}"><small data-editor="${post.editor ? 'host' : ''}" component="post/editor" class="hidden">last edited by ${post.editor ?? ''} <span class="timeago" title="${post.editor ? EDITED.utc : ''}"></span></small>
    <a class="permalink" href="/post/${post.id}"></a><div component="post/content">${body}</div>${when(post.signed, `<div component="post/signature">${signature()}</div>`)}</li>`,
};

const discourse: Engine = {
  url: 'https://forum.example/t/mafia/77?page=2',
  permalink: 'https://forum.example/t/77/521',
  seconds: true,
  numbers: false,
  namesEditor: false,
  accounts: false,
  pages: false,
  frame: (posts) =>
    `<html><head><link rel="canonical" href="https://forum.example/t/mafia/77?page=2"></head><body><div id="main-outlet"><div id="topic-title"><h1><a href="/t/mafia/77">${TITLE}</a></h1></div>${posts}<a rel="prev" href="/t/mafia/77?page=1">prev</a><a rel="next" href="/t/mafia/77?page=3">next</a></div></body></html>`,
  quote: (who, words) => `<aside class="quote" data-username="${who}"><blockquote><p>${words}</p></blockquote></aside>`,
  post: (post, { body }) =>
    `<div id="post_${post.id}" class="topic-body crawler-post"><span class="creator"><a href="/u/x"><span itemprop="name">${post.name}</span></a></span><time datetime="${post.utc}" class="post-time">November 27</time><meta itemprop="dateModified" content="${post.editor ? EDITED.utc : post.utc}"><div class="post" itemprop="text"><p>${body}</p></div></div>`,
};

export const PRODUCTS: Readonly<Record<string, Engine>> = {
  vbulletin3,
  vbulletin4,
  vbulletin5,
  xenforo2,
  'xenforo-fora': fora,
  xenforo1,
  ips4,
  ips5,
  ipb2,
  ipb3,
  nodebb,
  discourse,
};
