import { type Printer, print, quoteHtml } from '../bbcode';
import { clock } from '../clock';
import { type DemoPost, type DemoThread, pageOf, pagesOf } from '../thread';

/** What a build tool makes of a name: other letters on every page, as if each were from another build. */
export function made(name: string, page: number): string {
  let sum = page * 7919 + 17;
  for (const letter of name) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return `x${sum.toString(36)}`;
}

const printer =
  (thread: DemoThread, cls: (name: string) => string): Printer =>
  (tag, value, inside) => {
    switch (tag) {
      case 'b':
        return `<strong>${inside}</strong>`;
      case 'i':
        return `<em>${inside}</em>`;
      case 's':
        return `<s>${inside}</s>`;
      case 'color':
        return `<span style="color:${quoteHtml(value)}">${inside}</span>`;
      case 'size':
        return `<span style="font-size:${quoteHtml(value)}%">${inside}</span>`;
      case 'url':
        return `<a href="${quoteHtml(value)}" rel="nofollow">${inside}</a>`;
      case 'code':
        return `<pre class="${cls('code')}">${inside}</pre>`;
      case 'spoiler':
        return `<details><summary>Спойлер</summary>${inside}</details>`;
      case 'quote': {
        const post = thread.posts.find(({ id }) => String(id) === value);
        return `<div class="${cls('cite')}" style="border-left: 3px solid #c9c0ae; padding: 4px 8px"><div class="${cls('who')}"><a href="#c${value}">${quoteHtml(post?.author.nick ?? '')}</a> писал(а):</div>${inside}</div>`;
      }
    }
  };

function item(thread: DemoThread, { id, author, at, text, edited }: DemoPost, cls: (name: string) => string): string {
  const shown = printer(thread, cls);
  const note = edited
    ? `<div class="${cls('note')}">Последний раз отредактировано: ${quoteHtml(edited.by.nick)} ${clock(edited.at)}</div>`
    : '';
  const signature = author.signature ? `<div class="${cls('sig')}">${print(author.signature, shown)}</div>` : '';
  return `<div class="${cls('post')}"><div class="${cls('head')}"><a class="${cls('nick')}" href="/divs/u/${author.id}">${quoteHtml(author.nick)}</a><span class="${cls('at')}">${clock(at)}</span></div><div class="${cls('text')}">${print(text, shown)}</div>${note}${signature}<div class="${cls('foot')}"><a href="#c${id}">ссылка</a> <a href="/divs/pm/${author.id}">написать</a></div></div>`;
}

const advert = (cls: (name: string) => string, n: number): string =>
  `<div class="${cls('post')}"><div class="${cls('head')}"><a class="${cls('nick')}" href="/divs/go/${n}">Валенки от производителя</a></div><div class="${cls('text')}">Тёплые, как голос за соседа: <span style="color:red">скидка</span> всем! Марта уже купила.</div></div>`;

/** A forum of today: divs, class names of a build tool, an advert in a post's clothes after every fourth post. */
export function divsPage(thread: DemoThread, page: number): string {
  const cls = (name: string): string => made(name, page);
  const pages = pagesOf(thread);
  const link = (n: number, text: string): string =>
    n < 1 || n > pages ? '' : `<a class="${cls('turn')}" href="/divs/room/${thread.id}/page/${n}">${text}</a>`;
  const posts = pageOf(thread, page).flatMap((post, at) => [
    item(thread, post, cls),
    ...(at % 4 === 3 ? [advert(cls, at)] : []),
  ]);
  const title = quoteHtml(thread.title);
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} — Поляна</title>
<style>body{margin:0;background:#eef1f4;color:#1d2329;font:15px/1.5 system-ui,sans-serif}main{max-width:900px;margin:0 auto;padding:12px}.${cls('post')}{background:#fff;border-radius:8px;margin:10px 0;padding:10px 14px}.${cls('head')}{display:flex;justify-content:space-between;color:#67707a}.${cls('sig')},.${cls('note')},.${cls('foot')}{font-size:12px;color:#67707a}</style></head>
<body><div class="${cls('app')}"><div class="${cls('bar')}"><a href="/divs/">Поляна</a></div><main><h1 class="${cls('title')}">${title}</h1><div class="${cls('list')}">
${posts.join('\n')}
</div><nav class="${cls('turner')}">${link(page - 1, '‹ Назад')} <span>Страница ${page} из ${pages}</span> ${link(page + 1, 'Дальше ›')}</nav></main></div></body></html>`;
}
