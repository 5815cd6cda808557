import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newThread } from '../../engine/store/public/threads';
import { PLAYERS } from '../demo/players';

const AT = '2026-11-30T20:00:00.000Z';
const POSTS = 60;

/** Rows of both databases by table: what a host's browser holds after so many games of twenty, each with its thread. */
export type Shelves = Readonly<Record<'public' | 'secret', Readonly<Record<string, readonly unknown[]>>>>;

interface Stored {
  log: { head: number; entries: readonly object[] };
}

/** Finished games on one forum: rosters, threads with their votes as first seen and decisions about them, secret logs. */
export function playedGames(games: number, forum: string): Shelves {
  const file = fileURLToPath(new URL('../game/fixtures/flg-v1.json', import.meta.url));
  const { log } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  const numbers = Array.from({ length: games }, (_, at) => at + 1);
  const { origin, pathname } = new URL(forum);
  const key = (n: number): string => `phpbb3|${origin}|${pathname}|${1000 + n}`;
  const nicks = Object.values(PLAYERS).map(({ nick }) => nick);
  const url = (n: number): string => `${forum}viewtopic.php?t=${1000 + n}`;
  const seats = nicks.map((nick, at) => ({
    id: `account:${at}`,
    name: nick,
    accounts: [{ nick, id: String(at) }],
    aliases: [],
    forms: [`${nick}а`, `${nick}у`, `${nick}ом`],
    number: at + 1,
    deadSince: at > 4 ? '' : null,
    silenced: false,
  }));
  const post = (n: number, at: number): object => ({
    id: `${n}${at}`,
    number: at,
    author: nicks[at % nicks.length],
    authorId: String(at % nicks.length),
    time: { iso: AT, raw: '30 ноя 2026, 23:00', seconds: false },
    permalink: `${url(n)}#p${n}${at}`,
    edited: null,
    hidden: false,
    runs: [
      {
        ink: 'red',
        colour: 'red',
        text: nicks[(at + 3) % nicks.length],
        bold: true,
        struck: false,
        spoiler: false,
        before: '',
        after: '',
      },
    ],
    text: `Голосую против. ${'Потому что он молчал весь день. '.repeat(5)}`,
  });
  return {
    public: {
      games: numbers.map((n) => ({
        id: `public-${n}`,
        title: `Мафия №${n} «Город Липовск»`,
        preset: 'flg',
        overrides: {},
        roster: { confirmed: true, seats, hosts: [{ nick: 'Ведущий', id: '2' }] },
        day: { number: 5, start: null, deadline: null, nominees: [] },
        changedAt: AT,
        removedAt: null,
      })),
      threads: numbers.map((n) => ({
        ...newThread({ key: key(n), forum, engine: 'phpbb3', url: url(n), title: `Мафия №${n}` }, AT),
        game: `public-${n}`,
        watched: true,
        pagesRead: [1, 2, 3],
        authors: nicks.map((nick, at) => ({ nick, id: String(at), posts: 9 })),
      })),
      seen: numbers.flatMap((n) =>
        Array.from({ length: POSTS }, (_, at) => ({
          thread: key(n),
          id: `${n}${at}`,
          seenAt: AT,
          post: post(n, at),
          later: [],
        })),
      ),
      decisions: numbers.flatMap((n) =>
        Array.from({ length: 5 }, (_, at) => ({
          thread: key(n),
          at: AT,
          decision: { kind: 'ignore', post: `${n}${at}` },
          undone: false,
        })),
      ),
    },
    secret: {
      games: numbers.map((n) => ({
        id: `secret-${n}`,
        title: `Мафия №${n}`,
        ruleset: 'flg',
        createdAt: AT,
        changedAt: AT,
        head: log.head,
        count: log.entries.length,
        projected: log.head,
        publicGame: `public-${n}`,
        archived: false,
        removedAt: null,
      })),
      entries: numbers.flatMap((n) => log.entries.map((entry) => ({ ...entry, game: `secret-${n}` }))),
    },
  };
}
