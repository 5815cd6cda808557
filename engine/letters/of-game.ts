import type { GameEvent } from '../game/events';
import { type Game, noGame, step } from '../game/fold';
import { RULESETS } from '../rulesets/all';
import { lastWordUntil } from '../votes/execution';
import { type DayTexts, lettersOfDay, timesOf } from './day';
import { lettersOfDeal } from './deal';
import { endLetter } from './end';
import type { Letter } from './letter';
import { lettersOfNight, stateOf, toldLetters } from './night';

/** A moment as the players are shown it, with the zone; `iso` as it stands in the log. */
export type ShownTime = (iso: string) => string;

/** Letters of one event of the game; an event nobody is written about has none. */
export interface EventLetters {
  event: GameEvent;
  letters: readonly Letter[];
}

/**
 * Every letter of a game in the order of its events, but for those that need more than the log: counts of the thread
 * ({@link ./day}), reminders and the last mover's question ({@link ./reminders}).
 */
export function lettersOfGame(events: readonly GameEvent[], shown: ShownTime): EventLetters[] {
  const all: EventLetters[] = [];
  let game: Game = noGame;
  let deadline: string | null = null;
  let rulings = 0;
  for (const event of events) {
    if (event.kind === 'day-opened') deadline = event.deadline;
    if (event.kind === 'ruling') rulings += 1;
    const letters = lettersOf(event, game, { events, shown, deadline, rulings });
    if (letters.length > 0) all.push({ event, letters });
    game = step(game, event);
  }
  return all;
}

interface Around {
  /** All of the game. */
  events: readonly GameEvent[];
  shown: ShownTime;
  deadline: string | null;
  rulings: number;
}

function lettersOf(event: GameEvent, before: Game, { events, shown, deadline, rulings }: Around): readonly Letter[] {
  switch (event.kind) {
    case 'dealt':
      return lettersOfDeal(step(before, event));
    case 'night':
      return lettersOfNight(event, before);
    case 'day-opened':
      return lettersOfDay(event, before, { times: timesOf(event, RULESETS[stateOf(before).ruleset], shown) });
    case 'verdict':
      return lettersOfDay(event, before, lastWord(before, event.voting?.closed ?? deadline, shown));
    case 'modkill':
    case 'disqualified':
      return lettersOfDay(event, before);
    case 'ruling': {
      const after = stateOf(step(before, event));
      return toldLetters(`ruling/${rulings}`, after.night, event.effects, after);
    }
    case 'ended': {
      const letter = endLetter(events);
      return letter ? [letter] : [];
    }
    case 'created':
    case 'posted':
    case 'replaced':
    case 'option':
    case 'note':
      return [];
  }
}

/** Until when the executed may speak, where the rules give him a last word. */
function lastWord(before: Game, deadline: string | null, shown: ShownTime): DayTexts {
  const { ruleset } = stateOf(before);
  const closed = deadline === null ? Number.NaN : Date.parse(deadline);
  if (!RULESETS[ruleset].lastWord || Number.isNaN(closed)) return {};
  return { lastWord: shown(new Date(lastWordUntil(closed)).toISOString()) };
}
