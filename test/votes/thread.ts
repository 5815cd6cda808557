import type { Ink, Post, Run } from '../../engine/forums/page';
import { type CountInput, readBallots } from '../../engine/votes/ballots';
import { buildNames } from '../../engine/votes/names/names';
import type { VotePolicy } from '../../engine/votes/policy';
import { FLG } from '../../engine/votes/presets';
import type { Roster, Seat } from '../../engine/votes/roster';

/**
 * Marks of a written post: `[r]…[/r]` red, `[b]…[/b]` blue, `[d]…[/d]` a colour of the dead zone, `[g]…[/g]` green,
 * `[B]…[/B]` bold, `[s]` struck red, `[p]` red in a spoiler.
 */
const MARKS: Record<string, { ink: Ink; colour: string; bold?: true; struck?: true; spoiler?: true }> = {
  r: { ink: 'red', colour: 'red' },
  b: { ink: 'blue', colour: 'blue' },
  d: { ink: 'doubt', colour: '#ff8c00' },
  g: { ink: 'other', colour: 'green' },
  B: { ink: 'other', colour: '', bold: true },
  s: { ink: 'red', colour: 'red', struck: true },
  p: { ink: 'red', colour: 'red', spoiler: true },
};

/** Runs and plain words of a text written with {@link MARKS}, as the page reader gives them. */
export function written(markup: string): { runs: Run[]; text: string } {
  const runs: { run: Run; at: number; end: number }[] = [];
  let text = '';
  let line = '';
  let words = '';
  for (const piece of markup.split(/(\[[rbdgBsp]\][\s\S]*?\[\/[rbdgBsp]\])/u)) {
    const [, tag = '', inside = ''] = /^\[([rbdgBsp])\]([\s\S]*?)\[\/\1\]$/u.exec(piece) ?? [];
    const mark = MARKS[tag];
    const shown = mark ? inside : piece;
    if (mark)
      runs.push({
        run: {
          ink: mark.ink,
          colour: mark.colour,
          text: inside,
          bold: !!mark.bold,
          struck: !!mark.struck,
          spoiler: !!mark.spoiler,
          before: '',
          after: '',
        },
        at: line.length,
        end: line.length + inside.length,
      });
    line += shown;
    if (!mark?.struck && !mark?.spoiler) words += shown;
    text = line;
  }
  // The reader's context is the words of the line since the last vote and up to the next one.
  const bounds = runs.filter(({ run }) => !run.struck && (run.ink !== 'other' || run.bold));
  for (const it of runs) {
    const from = Math.max(0, ...bounds.filter((other) => other.end <= it.at).map((other) => other.end));
    const to = Math.min(text.length, ...bounds.filter((other) => other.at >= it.end).map((other) => other.at));
    it.run.before = (text.slice(from, it.at).split('\n').at(-1) ?? '').slice(-80);
    it.run.after = (text.slice(it.end, to).split('\n')[0] ?? '').slice(0, 80);
  }
  return { runs: runs.map((it) => it.run), text: words.trim() };
}

let next = 0;

/** A post of `author`; ids grow. */
export function post(author: string | null, markup: string, more: Partial<Post> = {}): Post {
  next++;
  return {
    id: String(next),
    number: null,
    author,
    authorId: null,
    time: { iso: null, raw: '', seconds: true },
    permalink: `https://forum.example/#p${next}`,
    edited: null,
    hidden: false,
    ...written(markup),
    ...more,
  };
}

export const at = (iso: string, seconds = true): Pick<Post, 'time'> => ({ time: { iso, raw: iso, seconds } });

export const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  id: `s-${name}`,
  name,
  accounts: [{ nick: name, id: null }],
  aliases: [],
  forms: [],
  number: null,
  deadSince: null,
  silenced: false,
  ...more,
});

export const HOST = 'Ведущая Лиса';

export const roster = (seats: readonly (string | Seat)[], more: Partial<Roster> = {}): Roster => ({
  confirmed: true,
  seats: seats.map((it) => (typeof it === 'string' ? seat(it) : it)),
  hosts: [{ nick: HOST, id: null }],
  ...more,
});

/** Ballots of a thread by FLG or another policy. */
export function ballots(
  players: Roster,
  posts: readonly Post[],
  more: Partial<Omit<CountInput, 'names'>> & {
    aliases?: { alias: string; nick: string }[];
    rules?: Partial<VotePolicy>;
  } = {},
) {
  const { aliases = [], rules = {}, ...rest } = more;
  const policy = { ...(more.policy ?? FLG), ...rules };
  const names = buildNames(players, { aliases, rosterNumbers: policy.rosterNumbers });
  return readBallots({ posts, roster: players, ...rest, policy, names });
}

/** «Вася counts», «Вася,Петя doubt»: what the last ballot of a thread came to, without the seat prefix. */
export const brief = (it: {
  status: string;
  side: string;
  target: string | null;
  candidates: readonly string[];
  withdraws: boolean;
}): string => {
  const who = (it.target ? [it.target] : it.candidates).map((id) => id.slice(2)).join(',');
  return [it.status, it.withdraws ? 'none' : it.side, who].filter((part) => part !== '').join(' ');
};
