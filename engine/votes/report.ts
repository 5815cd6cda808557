import { fill, type Lang, type Phrase, type Slots } from '../words';
import type { Ballot } from './ballot';
import type { VotePolicy } from './policy';
import type { Roster, Seat } from './roster';
import type { Standing, Tally } from './tally';

export type ReportFormat = 'bbcode' | 'html' | 'plain';

export interface ReportInput {
  tally: Tally;
  ballots: readonly Ballot[];
  roster: Roster;
  policy: VotePolicy;
  /** Number of the game day for the heading, `null` to leave it out. */
  day: number | null;
  /** All pages of the topic were read; without it the report says that it is incomplete. */
  complete: boolean;
}

export interface ReportShape {
  format: ReportFormat;
  /** `wagon`: every candidate with his voters; `player`: every player with his vote. */
  by: 'wagon' | 'player';
  lang: Lang;
}

const WORDS = {
  title: { ru: 'Подсчёт голосов', en: 'Vote count' },
  titleDay: { ru: 'Подсчёт голосов, день {day}', en: 'Vote count, day {day}' },
  incomplete: {
    ru: 'предварительно: прочитаны не все страницы темы',
    en: 'provisional: not all pages of the topic were read',
  },
  open: { ru: 'предварительно: голосование не закрыто', en: 'provisional: the voting is not closed' },
  closed: { ru: 'голосование закрыто', en: 'the voting is closed' },
  against: { ru: 'против', en: 'against' },
  for: { ru: 'за', en: 'for' },
  penalty: { ru: 'штраф {points}', en: 'penalty {points}' },
  absent: { ru: 'Не проголосовали', en: 'Have not voted' },
  abstained: { ru: 'Отказались голосовать', en: 'Declined to vote' },
  silenced: { ru: 'Без голоса', en: 'Without a vote' },
  doubts: { ru: 'Сомнительные, не учтены', en: 'Doubtful, not counted' },
  noVote: { ru: 'не голосовал(а)', en: 'has not voted' },
  declined: { ru: 'отказ от голоса', en: 'declined to vote' },
  silent: { ru: 'без голоса', en: 'without a vote' },
  total: { ru: 'Итог', en: 'Totals' },
} satisfies Record<string, Phrase>;

const MAX_NICK = 80;
/** Tags forums know: a nick that looks like one («[b]») would be eaten, «[Дон]» would not. */
export const FORUM_TAG =
  /\[(?=\/?(?:b|i|u|s|url|img|image|color|colour|size|font|quote|code|list|\*|li|ul|ol|spoiler|hide|left|center|right|justify|email|youtube|media|video|audio|attach|attachment|table|tr|td|th|user|mention|align|indent|sub|sup|hr|html|php|noparse|plain)(?:[\s=\]]))/giu;
const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

interface Ink {
  nick: (nick: string) => string;
  strong: (text: string) => string;
  line: (text: string) => string;
  wrap: (lines: readonly string[]) => string;
}

/** A nick on one line, without characters that turn the text around, and cut when nobody could read it. */
export const shownNick = (nick: string): string => {
  const flat = nick
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...flat];
  return letters.length > MAX_NICK ? `${letters.slice(0, MAX_NICK - 1).join('')}…` : flat;
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => HTML[sign] ?? sign);

/** How each format writes nicks, emphasis and lines. */
export const INKS: Record<ReportFormat, Ink> = {
  plain: { nick: shownNick, strong: (text) => text, line: (text) => text, wrap: (lines) => lines.join('\n') },
  // A word joiner after the bracket is invisible and keeps the forum from reading a tag.
  bbcode: {
    nick: (nick) => shownNick(nick).replace(FORUM_TAG, '[\u2060'),
    strong: (text) => `[b]${text}[/b]`,
    line: (text) => text,
    wrap: (lines) => lines.join('\n'),
  },
  html: {
    nick: (nick) => escapeHtml(shownNick(nick)),
    strong: (text) => `<b>${text}</b>`,
    line: (text) => `${text}<br>`,
    wrap: (lines) => `<p>\n${lines.join('\n')}\n</p>`,
  },
};

/** «−3», «0», «+2»: a typographic minus, a plus for what is above zero. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/**
 * The count as text for the forum, always in one form whatever the numbers: every section stands, empty ones with a
 * dash. Built from the public count only.
 */
export function voteReport(input: ReportInput, { format, by, lang }: ReportShape): string {
  const { tally, policy, roster } = input;
  const ink = INKS[format];
  const say = (phrase: Phrase, slots?: Slots): string => fill(phrase, lang, slots);
  const nicks = (names: readonly string[]): string => (names.length === 0 ? '—' : names.map(ink.nick).join(', '));
  const seats = (list: readonly Seat[]): string => nicks(list.map((it) => it.name));
  const points = (it: Standing): string => (policy.votesFor ? signed(it.total) : String(it.total));

  const wagon = (it: Standing): string => {
    const side = (name: Ballot['side']): string => {
      const voters = it.votes.filter((vote) => vote.side === name).map((vote) => vote.voterName);
      return `${say(WORDS[name])} ${voters.length}: ${nicks(voters)}`;
    };
    const parts = policy.votesFor ? [side('against'), side('for')] : [side('against')];
    if (policy.absentPenalty !== 0) parts.push(say(WORDS.penalty, { points: signed(it.penalty) }));
    return `${ink.strong(`${ink.nick(it.player)}: ${points(it)}`)} (${parts.join('; ')})`;
  };

  const votes = new Map(
    tally.standings.flatMap((it) =>
      it.votes.map((vote) => [vote.voter ?? vote.voterName, { vote, on: it.player }] as const),
    ),
  );
  const player = (seat: Seat): string => {
    const given = votes.get(seat.id);
    const silent = tally.silenced.includes(seat);
    const word = silent ? WORDS.silent : tally.abstained.includes(seat) ? WORDS.declined : WORDS.noVote;
    return `${ink.nick(seat.name)}: ${given ? `${say(WORDS[given.vote.side])} ${ink.strong(ink.nick(given.on))}` : say(word)}`;
  };

  const doubts = input.ballots.filter((it) => it.status === 'doubt').length;
  const state = !input.complete ? WORDS.incomplete : tally.provisional ? WORDS.open : WORDS.closed;
  const living = roster.seats.filter((seat) => seat.deadSince === null || votes.has(seat.id));
  const totals = tally.standings.filter((it) => it.total !== 0).map((it) => `${ink.nick(it.player)} ${points(it)}`);
  const lines = [
    ink.strong(input.day === null ? say(WORDS.title) : say(WORDS.titleDay, { day: input.day })),
    say(state),
    '',
    ...(by === 'wagon'
      ? tally.standings.map(wagon)
      : [...living].sort((a, b) => (a.name < b.name ? -1 : 1)).map(player)),
    ...(by === 'player' ? ['', `${say(WORDS.total)}: ${totals.join(', ') || '—'}`] : ['']),
    `${say(WORDS.absent)}: ${tally.absent === null ? '—' : seats(tally.absent)}`,
    `${say(WORDS.abstained)}: ${seats(tally.abstained)}`,
    `${say(WORDS.silenced)}: ${seats(tally.silenced)}`,
    `${say(WORDS.doubts)}: ${doubts === 0 ? '—' : doubts}`,
  ];
  return ink.wrap(lines.map(ink.line));
}
