import { describe, expect, it } from 'vitest';
import { ALL } from '../../../engine/forums/all';
import { withLearned } from '../../../engine/forums/learned/among';
import { learn } from '../../../engine/forums/learned/learn';
import { openAmong, wholePage } from '../../../engine/forums/thread';
import { domOf } from '../../dom';

const red = '<font color="red">Вася</font>';
const NICKS = ['Аня', 'Боря', 'Вера', 'Гена', 'Дина'];
const rows = (make: (nick: string, n: number) => string): string => NICKS.map(make).join('\n');

/** Forums as people write them: where name, time and text stand to each other. `find` gives the third post's parts. */
const SHAPES: readonly [name: string, html: string, author: string, body: string][] = [
  [
    'a row with the name above a row with the text',
    `<table>${rows((nick, n) => `<tr bgcolor="#eee"><td><b>${nick}</b></td><td>${20 + n}.11.2026 12:0${n}</td></tr><tr><td colspan="2">Слово ${n}. ${red}</td></tr>`)}</table>`,
    'tr:nth-child(5) b',
    'tr:nth-child(6) td',
  ],
  [
    'headings and texts in one flat list',
    `<div>${rows((nick, n) => `<h4>${nick}, ${20 + n}.11.2026 12:0${n}</h4><p>Слово ${n}. ${red}</p>`)}</div>`,
    'h4:nth-of-type(3)',
    'p:nth-of-type(3)',
  ],
  [
    'everything in one line',
    `<div>${rows((nick, n) => `<p>[12:0${n}] <b>${nick}</b>: слово ${n}, ${red}</p>`)}</div>`,
    'p:nth-of-type(3) b',
    'p:nth-of-type(3)',
  ],
  [
    'a table for every post, the name with the time in one cell',
    rows(
      (nick, n) =>
        `<table border="1"><tr><td>${nick}<br>${20 + n}.11.2026 12:0${n}</td><td>Слово ${n}. ${red}</td></tr></table><br>`,
    ),
    'table:nth-of-type(3) td:nth-child(1)',
    'table:nth-of-type(3) td:nth-child(2)',
  ],
  [
    'several paragraphs beside the name',
    rows(
      (nick, n) =>
        `<article id="msg${100 + n}"><b>${nick}</b> <time datetime="2026-11-2${n}T12:0${n}:00+03:00">вчера</time><p>Слово ${n}.</p><p>${red}</p></article>`,
    ),
    'article:nth-of-type(3) b',
    'article:nth-of-type(3) p',
  ],
  [
    'a definition list, the time in the text cell',
    `<dl>${rows((nick, n) => `<dt>${nick}</dt><dd><small>${20 + n}.11.2026 12:0${n}</small> Слово ${n}. ${red}</dd>`)}</dl>`,
    'dt:nth-of-type(3)',
    'dd:nth-of-type(3)',
  ],
  [
    'class names of a framework',
    rows(
      (nick, n) =>
        `<div class="Post_root__a8f3k css-1x2y3z"><span class="sc-bdVaJa kQwXyZ">${nick}</span><i class="css-9ab8c7">12:0${n}</i><div class="Post_text__zz91q">Слово ${n}. ${red}</div></div>`,
    ),
    'div:nth-of-type(3) > span',
    'div:nth-of-type(3) > div',
  ],
];

describe('forums of other shapes', () => {
  it.each(SHAPES)('%s', (_name, html, author, body) => {
    const url = 'http://club.example/room.php?id=5';
    const doc = domOf(`<html><head><title>Игра</title></head><body>${html}</body></html>`, url);
    const [name, text] = [doc.querySelector(author), doc.querySelector(body)];
    if (!name || !text) throw new Error('not on the page');
    const site = learn(doc, url, { post: text, author: name, body: text });
    if (!site.ok) throw new Error(site.error.code);
    const opened = openAmong(withLearned(ALL, site.value), doc, { url, now: '', zone: 'UTC' });
    if (!opened.ok) throw new Error(JSON.stringify(site.value));
    const { posts } = wholePage(opened.value);
    expect(posts.map((post) => [post.author, post.runs.map((run) => run.text).join()])).toEqual(
      NICKS.map((nick) => [nick, 'Вася']),
    );
    expect(posts.every(({ time }) => /12:0\d/.test(time.raw) || time.iso !== null)).toBe(true);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(5);
  });
});
