import { HOST, PLAYERS } from './players';
import type { DemoPost, DemoThread, Member } from './thread';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const { alisa, tihon, morgana, kotofey } = PLAYERS;

/** Votes of the thread by place: two on the first page, two on the second, two on the third. */
const VOTES: Readonly<Record<number, readonly [by: Member, against: string]>> = {
  5: [alisa, 'Гоша'],
  8: [kotofey, 'Марта'],
  25: [tihon, 'Марта'],
  28: [morgana, 'Штурман'],
  45: [kotofey, 'Гоша'],
  48: [morgana, 'Гоша'],
};

/** Place of tihon's vote on the second page. */
export const SECOND_PAGE_VOTE = 25;

/** How it ends: kotofey and morgana changed their votes on the third page. */
export const RECENT = { all: { Гоша: 3, Марта: 1 }, third: { Гоша: 2 } } as const;

/** Id of the post at a place of the thread, from 1. */
export const recentId = (id: number, place: number): number => id * 1000 + place;

/**
 * A thread of three pages written just now, whenever now is: the first page ten days ago, the others some hours ago, so that
 * the first is read once and for all and the others may still be edited.
 */
export function recent(id: number): DemoThread {
  const now = Date.now();
  const talkers = [HOST, ...Object.values(PLAYERS)];
  const posts = Array.from({ length: 55 }, (_, index): DemoPost => {
    const place = index + 1;
    const vote = VOTES[place];
    const start = place <= 20 ? now - 240 * HOUR : now - 5 * HOUR;
    return {
      id: recentId(id, place),
      author: place === 1 ? HOST : (vote?.[0] ?? talkers[1 + (index % (talkers.length - 1))] ?? HOST),
      at: new Date(start + place * MINUTE).toISOString(),
      text: vote ? `Мой голос: [color=red]${vote[1]}[/color]` : `Думаю вслух, раз ${place}.`,
    };
  });
  return { id, title: 'Мафия «Свежая»', posts };
}
