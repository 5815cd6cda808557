import type { GameEvent } from '../../../engine/game/events';
import { fold, type Game } from '../../../engine/game/fold';
import type { GameState } from '../../../engine/game/state';
import { lettersOfDay } from '../../../engine/letters/day';
import { lettersOfGame } from '../../../engine/letters/of-game';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { lastWordUntil } from '../../../engine/votes/execution';
import { lang } from '../../desk/lang';
import { useTexts } from '../letters/texts';
import { shownIn, zoneOfGame } from '../letters/times';
import { Outcome } from '../story/outcome';
import { type Table, useHost } from '../table';
import { Clock } from './clock';
import { useLiveCount } from './live-count';
import { words } from './result.words';

/** The newest verdict, from «Готово» to the next day: its story, its letters, «Опубликовано». */
export function DayResult({ table, game }: { table: Table; game: PublicGame }) {
  const at = table.events.findLastIndex((event) => event.kind === 'verdict');
  const event = table.events[at];
  if (event?.kind !== 'verdict' || table.game.phase.kind === 'day') return null;
  const before = fold(table.events.slice(0, at));
  return before.state && <Result table={table} game={game} event={event} before={before} state={before.state} />;
}

interface Props {
  table: Table;
  game: PublicGame;
  event: Extract<GameEvent, { kind: 'verdict' }>;
  before: Game;
  state: GameState;
}

function Result({ table, game, event, before, state }: Props) {
  const { hands } = useHost();
  const { day: number } = event;
  const texts = useTexts(table);
  // The count as it stood: the thread is not told of the execution before «Опубликовано».
  const live = useLiveCount(hands, game, state, number);
  const posted = table.game.posted.days.includes(number);
  const own = lettersOfGame(table.events, shownIn(zoneOfGame(game), texts?.lang ?? lang.value)).find(
    (it) => it.event === event,
  );
  // Once the thread knows of the execution, it counts otherwise: the list of votes is for before that.
  const votes = live?.count && !posted ? lettersOfDay(event, before, { count: live.count.forPost }) : [];
  const known = new Set(own?.letters.map((letter) => letter.id));
  const letters = [...votes.filter((letter) => !known.has(letter.id)), ...(own?.letters ?? [])];
  const until = lastWord(table, event);
  return (
    <>
      {until !== null && <Clock deadline={until} left={words.lastWordLeft} over={words.lastWordOver} />}
      <Outcome table={table} event={event} letters={letters} what="day" number={number} words={words} />
    </>
  );
}

/** Until when the executed may speak, `null` where the rules give him no last word or nobody was executed. */
function lastWord({ rules, events }: Table, event: Props['event']): string | null {
  const opened = events.findLast((it) => it.kind === 'day-opened');
  const closed = event.voting?.closed ?? (opened?.kind === 'day-opened' ? opened.deadline : null);
  const dead = event.effects.some((effect) => effect.kind === 'death');
  if (!rules.lastWord || !dead || closed === null || Number.isNaN(Date.parse(closed))) return null;
  return new Date(lastWordUntil(Date.parse(closed))).toISOString();
}
