import { EDITED, type Engine, HOST_ID, type Made, signature, TITLE, when } from './cast';

// Boards with free engines. Written by hand after their templates: only what a reader may stumble over is kept.

const profile = (post: Made, href: string, attributes = ''): string =>
  post.uid === null
    ? `<span ${attributes}>${post.name}</span>`
    : `<a href="${href}${post.uid}" ${attributes}>${post.name}</a>`;

const phpbb3: Engine = {
  url: 'https://forum.example/viewtopic.php?p=522#p522',
  permalink: 'https://forum.example/viewtopic.php?p=521#p521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/viewtopic.php?t=77&amp;start=20"></head>
    <body id="phpbb" class="section-viewtopic"><div id="page-body"><h2 class="topic-title"><a href="./viewtopic.php?t=77&amp;start=20&amp;sid=abc">${TITLE}</a></h2>
    <div class="pagination">46 сообщений <ul><li class="previous"><a rel="prev" href="./viewtopic.php?t=77">Пред.</a></li><li><a href="./viewtopic.php?t=77">1</a></li>
    <li class="active"><span>2</span></li><li><a href="./viewtopic.php?t=77&amp;start=40">3</a></li><li class="next"><a rel="next" href="./viewtopic.php?t=77&amp;start=40">След.</a></li></ul></div>
    ${posts}</div></body></html>`,
  quote: (who, words) =>
    `<blockquote cite="./viewtopic.php?p=521#p521"><div><cite>${who} писал(а):</cite>${words}</div></blockquote>`,
  post: (
    post,
    { body },
  ) => `<div id="p${post.id}" class="post bg1"><div class="inner"><dl class="postprofile"><dt><div class="avatar-container"></div>
    ${profile(post, './memberlist.php?mode=viewprofile&amp;u=', 'class="username"')}</dt></dl><div class="postbody"><div id="post_content${post.id}">
    <h3><a href="./viewtopic.php?p=${post.id}#p${post.id}">Re</a></h3><p class="author"><a class="unread" href="./viewtopic.php?p=${post.id}#p${post.id}"></a>
    <strong>${profile(post, './memberlist.php?mode=viewprofile&amp;u=', 'class="username"')}</strong> » <time datetime="${post.iso}">${post.words}</time></p>
    <div class="content">${body}</div>${when(post.editor, `<div class="notice">Последний раз редактировалось <a class="username-coloured" href="./memberlist.php?mode=viewprofile&amp;u=${HOST_ID}" style="color: #AA0000;">${post.editor}</a> ${EDITED.words}, всего редактировалось 1 раз.</div>`)}
    ${when(post.signed, `<div class="signature">${signature()}</div>`)}</div></div></div></div>`,
};

const subsilver2: Engine = {
  url: 'https://forum.example/viewtopic.php?f=5&t=77&start=20',
  permalink: phpbb3.permalink,
  numbers: false,
  frame: (
    posts,
  ) => `<html><body class="ltr"><div id="pageheader"><h2><a class="titles" href="./viewtopic.php?f=5&amp;t=77">${TITLE}</a></h2></div><div id="pagecontent">
    <table><tr><td class="nav">Страница <strong>2</strong> из <strong>3</strong></td><td class="gensmall"><b>На страницу <a href="./viewtopic.php?t=77&amp;start=0">1</a>, <strong>2</strong>, <a href="./viewtopic.php?t=77&amp;start=40">3</a></b></td></tr></table>
    ${posts}</div></body></html>`,
  quote: (who, words) => `<div class="quotetitle">${who} писал(а):</div><div class="quotecontent">${words}</div>`,
  post: (
    post,
    { body },
  ) => `<table class="tablebg"><tr><td><a name="p${post.id}"></a><b class="postauthor">${post.name}</b></td><td><table><tr><td class="gensmall">
    <div>Заголовок: <a href="#p${post.id}">Re</a></div><div><a href="./viewtopic.php?p=${post.id}#p${post.id}"><img src="i.gif"></a><b>Добавлено:</b> ${post.words}&nbsp;</div></td></tr></table></td></tr>
    <tr><td class="profile"></td><td><div class="postbody">${body}</div>${when(post.signed, `<div class="postbody"><br>_________________<br>${signature()}</div>`)}
    ${when(post.editor, `<span class="gensmall">Последний раз редактировалось <a href="./memberlist.php?mode=viewprofile&amp;u=${HOST_ID}">${post.editor}</a> ${EDITED.words}, всего редактировалось 1 раз.</span>`)}</td></tr>
    <tr><td>${when(post.uid, `<a href="./memberlist.php?mode=viewprofile&amp;u=${post.uid}"><img src="p.gif"></a>`)}</td></tr></table>`,
};

const phpbb2: Engine = {
  url: 'https://forum.example/viewtopic.php?t=77&start=20&sid=0123456789abcdef',
  permalink: 'https://forum.example/viewtopic.php?p=521#521',
  numbers: false,
  frame: (
    posts,
  ) => `<html><body><a class="maintitle" href="viewtopic.php?t=77&amp;start=0&amp;postdays=0">${TITLE}</a><br><span class="gensmall"><b>На страницу <a href="viewtopic.php?t=77&amp;start=0">Пред.</a>
    <a href="viewtopic.php?t=77&amp;start=0">1</a>, <b>2</b>, <a href="viewtopic.php?t=77&amp;start=40">3</a> <a href="viewtopic.php?t=77&amp;start=40">След.</a></b></span>
    <table class="forumline"><tr><th>Автор</th><th>Сообщение</th></tr>${posts}</table></body></html>`,
  quote: (who, words) =>
    `</span><table><tr><td><span class="genmed"><b>${who} писал(а):</b></span></td></tr><tr><td class="quote">${words}</td></tr></table><span class="postbody">`,
  post: (
    post,
    { body },
  ) => `<tr><td><span class="name"><a name="${post.id}"></a><b>${post.name}</b></span><br><span class="postdetails">Житель<br>Зарегистрирован: 12.06.2009</span></td>
    <td><table><tr><td><a href="viewtopic.php?p=${post.id}#${post.id}"><img src="m.gif"></a><span class="postdetails">Добавлено: Сб Ноя 28, 2026 1:${post.n} am<span class="gen">&nbsp;</span> Заголовок сообщения: </span></td><td></td></tr>
    <tr><td colspan="2"><hr></td></tr><tr><td colspan="2"><span class="postbody">${body}${when(post.signed, `<br>_________________<br>${signature()}`)}</span><span class="gensmall">${when(post.editor, `<br>Последний раз редактировалось: ${post.editor} (Сб Ноя 28, 2026 8:05 am), всего редактировалось 1 раз`)}</span></td></tr></table></td></tr>
    <tr><td></td><td>${when(post.uid, `<a href="profile.php?mode=viewprofile&amp;u=${post.uid}"><img src="p.gif"></a>`)}</td></tr><tr><td class="spaceRow" colspan="2"></td></tr>`,
};

const mybb: Engine = {
  url: 'https://forum.example/showthread.php?pid=522#pid522',
  permalink: 'https://forum.example/showthread.php?tid=77&pid=521#pid521',
  frame: (
    posts,
  ) => `<html><body><div class="pagination" id="breadcrumb_multipage_popup"><span class="pagination_current">7</span><a class="pagination_next" href="forumdisplay.php?fid=2&amp;page=8">Далее</a></div>
    <div class="pagination"><span class="pages">Страницы (3):</span> <a class="pagination_previous" href="showthread.php?tid=77">Назад</a> <a class="pagination_page" href="showthread.php?tid=77">1</a> <span class="pagination_current">2</span>
    <a class="pagination_page" href="showthread.php?tid=77&amp;page=3">3</a> <a class="pagination_next" href="showthread.php?tid=77&amp;page=3">Далее</a></div>
    <table><tr><td class="thead"><div class="float_right"><strong>Опции</strong></div><div><strong>${TITLE}</strong></div></td></tr></table>
    <div id="posts">${posts}</div><input type="hidden" name="tid" value="77"></body></html>`,
  colour: (colour, text) => `<span style="color: ${colour};" class="mycode_color">${text}</span>`,
  quote: (who, words) => `<blockquote class="mycode_quote"><cite>${who} Написал(а):</cite>${words}</blockquote>`,
  post: (
    post,
    { body },
  ) => `<a name="pid${post.id}" id="pid${post.id}"></a><div class="post" id="post_${post.id}"><div class="post_author"><div class="author_information"><strong><span class="largetext">
    ${post.uid === null ? post.name : `<a href="member.php?action=profile&amp;uid=${post.uid}"><span style="color: green;"><em>${post.name}</em></span></a>`}</span></strong></div></div>
    <div class="post_content"><div class="post_head"><div class="float_right"><strong><a href="showthread.php?tid=77&amp;pid=${post.id}#pid${post.id}">#${post.n}</a></strong></div>
    <span class="post_date"><span title="28.11.2026">Вчера</span>, 01:${post.n} <span class="post_edit">${when(post.editor, `<span class="edited_post">(Это сообщение было изменено: <span title="28.11.2026">Вчера</span>, 08:05 пользователем <a href="member.php?action=profile&amp;uid=${HOST_ID}">${post.editor}</a>.)</span>`)}</span></span></div>
    <div class="post_body" id="pid_${post.id}">${body}</div>${when(post.signed, `<div class="signature">${signature()}</div>`)}</div></div>`,
};

const smf21: Engine = {
  url: 'https://forum.example/index.php?msg=522',
  permalink: 'https://forum.example/index.php?msg=521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/index.php?topic=77.20"></head><body id="smf"><span id="top_subject">${TITLE}</span>
    <div class="pagelinks"><a class="nav_page" href="https://forum.example/index.php?topic=77.0"><span class="previous_page"></span></a> <a class="nav_page" href="https://forum.example/index.php?topic=77.0">1</a> <span class="current_page">2</span>
    <a class="nav_page" href="https://forum.example/index.php?topic=77.40">3</a> <a class="nav_page" href="https://forum.example/index.php?topic=77.40"><span class="next_page"></span></a></div><div id="forumposts">${posts}</div></body></html>`,
  colour: (colour, text) => `<span style="color: ${colour};" class="bbc_color">${text}</span>`,
  quote: (who, words) =>
    `<blockquote class="bbc_standard_quote"><cite><a href="index.php?msg=521">Цитата: ${who}</a></cite>${words}</blockquote>`,
  post: (
    post,
    { body },
  ) => `<div class="windowbg" id="msg${post.id}"><div class="poster"><h4>${post.uid === null ? post.name : `<a href="index.php?action=profile;u=${post.uid}">${post.name}</a>`}</h4></div>
    <div class="keyinfo"><span class="page_number">#${post.n - 1}</span><div class="postinfo"><a class="smalltext" href="index.php?msg=${post.id}">28 Ноября 2026, 01:${post.n}:07</a>
    <span class="smalltext modified" id="modified_${post.id}">${when(post.editor, `<span class="lastedit">Последнее редактирование</span>: 28 Ноября 2026, 08:05:00 от ${post.editor} <span class="lastedit">Причина</span>: опечатка`)}</span></div></div>
    <div class="post"><div class="inner" data-msgid="${post.id}" id="msg_${post.id}">${body}</div></div>${when(post.signed, `<div class="signature">${signature()}</div>`)}</div>`,
};

const smf20: Engine = {
  ...smf21,
  url: 'https://forum.example/index.php?topic=77.msg522#msg522',
  permalink: 'https://forum.example/index.php?topic=77.msg521#msg521',
  frame: (
    posts,
  ) => `<html><head><link rel="next" href="https://forum.example/index.php?topic=77.0;prev_next=next"></head><body><div class="navigate_section"><li class="last"><span>${TITLE}</span></li></div>
    <div class="pagelinks">Страницы: <a class="navPages" href="https://forum.example/index.php?topic=77.0">1</a> [<strong>2</strong>] <a class="navPages" href="https://forum.example/index.php?topic=77.40">3</a></div><div id="forumposts">${posts}</div></body></html>`,
  quote: (who, words) =>
    `<div class="quoteheader">Цитата: ${who}</div><blockquote class="bbc_standard_quote">${words}</blockquote><div class="quotefooter"></div>`,
  post: (
    post,
    { body },
  ) => `<div class="windowbg2"><div class="poster"><h4><a href="pm"><img src="on.gif"></a> ${post.uid === null ? post.name : `<a href="index.php?action=profile;u=${post.uid}">${post.name}</a>`}</h4></div>
    <div class="keyinfo"><h5><a href="https://forum.example/index.php?topic=77.msg${post.id}#msg${post.id}">Re</a></h5><div class="smalltext">« <strong>Ответ #${post.n - 1} :</strong> 28 Ноября 2026, 01:${post.n}:07 »</div></div>
    <div class="post"><div class="inner" id="msg_${post.id}">${body}</div></div><div class="moderatorbar"><div class="smalltext modified">${when(post.editor, `« <em>Последнее редактирование: 28 Ноября 2026, 08:05:00 от ${post.editor}</em> »`)}</div>
    ${when(post.signed, `<div class="signature">${signature()}</div>`)}</div></div>`,
};

const fluxbb: Engine = {
  url: 'https://forum.example/viewtopic.php?pid=522',
  permalink: 'https://forum.example/viewtopic.php?pid=521#p521',
  seconds: true,
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="viewtopic.php?id=77&amp;p=2"></head><body><div id="punviewtopic" class="pun"><ul class="crumbs"><li><a href="index.php">Форум</a></li><li><strong><a href="viewtopic.php?id=77">${TITLE}</a></strong></li></ul>
    <p class="pagelink"><a rel="prev" href="viewtopic.php?id=77">Назад</a> <a href="viewtopic.php?id=77">1</a> <strong>2</strong> <a href="viewtopic.php?id=77&amp;p=3">3</a> <a rel="next" href="viewtopic.php?id=77&amp;p=3">Вперед</a></p>${posts}</div></body></html>`,
  quote: (who, words) =>
    `<div class="quotebox"><cite>${who} пишет:</cite><blockquote><div>${words}</div></blockquote></div>`,
  post: (
    post,
    { body },
  ) => `<div id="p${post.id}" class="blockpost"><h2><span><span class="conr">#${post.n}</span> <a href="viewtopic.php?pid=${post.id}#p${post.id}">${post.dashes}</a></span></h2><div class="postleft"><dl><dt><strong>
    ${post.uid === null ? post.name : `<a href="profile.php?id=${post.uid}">${post.name}</a>`}</strong></dt></dl></div><div class="postright"><div class="postmsg"><p>${body}</p>
    ${when(post.editor, `<p class="postedit"><em>Изменено ${post.editor} (${EDITED.dashes})</em></p>`)}</div>${when(post.signed, `<div class="postsignature postmsg"><hr>${signature()}</div>`)}</div></div>`,
};

const punbb: Engine = {
  ...fluxbb,
  frame: (posts) =>
    `<html><body><div id="brd-viewtopic" class="brd-page"><h1 class="main-title"><a href="https://forum.example/viewtopic.php?id=77">${TITLE}</a></h1><p class="paging"><span class="pages">Страницы</span> <a href="viewtopic.php?id=77">1</a> <strong>2</strong> <a href="viewtopic.php?id=77&amp;p=3">3</a></p>${posts}</div></body></html>`,
  post: (
    post,
    { body },
  ) => `<div class="post"><div id="p${post.id}" class="posthead"><h3 class="post-ident"><span class="post-num">${post.n}</span> <span class="post-byline">${post.uid === null ? `<strong>${post.name}</strong>` : `<a href="profile.php?id=${post.uid}">${post.name}</a>`}</span>
    <span class="post-link"><a class="permalink" href="viewtopic.php?pid=${post.id}#p${post.id}">${post.dashes}</a></span></h3></div><div class="postbody"><div class="post-entry"><div class="entry-content"><p>${body}</p>
    ${when(post.signed, `<div class="sig-content"><span class="sig-line"></span>${signature()}</div>`)}</div>${when(post.editor, `<p class="post-edit">(изменено: ${post.editor}, ${EDITED.dashes})</p>`)}</div></div></div>`,
};

const mybbru: Engine = {
  ...fluxbb,
  url: 'https://forum.example/viewtopic.php?id=77&p=2',
  permalink: 'https://forum.example/viewtopic.php?id=77&p=2#p521',
  frame: (
    posts,
  ) => `<html><body><div id="pun-viewtopic" class="punbb" data-topic-id="77"><div id="pun-main"><h1><span>${TITLE}</span></h1><div class="pagelink">Страница: <a class="prev" href="/viewtopic.php?id=77">«</a> <a href="/viewtopic.php?id=77">1</a> <strong>2</strong> <a href="/viewtopic.php?id=77&amp;p=3">3</a> <a class="next" href="/viewtopic.php?id=77&amp;p=3">»</a></div>
    <div class="topic">${posts}</div></div></div></body></html>`,
  quote: (who, words) =>
    `<div class="quote-box answer-box"><cite>${who} написал(а):</cite><blockquote><p>${words}</p></blockquote></div>`,
  post: (
    post,
    { body },
  ) => `<div id="p${post.id}" class="post" data-posted="${post.unix}" data-user-id="${post.uid ?? 0}"><h3><span><strong>${post.n}</strong><a class="permalink" href="/viewtopic.php?id=77&amp;p=2#p${post.id}">${post.dashes}</a></span></h3>
    <ul><li class="pa-author"><span class="acchide">Автор:&nbsp;</span>${post.uid === null ? `<a>${post.name}</a>` : `<a href="/profile.php?id=${post.uid}">${post.name}</a>`}</li></ul><div class="post-body"><div class="post-box"><div class="post-content"><p>${body}</p>
    ${when(post.editor, `<p class="lastedit">Отредактировано ${post.editor} (${EDITED.dashes})</p>`)}${when(post.signed, `<dl class="post-sig"><dt>Подпись автора</dt><dd>${signature()}</dd></dl>`)}</div></div></div></div>`,
};

const ucoz: Engine = {
  url: 'https://forum.example/forum/5-77-2',
  permalink: 'https://forum.example/forum/5-77-521-16-1795818067',
  seconds: true,
  frame: (
    posts,
  ) => `<html><body><ul class="switches"><li class="pagesInfo">Страница <span class="curPage">2</span> из <span class="numPages">3</span></li><li><a class="switchBack" href="/forum/5-77-1">«</a></li><li><a class="switchDigit" href="/forum/5-77-1">1</a></li><li class="switchActive">2</li>
    <li><a class="switchDigit" href="/forum/5-77-3">3</a></li><li><a class="switchNext" href="/forum/5-77-3">»</a></li></ul><table class="gTable"><tr><td><span class="forum-title">${TITLE}</span></td></tr>${posts}</table></body></html>`,
  quote: (who, words) =>
    `<div class="bbQuoteBlock"><div class="bbQuoteName">Цитата ${who}</div><div class="quoteMessage">${words}</div></div>`,
  post: (
    post,
    { body },
  ) => `<tr id="post${post.id}"><td><table class="postTable"><tr><td class="postTdTop"><a class="postUser" href="javascript://">${post.name}</a></td><td class="postTdTop">Дата: Вчера, 01:${post.n} | Сообщение # <a class="postNumberLink" href="javascript://" onclick="prompt('Прямая ссылка к сообщению', 'https://forum.example/forum/5-77-${post.id}-16-${post.unix}'); return false;">${post.n}</a></td></tr>
    <tr><td class="postTdInfo"></td><td class="posttdMessage"><span class="ucoz-forum-post" id="ucoz-forum-post-${post.id}">${body}</span>${when(post.editor, `<div class="edited">Сообщение отредактировал <a onclick="window.open('/index/8-${HOST_ID}')"><b>${post.editor}</b></a> - <i>${EDITED.dots}</i></div>`)}
    ${when(post.signed, `<div class="signatureView">${signature()}</div>`)}</td></tr><tr><td class="postBottom">${when(post.uid, `<a onclick="window.open('/index/8-${post.uid}','up');"><img src="p.gif"></a>`)}</td></tr></table></td></tr>`,
};

const forumotion: Engine = {
  url: 'https://forum.example/t77p20-mafia',
  permalink: 'https://forum.example/t77p20-mafia#521',
  frame: (
    posts,
  ) => `<html><head><link rel="canonical" href="https://forum.example/t77p20-mafia"></head><body id="phpbb"><h1 class="page-title"><a href="/t77-mafia">${TITLE}</a></h1><p class="pagination">Страница <strong>2</strong> из <strong>3</strong> <span><a class="pag-img" href="/t77-mafia"><img class="sprite-arrow_prosilver_left"></a>
    <a href="/t77-mafia">1</a>, <strong>2</strong>, <a href="/t77p40-mafia">3</a> <a class="pag-img" href="/t77p40-mafia"><img class="sprite-arrow_prosilver_right"></a></span></p>${posts}
    <div id="p0" class="post row1 post--0"><div class="postbody"><p class="author">Реклама</p><div class="content"><div><font color="red">Купи</font></div></div></div></div></body></html>`,
  colour: (colour, text) => `<font color="${colour}">${text}</font>`,
  quote: (who, words) => `<blockquote><cite>${who} пишет:</cite>${words}</blockquote>`,
  post: (
    post,
    { body },
  ) => `<div id="p${post.id}" class="post row2 post--${post.id}"><div class="inner"><div class="postbody"><h2 class="topic-title"><a href="/t77p20-mafia#${post.id}">Re</a></h2><p class="author"><img src="m.gif">&nbsp;автор&nbsp;${post.uid === null ? `<strong>${post.name}</strong>` : `<a href="/u${post.uid}">${post.name}</a>`} Сб 28 Ноя 2026 - 1:${post.n}</p>
    <div class="content clearfix"><div>${body}</div>${when(post.editor, `<p class="edited-message">Последний раз редактировалось: ${post.editor} (Сб 28 Ноя 2026 - 8:05), всего редактировалось 1 раз(а)</p>`)}</div>${when(post.signed, `<div class="signature_div">${signature()}</div>`)}</div>
    <div class="postprofile"><dl><dt>${post.uid === null ? `<strong>${post.name}</strong>` : `<strong><a href="/u${post.uid}">${post.name}</a></strong>`}</dt></dl></div></div></div>`,
};

export const BOARDS: Readonly<Record<string, Engine>> = {
  phpbb3,
  'phpbb3-subsilver2': subsilver2,
  phpbb2,
  mybb,
  smf21,
  smf20,
  fluxbb,
  punbb,
  mybbru,
  ucoz,
  forumotion,
};
