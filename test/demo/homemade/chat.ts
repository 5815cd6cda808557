import { type Printer, print, quoteHtml } from '../bbcode';
import { HOST, PLAYERS } from '../players';
import type { DemoPost, DemoThread, Member } from '../thread';
import type { Row } from '../truth';

const { alisa, tihon, morgana, kotofey, gosha, sam, marta, mark } = PLAYERS;
const red = (text: string): string => `[color=red]${text}[/color]`;
const blue = (text: string): string => `[color=blue]${text}[/color]`;

/** One evening of a game in a chat. The comment says what a line is for the count. */
const LINES: readonly (readonly [author: Member, at: string, text: string])[] = [
  [HOST, '19:00', 'Вечер первый. Голосуем до 21:00, [b]красным[/b] против, синим за.'], // host
  [HOST, '19:00', 'Итоги подведу после девяти.'], // host
  [alisa, '19:04', 'Всем привет.'], // talk
  [alisa, '19:05', `Начну с того, кто молчит: ${red('Тихон')}`], // against Тихон, superseded by 13
  [tihon, '19:07', 'Я не молчу, я думаю.'], // talk
  [gosha, '19:09', red('Morgana')], // against Morgana, counts
  [gosha, '19:09', 'Почему — расскажу позже.'], // talk
  [gosha, '19:10', 'Или не расскажу.'], // talk
  [morgana, '19:12', `[quote=6]${red('Morgana')}[/quote] Ну здравствуй. ${red('Гоша')}`], // quote; against Гоша, counts
  [kotofey, '19:20', 'Мурр. [b]Марта[/b] мне нравится.'], // bold, no colour: talk
  [kotofey, '19:21', blue('Марта')], // for Марта, counts
  [marta, '19:25', 'Спасибо, Кот.'], // talk
  [alisa, '19:31', `Передумала. ${red('Гоша')}`], // against Гоша, counts
  [mark, '19:40', `[s]${red('Марта')}[/s] показалось.`], // struck: no vote
  [mark, '19:41', red('Гоша')], // against Гоша, counts
  [sam, '19:55', red('Morgana')], // against Morgana, superseded by 20
  [tihon, '20:02', 'Додумал.'], // talk
  [tihon, '20:02', `${red('Марк')}`], // against Марк, counts
  [marta, '20:15', red('Morgana')], // against Morgana, counts
  [sam, '20:30', `Присоединюсь: ${red('Гоша')}`], // against Гоша, counts
  [sam, '20:31', 'Всё.'], // talk
  [gosha, '20:50', 'Вы пожалеете.'], // talk
  [kotofey, '20:58', '+'], // talk
  [kotofey, '20:58', '+'], // the same words by the same in the same minute: another post
  [HOST, '21:00', 'Стоп.'], // host
];

/** What the chat comes to: Гоша 9, 13, 15, 20; Morgana 6, 19; Марк 18; for Марта 11. */
export const CHAT_TRUTH: Readonly<Record<string, Row>> = {
  Гоша: { against: 4, for: 0, penalty: 0, total: -4 },
  Morgana: { against: 2, for: 0, penalty: 0, total: -2 },
  Марк: { against: 1, for: 0, penalty: 0, total: -1 },
  Марта: { against: 0, for: 1, penalty: 0, total: 1 },
};

/** The evening, its posts numbered from 1. */
export const chatDay = (id: number): DemoThread => ({
  id,
  title: 'Мафия в чате, вечер первый',
  posts: LINES.map(
    ([author, at, text], index): DemoPost => ({ id: index + 1, author, at: `2026-11-28T${at}:00+03:00`, text }),
  ),
});

const printer: Printer = (tag, value, inside) => {
  switch (tag) {
    case 'color':
      return `<font color="${quoteHtml(value)}">${inside}</font>`;
    case 'quote':
      return `<q>${inside}</q>`;
    case 'b':
    case 'i':
    case 's':
      return `<${tag}>${inside}</${tag}>`;
    case 'size':
    case 'url':
    case 'code':
    case 'spoiler':
      return inside;
  }
};

/** A chat that keeps its log as a list: the name once above all that is said in one breath, the time without a day. */
export function chatPage(thread: DemoThread): string {
  const groups: DemoPost[][] = [];
  for (const post of thread.posts) {
    const last = groups.at(-1);
    if (last?.[0]?.author === post.author) last.push(post);
    else groups.push([post]);
  }
  const said = ({ at, text }: DemoPost): string =>
    `<div><i>${at.slice(11, 16)}</i> <span>${print(text, printer)}</span></div>`;
  const items = groups.map(
    (posts) => `<li><b>${quoteHtml(posts[0]?.author.nick ?? '')}</b>${posts.map(said).join('')}</li>`,
  );
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${quoteHtml(thread.title)}</title>
<style>body{font:14px/1.5 monospace;background:#10151a;color:#d6dde3;margin:0 auto;max-width:800px;padding:12px}ul{list-style:none;padding:0}li{border-top:1px solid #2a333b;padding:6px 0}i{color:#8494a1}b{color:#8fc7a8}</style></head>
<body><h2>${quoteHtml(thread.title)}</h2><p>В комнате: ${Object.keys(CHAT_TRUTH).join(', ')}</p><ul>
${items.join('\n')}
</ul><form><input name="say" placeholder="Сказать…"></form></body></html>`;
}
