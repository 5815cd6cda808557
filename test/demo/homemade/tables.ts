import { type Printer, print, quoteHtml } from '../bbcode';
import { type DemoPost, type DemoThread, pageOf, pagesOf } from '../thread';

/** «28.11.2026 20:59», the forum's clock is Moscow's. */
export const dotted = (at: string): string =>
  `${at.slice(8, 10)}.${at.slice(5, 7)}.${at.slice(0, 4)} ${at.slice(11, 16)}`;

const printer =
  (thread: DemoThread): Printer =>
  (tag, value, inside) => {
    switch (tag) {
      case 'b':
      case 'i':
      case 's':
        return `<${tag}>${inside}</${tag}>`;
      case 'color':
        return `<font color="${quoteHtml(value)}">${inside}</font>`;
      case 'size':
        return `<font size="5">${inside}</font>`;
      case 'url':
        return `<a href="${quoteHtml(value)}">${inside}</a>`;
      case 'code':
        return `<pre>${inside}</pre>`;
      case 'spoiler':
        return `<a href="#" onclick="this.nextSibling.style.display='block';return false">показать</a><div style="display:none">${inside}</div>`;
      case 'quote': {
        const post = thread.posts.find(({ id }) => String(id) === value);
        return `<table border="1" width="90%"><tr><td><i>${quoteHtml(post?.author.nick ?? 'Кто-то')} писал(а):</i><br>${inside}</td></tr></table>`;
      }
    }
  };

function row(thread: DemoThread, { author, at, text, edited }: DemoPost): string {
  const shown = printer(thread);
  const note = edited
    ? `<br><br><i><font size="1">Отредактировано: ${quoteHtml(edited.by.nick)}, ${dotted(edited.at)}</font></i>`
    : '';
  const signature = author.signature ? `<br>____________________<br>${print(author.signature, shown)}` : '';
  return `<tr><td width="150" valign="top"><b>${quoteHtml(author.nick)}</b><br><font size="1">${dotted(at)}</font></td><td valign="top">${print(text, shown)}${note}${signature}</td></tr>`;
}

/** A forum written by hand around 2003: tables in tables, no class and no id anywhere, posts without numbers or links. */
export function tablesPage(thread: DemoThread, page: number): string {
  const pages = Array.from({ length: pagesOf(thread) }, (_, i) =>
    i + 1 === page ? `${i + 1}` : `<a href="show.php?t=${thread.id}&amp;p=${i + 1}">${i + 1}</a>`,
  ).join(' ');
  const title = quoteHtml(thread.title);
  return `<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} :: Клуб на чердаке</title></head>
<body bgcolor="#f4efe4" text="#222222">
<center><font size="6"><b>Клуб на чердаке</b></font>
<table width="95%" border="0"><tr><td><a href="index.php">Все темы</a> | <a href="rules.php">Правила</a></td><td align="right">Вы вошли как <b>Гость</b>, 28.11.2026 21:40</td></tr></table>
<table width="95%" border="1" cellpadding="6"><tr><td colspan="2" bgcolor="#d8cba8"><font size="4">${title}</font></td></tr>
${pageOf(thread, page)
  .map((post) => row(thread, post))
  .join('\n')}
<tr><td colspan="2" align="center">Страницы: ${pages}</td></tr></table>
<form method="post" action="say.php"><textarea name="text" rows="4" cols="60"></textarea><br><input type="submit" value="Сказать"></form>
</center></body></html>`;
}
