import type { GameEvent } from '../game/events';
import { type Game, step } from '../game/fold';
import type { Ruleset } from '../rulesets/ruleset';
import { opensAt } from '../votes/execution';
import execution from './kinds/execution';
import final from './kinds/final';
import interim from './kinds/interim';
import lastWord from './kinds/last-word';
import opening from './kinds/opening';
import strike from './kinds/strike';
import voting from './kinds/voting';
import type { Letter } from './letter';
import { FORUM, stateOf, toldLetters } from './night';
import type { Announced } from './public/announced';
import { type PublicCount, publicFinal } from './public/count';
import { type DayTimes, publicLastWord, publicOpening, publicStrike, publicVerdict, publicVoting } from './public/day';

type Of<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

export interface DayTexts {
  /** The count of the thread, for the final list of votes. */
  count?: PublicCount & Announced;
  /** Until when the executed may speak, as it is shown; only where the rules give him a last word. */
  lastWord?: string;
  /** The day's times as they are shown, with the zone; the event's own when left out. */
  times?: DayTimes;
}

/**
 * Letters of a day's event, made before or after it is committed; `before`: the game as it stood. Ids: `day/N/opening`,
 * `day/N/final`, `day/N/execution`, `day/N/last-word`, `day/N/notice/SEAT`, `strike/SEAT`.
 */
export function lettersOfDay(
  event: Of<'day-opened' | 'verdict' | 'modkill' | 'disqualified'>,
  before: Game,
  texts: DayTexts = {},
): Letter[] {
  switch (event.kind) {
    case 'day-opened': {
      const times = texts.times ?? { start: event.start, deadline: event.deadline };
      return [opening.to(FORUM, `day/${event.day}/opening`, publicOpening(stateOf(before), event.day, times))];
    }
    case 'verdict':
      return verdictLetters(event, before, texts);
    case 'modkill':
    case 'disqualified': {
      const after = stateOf(step(before, event));
      return [
        strike.to(FORUM, `strike/${event.seat}`, publicStrike(event, after)),
        ...toldLetters(`strike/${event.seat}`, after.night, event.effects, after),
      ];
    }
  }
}

function verdictLetters(event: Of<'verdict'>, before: Game, { count, lastWord: until }: DayTexts): Letter[] {
  const after = stateOf(step(before, event));
  const id = `day/${event.day}`;
  const verdict = publicVerdict(event, after);
  return [
    ...(count ? [final.to(FORUM, `${id}/final`, publicFinal(count, event.condemned))] : []),
    execution.to(FORUM, `${id}/execution`, verdict),
    ...(until !== undefined && verdict.dead.length > 0
      ? [lastWord.to(FORUM, `${id}/last-word`, publicLastWord(verdict, until))]
      : []),
    ...toldLetters(id, event.day, event.effects, after),
  ];
}

/** Times of a day as they are shown; with the hour of the execution where the rules give the voting one. */
export function timesOf(
  { start, deadline }: Pick<Of<'day-opened'>, 'start' | 'deadline'>,
  { votingHour }: Pick<Ruleset, 'votingHour'>,
  shown: (iso: string) => string,
): DayTimes {
  const closes = Date.parse(deadline);
  const hour = votingHour !== undefined && !Number.isNaN(closes);
  return {
    start: shown(start),
    deadline: shown(deadline),
    ...(hour && { execution: shown(new Date(opensAt(closes)).toISOString()) }),
  };
}

/** The opening post of the voting topic: `day/N/voting`. */
export const votingLetter = (day: number, nominees: readonly string[]): Letter =>
  voting.to(FORUM, `day/${day}/voting`, publicVoting(day, nominees));

/** The count so far, for the thread; `at` tells one from another in its id: `day/N/count/AT`. */
export const interimLetter = (day: number, at: string, count: PublicCount & Announced): Letter =>
  interim.to(FORUM, `day/${day}/count/${at}`, count);
