import type { SeatId } from '../../game/state';
import type { Ballot } from '../../votes/ballot';
import type { VotePolicy } from '../../votes/policy';
import { type ReportInput, signed } from '../../votes/report';
import type { Roster } from '../../votes/roster';
import { publicTally, type TallyOptions } from '../../votes/tally';
import type { Phrase, Slots } from '../../words';
import { type Announced, announce, byName } from './announced';

export interface CountInput {
  ballots: readonly Ballot[];
  roster: Roster;
  policy: VotePolicy;
  day: number;
  options: TallyOptions;
}

/** The count any reader of the thread can make. */
export interface PublicCount {
  report: ReportInput;
}

/** Counts for the forum. It takes ballots and no tally, so that a true one cannot get in: every vote weighs one. */
export function publicCount({ ballots, roster, policy, day, options }: CountInput): PublicCount & Announced {
  const tally = publicTally(ballots, roster, policy, options);
  return announce({ report: { tally, ballots, roster, policy, day, complete: options.complete } });
}

export interface PublicFinal {
  day: number;
  /** In the order of the topic. */
  votes: readonly { voter: string; target: string; side: Ballot['side'] }[];
  absent: readonly string[];
  silenced: readonly string[];
  abstained: readonly string[];
  condemned: readonly string[];
}

/** The votes as they stand at the end and the verdict, without a single sum. */
export function publicFinal(count: PublicCount & Announced, condemned: readonly SeatId[]): PublicFinal & Announced {
  const { tally, roster, ballots, day } = count.report;
  const name = (seat: SeatId): string => roster.seats.find((one) => one.id === seat)?.name ?? seat;
  const names = (seats: readonly { name: string }[]): string[] => byName(seats.map((seat) => seat.name));
  return announce({
    day: day ?? 0,
    votes: ballots.flatMap(({ status, withdraws, target, voterName, side }) =>
      status === 'counts' && !withdraws && target !== null ? [{ voter: voterName, target: name(target), side }] : [],
    ),
    absent: names(tally.absent ?? []),
    silenced: names(tally.silenced),
    abstained: names(tally.abstained),
    condemned: byName(condemned.map(name)),
  });
}

/** A warning for the host before he posts. */
export interface Warning {
  words: Phrase;
  slots: Slots;
}

const WORDS = {
  other: {
    ru: 'По видимым голосам приговор другой: {visible}. Объявив «{condemned}», вы покажете, что чьи-то голоса весили больше или не считались. Скрыть это нельзя.',
    en: 'The visible votes say otherwise: {visible}. Announcing “{condemned}” shows that some votes weighed more or did not count. This cannot be hidden.',
  },
  nobody: { ru: 'никто', en: 'nobody' },
} satisfies Record<string, Phrase>;

/**
 * What cannot be hidden: a verdict that contradicts the sum every reader can make. `null` when the visible votes allow
 * it; where the tie rule leaves the choice to the host, any of the tied is allowed.
 */
export function cannotHide({ report }: PublicCount & Announced, condemned: readonly SeatId[]): Warning | null {
  const { tally, policy, roster } = report;
  const { kind, seats } = tally.leading;
  const visible = kind === 'nobody' ? [] : seats;
  const same =
    kind === 'ask'
      ? condemned.every((seat) => visible.includes(seat))
      : condemned.length === visible.length && condemned.every((seat) => visible.includes(seat));
  if (same) return null;
  const name = (seat: SeatId): string => roster.seats.find((one) => one.id === seat)?.name ?? seat;
  const points = (seat: SeatId): string => {
    const total = tally.standings.find((one) => one.seat === seat)?.total ?? 0;
    return policy.votesFor ? signed(total) : String(total);
  };
  const list = (ids: readonly SeatId[]): string =>
    byName(ids.map((seat) => `${name(seat)} (${points(seat)})`)).join(', ');
  return {
    words:
      visible.length === 0
        ? withNobody(WORDS.other, 'visible')
        : condemned.length === 0
          ? withNobody(WORDS.other, 'condemned')
          : WORDS.other,
    slots: {
      ...(visible.length === 0 ? {} : { visible: list(visible) }),
      ...(condemned.length === 0 ? {} : { condemned: list(condemned) }),
    },
  };
}

/** «Никто» is a word of the language, not a name: it goes into the phrase itself. */
const withNobody = (phrase: Phrase, slot: string): Phrase => ({
  ru: phrase.ru.replace(`{${slot}}`, WORDS.nobody.ru),
  en: phrase.en.replace(`{${slot}}`, WORDS.nobody.en),
});
