import { existsSync, readFileSync } from 'node:fs';
import { SHARED } from '../shared';

export interface Thread {
  html: string;
  url: string;
  /** Captured from a real phpBB beside the project, or written by us in its likeness. */
  source: 'captured' | 'generated';
}

interface Parts {
  head: string;
  posts: readonly string[];
  foot: string;
}

const PAGES = [1, 2, 3].map((page) => `${SHARED ?? ''}/forums/pages/phpbb-3.3/topic-guest-p${page}.html`);

/** A phpBB page cut at its posts: what stands before the first, each from its opening tag on, what follows the last. */
function cut(html: string): Parts {
  const starts = [...html.matchAll(/<div id="p\d+" class="post /g)].map(({ index }) => index);
  const end = html.indexOf('<div class="action-bar bar-bottom"');
  return {
    head: html.slice(0, starts[0]),
    posts: starts.map((start, at) => html.slice(start, starts[at + 1] ?? end)),
    foot: html.slice(end),
  };
}

function captured(): Parts | null {
  if (SHARED === null || !PAGES.every((page) => existsSync(page))) return null;
  const pages = PAGES.map((page) => cut(readFileSync(page, 'utf8')));
  const [first] = pages;
  return first === undefined ? null : { ...first, posts: pages.flatMap(({ posts }) => posts) };
}

const PLAYERS = ['Вася', 'Петя', 'Лёлик', 'КотБаюн', 'Мисс Марпл', 'BlackMamba', 'Zайка', 'Снегурочка', 'Тень_отца'];
const BODIES = [
  'Всем привет, отмечаюсь.<br>\nВечером буду позже, перечитаю вчерашнее и напишу подробно.',
  '<span style="color:red">Вася</span> подозрительно рано пришёл.',
  'Я за него не ручаюсь: <span style="color:#FF0000"><strong class="text-strong">КотБаюна</strong></span>',
  '<blockquote cite="./viewtopic.php?p=4#p4"><div><cite><a href="./memberlist.php?mode=viewprofile&amp;u=51">Петя</a> писал(а): <a href="./viewtopic.php?p=4#p4" data-post-id="4">↑</a></cite><span style="color:red">Вася</span> рано пришёл.</div></blockquote>\nНе согласен. <span style="color:blue">Васю</span> в обиду не дам.',
  '<span style="color:royalblue">Лелик</span> пусть живёт, <s><span style="color:red">Петя</span></s> <span style="color:red">Зайка</span> — нет.',
  'Долго думал и вот к чему пришёл. '.repeat(12),
];

/** One post in the markup of phpBB 3.3, with the clutter a real page has. */
function post(n: number): string {
  const id = n + 1;
  const player = n % PLAYERS.length;
  const author = `<a href="./memberlist.php?mode=viewprofile&amp;u=${50 + player}" class="username">${PLAYERS[player]}</a>`;
  const time = new Date(Date.UTC(2026, 2, 1, 9) + n * 240_000).toISOString().replace('.000Z', '+00:00');
  const button = (mode: string, title: string): string =>
    `<li><a href="./posting.php?mode=${mode}&amp;p=${id}" title="${title}" class="button button-icon-only"><i class="icon fa-fw" aria-hidden="true"></i><span class="sr-only">${title}</span></a></li>`;
  return `<div id="p${id}" class="post has-profile bg${(n % 2) + 1}">
  <div class="inner">
  <dl class="postprofile" id="profile${id}">
    <dt class="no-profile-rank no-avatar"><div class="avatar-container"></div>${author}</dt>
    <dd class="profile-posts"><strong>Сообщения:</strong> <a href="./search.php?author_id=${50 + player}">${n % 37}</a></dd>
    <dd class="profile-joined"><strong>Зарегистрирован:</strong> 1 мар 2026, 12:00</dd>
  </dl>
  <div class="postbody"><div id="post_content${id}">
    <h3><a href="./viewtopic.php?p=${id}#p${id}">Re: Мафия. День первый</a></h3>
    <ul class="post-buttons">${button('edit', 'Правка')}${button('quote', 'Цитата')}</ul>
    <p class="author"><a class="unread" href="./viewtopic.php?p=${id}#p${id}" title="Сообщение"><i class="icon fa-file" aria-hidden="true"></i><span class="sr-only">Сообщение</span></a>
      <span class="responsive-hide"> <strong>${author}</strong> &raquo; </span><time datetime="${time}">1 мар 2026, 12:00</time></p>
    <div class="content">${BODIES[n % BODIES.length]}</div>
    <div id="sig${id}" class="signature">играю с 2009 · <a href="./viewtopic.php?t=1" class="postlink">правила</a></div>
  </div></div>
  <div class="back2top"><a href="#top" class="top" title="Вернуться к началу"><i class="icon" aria-hidden="true"></i><span class="sr-only">Вернуться к началу</span></a></div>
  </div>
</div>
`;
}

const generated = (): Parts => ({
  head: `<!DOCTYPE html><html dir="ltr" lang="ru"><head><meta charset="utf-8"><title>Мафия. День первый</title></head>
<body id="phpbb" class="nojs notouch section-viewtopic ltr"><div id="wrap" class="wrap"><div id="page-body" class="page-body">
<h2 class="topic-title"><a href="./viewtopic.php?t=2">Мафия. День первый</a></h2>
<div class="action-bar bar-top"><div class="pagination">46 сообщений</div></div>
`,
  posts: Array.from({ length: 36 }, (_, n) => post(n)),
  foot: '<div class="action-bar bar-bottom"><div class="pagination">46 сообщений</div></div></div></div></body></html>',
});

/** The same post again under another id, wherever the id stands in it. */
function renumber(html: string, id: number): string {
  const [, own = ''] = /^<div id="p(\d+)"/.exec(html) ?? [];
  return html.replace(new RegExp(`((?:[?&;]p=|#p|"p|post_content|profile|sig))${own}(?!\\d)`, 'g'), `$1${id}`);
}

/** A phpBB topic of `count` posts on one page, each with an id of its own. */
export function threadOf(count: number): Thread {
  const real = captured();
  const { head, posts, foot } = real ?? generated();
  const grown = Array.from({ length: count }, (_, n) => renumber(posts[n % posts.length] ?? '', 1001 + n));
  return {
    html: head + grown.join('') + foot,
    url: 'http://127.0.0.1:8103/viewtopic.php?t=2',
    source: real === null ? 'generated' : 'captured',
  };
}
