import type { Run } from '../../engine/forums/page';
import { inkAnswers } from '../../engine/votes/ink';
import type { Anatomy, MarkOptions } from '../../engine/votes/marks';

// Snippets of posts and the runs in them: the same for every implementation of the DOM, Chromium's included.

export const ANATOMY: Anatomy = {
  drop: 'blockquote,.code,.edit,.signature',
  spoiler: '.spoiler',
  cut: /^\s*_{8,}\s*$/,
};

/** A run in short: ink, text, and the flags that are set. */
export const brief = ({ ink, text, bold, struck, spoiler }: Run): string =>
  [`${ink}: ${text}`, bold && 'bold', struck && 'struck', spoiler && 'spoiler'].filter(Boolean).join(' | ');

export const red = (inner: string): string => `<span style="color:red">${inner}</span>`;
export const blue = (inner: string): string => `<span style="color: blue;" class="bbc_color">${inner}</span>`;

export interface Case {
  html: string;
  runs: string[];
  options?: MarkOptions;
}

export const CASES: Record<string, Case> = {
  'a plain vote': { html: `${red('Вася')} подозрительно рано пришёл.`, runs: ['red: Вася'] },
  'font element, attribute': { html: '<font color="Red">Вася</font>', runs: ['red: Вася'] },
  'font element, hex without #': { html: '<FONT COLOR=FF0000>Вася</FONT>', runs: ['red: Вася'] },
  'style beats the attribute': { html: '<font color="red" style="color: blue">Вася</font>', runs: ['blue: Вася'] },
  'invalid hex of MyBB': {
    html: '<span style="color: FF0000;" class="mycode_color">Вася</span>',
    runs: ['red: Вася'],
  },
  'upper case, spaces, important': {
    html: '<span STYLE="  COLOR :  RED  ! important ; ">Вася</span>',
    runs: ['red: Вася'],
  },
  'the last declaration wins': { html: '<span style="color: blue; color: red">Вася</span>', runs: ['red: Вася'] },
  'unless an earlier one is important': {
    html: '<span style="color: blue !important; color: red">Вася</span>',
    runs: ['blue: Вася'],
  },
  'comments inside a style': {
    html: '<span style="/* a;color:red */color/**/: blue">Вася</span>',
    runs: ['blue: Вася'],
  },
  'background and border are not ink': {
    html: '<span style="background-color: red; border-color:blue">Вася</span>',
    runs: [],
  },
  'Dark Reader repaints, the declaration stays': {
    html: '<span style="color: red; --darkreader-inline-color: #1a1aff;" data-darkreader-inline-color="">Вася</span>',
    runs: ['red: Вася'],
  },
  'bold inside colour': { html: red('<strong>КотБаюн</strong>'), runs: ['red: КотБаюн | bold'] },
  'colour inside bold': { html: `<b>${red('Тень_отца')}</b>`, runs: ['red: Тень_отца | bold'] },
  'bold by style': { html: `<span style="font-weight: bold;">${red('Вася')}</span>`, runs: ['red: Вася | bold'] },
  'bold taken back': { html: `<b><span style="font-weight:400">${red('Вася')}</span></b>`, runs: ['red: Вася'] },
  'part of a bold sentence': {
    html: `<strong>Я за то, чтобы ${red('Вася')} ушёл</strong>`,
    runs: ['red: Вася | bold'],
  },
  'link inside colour': { html: red('<a href="/u/vasya" class="postlink">Вася</a>'), runs: ['red: Вася'] },
  'colour inside link': { html: `<a href="/u/vasya">${red('Вася')}</a> вот его профиль`, runs: ['red: Вася'] },
  'size around colour': {
    html: `<span style="font-size:150%;line-height:116%">${red('Вася')}</span>!!!`,
    runs: ['red: Вася'],
  },
  'size inside colour': { html: red('<span style="font-size: 8pt">Ва</span>ся'), runs: ['red: Вася'] },
  'two votes in a post': { html: `${red('Вася')}... хотя нет, ${red('Петя')}.`, runs: ['red: Вася', 'red: Петя'] },
  'blue and red in a post': { html: `${blue('Петя')}, ${red('Зайка')}`, runs: ['blue: Петя', 'red: Зайка'] },
  'blue and red touching': { html: blue('Петя') + red('Зайка'), runs: ['blue: Петя', 'red: Зайка'] },
  'adjacent runs are one phrase': { html: red('Вася') + red(', вот он'), runs: ['red: Вася, вот он'] },
  'nick split by bold': { html: `${red('Вас')}<strong>${red('я')}</strong>`, runs: ['red: Вася'] },
  'nick split by two spellings of red': {
    html: '<span style="color:#FF0000">Black</span><span style="color:#f00">Mamba</span>',
    runs: ['red: BlackMamba'],
  },
  'merged over white space': { html: `${red('Вася')} \n ${red('Пупкин')}`, runs: ['red: Вася Пупкин'] },
  'merged over comments of IP.Board': {
    html: '<!--coloro:red--><span style="color:red"><!--/coloro-->Вас<!--colorc--></span><!--/colorc--><!--coloro:red--><span style="color:red"><!--/coloro-->я<!--colorc--></span><!--/colorc-->',
    runs: ['red: Вася'],
  },
  'merged over invisible characters': { html: `${red('Вас')}\u200b\u2060${red('я')}`, runs: ['red: Вас\u200b\u2060я'] },
  'merged over a picture': { html: `${red('Вася')} <img alt="Петя"> ${red('Пупкин')}`, runs: ['red: Вася Пупкин'] },
  'not merged over words or punctuation': {
    html: `${red('Вася')} и ${red('Петя')}, ${red('Маша')}`,
    runs: ['red: Вася', 'red: Петя', 'red: Маша'],
  },
  'not merged over a line end': {
    html: `${red('Вася')}<br>${red('Петя')}<p>${red('Маша')}</p>`,
    runs: ['red: Вася', 'red: Петя', 'red: Маша'],
  },
  'one element over two lines is one run': { html: red('Вася<br>и Петя'), runs: ['red: Вася и Петя'] },
  'a block around paragraphs is one run': {
    html: '<div style="color:red"><p>Вася</p>\n<p>Петя</p></div>',
    runs: ['red: Вася Петя'],
  },
  'no run reaches over a quote': {
    html: '<div style="color:red">Вася<blockquote>чужое</blockquote>Петя</div>',
    runs: ['red: Вася', 'red: Петя'],
  },
  'other colours differ unless equal': {
    html: '<font color="green">Ва</font><font color="#008000">ся</font><font color="orange">Петя</font>',
    runs: ['other: Вася', 'other: Петя'],
  },
  'doubts about two colours are two runs': {
    html: '<font color="salmon">Ва</font><font color="brown">ся</font>',
    runs: ['doubt: Ва', 'doubt: ся'],
  },
  'the nearest colour rules': {
    html: red(`Вася ${blue('Петя')} Маша`),
    runs: ['red: Вася', 'blue: Петя', 'red: Маша'],
  },
  'black inside red is not red': {
    html: red('Вася <span style="color:#000000">(шучу)</span>'),
    runs: ['red: Вася'],
  },
  'inherit and nonsense let the outer colour through': {
    html: red('В<span style="color:inherit">а</span><span style="color: transaprent">с</span><font color="">я</font>'),
    runs: ['red: Вася'],
  },
  'quotes of any nesting': {
    html: `<blockquote>${red('Вася')}<blockquote>${blue('Петя')}</blockquote>${red('Маша')}</blockquote>Согласна. ${red('Вася')}`,
    runs: ['red: Вася'],
  },
  'only a quote': { html: `<blockquote>${red('Вася')}</blockquote>Пока не голосую.`, runs: [] },
  'code, edit note, signature': {
    html: `<pre class="code">${red('Вася')}</pre><p class="edit">${red('Вася')}</p><div class="signature">${blue('Петя')}</div>`,
    runs: [],
  },
  'signature after a line of underscores': {
    html: `${red('Вася')}<br>_________________<br>${red('Петя')}`,
    runs: ['red: Вася'],
  },
  'struck out': { html: `<s>${red('Лелик')}</s> ${red('Вася')}`, runs: ['red: Лелик | struck', 'red: Вася'] },
  'every kind of striking': {
    html: `<del>${red('а')}</del>,<strike>${red('б')}</strike>,<span class="bbs">${red('в')}</span>,<span style="text-decoration: line-through;" class="mycode_s">${red('г')}</span>,<span style="text-decoration-line:underline line-through">${red('д')}</span>`,
    runs: [...'абвгд'].map((letter) => `red: ${letter} | struck`),
  },
  'underlined is not struck': { html: `<u style="text-decoration: underline">${red('Вася')}</u>`, runs: ['red: Вася'] },
  'only the struck stretch is struck': {
    html: red('Вася <s>Петя</s> Маша'),
    runs: ['red: Вася', 'red: Петя | struck', 'red: Маша'],
  },
  spoiler: {
    html: `<div class="spoiler"><div>Спойлер</div><div>${red('Иван')}</div></div>`,
    runs: ['red: Иван | spoiler'],
  },
  'hidden by style': { html: `<div style="display:none">${red('Вася')}</div>`, runs: ['red: Вася | spoiler'] },
  'hidden by details': {
    html: `<details><summary>Ещё</summary>${red('Вася')}</details>`,
    runs: ['red: Вася | spoiler'],
  },
  'hidden by attribute': { html: `<span hidden>${red('Вася')}</span>`, runs: ['red: Вася | spoiler'] },
  'hidden by visibility': {
    html: red('Вася<i style="visibility: hidden">Петя</i>'),
    runs: ['red: Вася', 'red: Петя | spoiler'],
  },
  'a quote inside a spoiler': { html: `<div class="spoiler"><blockquote>${red('Вася')}</blockquote></div>`, runs: [] },
  'coloured white space': { html: `${red(' \n\u00a0')}${red('')}${blue('<br>')}Вася`, runs: [] },
  'coloured invisible characters': { html: red('\u200b\u200f\u2066\ufeff\u2800\u3164'), runs: [] },
  'coloured emoji': { html: `${red('😀👍🏽')} ${red('❤️')} ${red('🇷🇺')}`, runs: [] },
  'a nick of punctuation is a run': { html: red('***'), runs: ['red: ***'] },
  'emoji inside a nick stay': { html: red('Петя<b>😀</b>ц'), runs: ['red: Петя😀ц'] },
  'RTL marks inside a nick stay': { html: red('\u200fדָּנִי\u200f'), runs: ['red: \u200fדָּנִי\u200f'] },
  'U+FEFF inside a nick is no space': { html: red('Ва\ufeffся'), runs: ['red: Ва\ufeffся'] },
  'white space is folded': { html: red('  Вася\n\t\u00a0 Пупкин '), runs: ['red: Вася Пупкин'] },
  'pictures do not vote': { html: red('<img src="x" alt="Вася" title="Вася">'), runs: [] },
  'what is not text does not vote': {
    html: red(
      '<script>Вася</script><style>Вася</style><textarea>Вася</textarea><button>Вася</button><noscript>Вася</noscript>',
    ),
    runs: [],
  },
  'grey, black, white, transparent': {
    html: ['grey', '#000', '#353c41', 'white', 'transparent', 'rgba(255,0,0,0)']
      .map((colour) => `<span style="color:${colour}">Вася</span>`)
      .join(' '),
    runs: [],
  },
  'green and orange are other colours': {
    html: '<span style="color:green">Вася мирный</span>, <span style="color:orange">Петя</span> тоже',
    runs: ['other: Вася мирный', 'other: Петя'],
  },
  'dead zone': { html: '<span style="color:salmon">Вася</span>', runs: ['doubt: Вася'] },
  'dead zone answered': {
    html: '<span style="color:#FA8072">Вася</span> <font color="brown">Петя</font> <font color="coral">Маша</font>',
    options: {
      inks: inkAnswers([
        { colour: 'salmon', means: 'red' },
        { colour: 'brown', means: 'none' },
      ]),
    },
    runs: ['red: Вася', 'doubt: Маша'],
  },
  'grey answered': {
    html: '<span style="color:grey">Вася</span>',
    options: { inks: inkAnswers([{ colour: 'gray', means: 'red' }]) },
    runs: ['red: Вася'],
  },
  'broken markup': {
    html: `<span style="color:red">Вася<b><i>Петя</b> Маша</span></i></div></p><font color=blue>Зайка`,
    runs: ['red: ВасяПетя Маша', 'red: ', 'blue: Зайка'].filter((run) => run !== 'red: '),
  },
  'bold is no vote unless the rules say so': { html: '<b>Вася</b>', runs: [] },
  'bold votes': {
    html: '<b>Вася</b> и <span style="font-weight:700">Петя</span>, <strong><s>Маша</s></strong>',
    options: { bold: true },
    runs: ['other: Вася | bold', 'other: Петя | bold', 'other: Маша | bold | struck'],
  },
  'bold votes merge over colours': {
    html: `<b>Голос: ${red('Вася')}</b> ${red('не жирный')}`,
    options: { bold: true },
    runs: ['red: Голос: Вася | bold', 'red: не жирный'],
  },
  'one bold element over lines': {
    html: '<b>Вася<br>Петя</b>',
    options: { bold: true },
    runs: ['other: Вася Петя | bold'],
  },
};
