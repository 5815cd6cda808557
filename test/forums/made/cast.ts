/** One post of the made thread, with its time in every form an engine may print. */
export interface Made {
  id: number;
  n: number;
  name: string;
  /** Account number, `null` for a guest. */
  uid: number | null;
  /** Words before the vote, the vote, words after it. */
  text: string;
  vote: { colour: string; name: string } | null;
  /** Whom the post quotes; the quoted words hold a red vote of their own. */
  quotes: string | null;
  editor: string | null;
  /** The signature holds a red nick. */
  signed: boolean;
  dots: string;
  words: string;
  dashes: string;
  iso: string;
  utc: string;
  unix: number;
}

const at = (n: number): Pick<Made, 'dots' | 'words' | 'dashes' | 'iso' | 'utc' | 'unix'> => ({
  dots: `28.11.2026, 01:${n}`,
  words: `28 ноя 2026, 01:${n}`,
  dashes: `2026-11-28 01:${n}:07`,
  iso: `2026-11-28T01:${n}:07+03:00`,
  utc: `2026-11-27T22:${n}:07Z`,
  unix: Date.UTC(2026, 10, 27, 22, n, 7) / 1000,
});

const post = (n: number, name: string, uid: number | null, more: Partial<Made>): Made => ({
  id: 500 + n,
  n,
  name,
  uid,
  text: 'Перечитал ночь.',
  vote: null,
  quotes: null,
  editor: null,
  signed: false,
  ...at(n),
  ...more,
});

/** Second of three pages of topic 77: a vote, a quoted vote beside an own one, a guest, a coloured signature. */
export const CAST: readonly Made[] = [
  post(21, 'Вася', 2, { vote: { colour: 'red', name: 'Петя' } }),
  post(22, "O'Henry", 11, { vote: { colour: 'blue', name: 'Вася' }, quotes: 'Вася', editor: 'Ведущая' }),
  post(23, 'Прохожий', null, {}),
  post(24, 'Лёлик', 6, { vote: { colour: '#FF0000', name: 'Zайка' }, signed: true }),
];

export const TITLE = 'Мафия на даче. День первый';
export const HOST_ID = 1;
/** When the second post was edited, in the forms of the notes. */
export const EDITED = {
  dots: '28.11.2026, 08:05',
  words: '28 ноя 2026, 08:05',
  dashes: '2026-11-28 08:05:00',
  iso: '2026-11-28T08:05:00+03:00',
  unix: 1795842300,
  utc: '2026-11-28T05:05:00Z',
};

/** A page of one engine and what must be read from it. */
export interface MadePage {
  url: string;
  html: string;
  /** `origin|base path|topic id` part of the key. */
  key: string;
  numbers: boolean;
  /** The engine names the editor; XenForo does not. */
  namesEditor: boolean;
  /** Its times are to the second. */
  seconds: boolean;
  permalink: string;
  /** Account numbers stand on the page. */
  accounts: boolean;
  pages: boolean;
}

export interface Engine {
  url: string;
  /** Whole page around the posts. */
  frame: (posts: string) => string;
  post: (post: Made, parts: { body: string }) => string;
  /** Coloured text as the engine prints it. */
  colour?: (colour: string, text: string) => string;
  quote: (who: string, words: string) => string;
  permalink: string;
  key?: string;
  numbers?: boolean;
  namesEditor?: boolean;
  seconds?: boolean;
  accounts?: boolean;
  pages?: boolean;
}

const span = (colour: string, text: string): string => `<span style="color: ${colour}">${text}</span>`;
export const font = (colour: string, text: string): string => `<font color="${colour}">${text}</font>`;
/** Coloured nick for a signature. */
export const signature = (colour: (colour: string, text: string) => string = span): string =>
  `${colour('red', 'Вася')} — лучший город`;
export const when = (condition: unknown, html: string): string => (condition ? html : '');

/** Puts the cast onto a page of an engine. */
export function make(engine: Engine): MadePage {
  const colour = engine.colour ?? span;
  const posts = CAST.map((post) => {
    const quote = post.quotes === null ? '' : engine.quote(post.quotes, `Подозреваю ${colour('red', 'Лёлик')}`);
    const vote = post.vote === null ? '' : ` Мой голос ${colour(post.vote.colour, post.vote.name)}.`;
    return engine.post(post, { body: `${quote}${post.text}${vote}` });
  });
  const { numbers = true, namesEditor = true, seconds = false, accounts = true, pages = true } = engine;
  const html = `<!DOCTYPE html>${engine.frame(posts.join('\n'))}`;
  const key = engine.key ?? 'https://forum.example|/|77';
  return { url: engine.url, html, key, numbers, namesEditor, seconds, accounts, pages, permalink: engine.permalink };
}
