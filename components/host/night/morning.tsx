import { fold } from '../../../engine/game/fold';
import { lettersOfNight } from '../../../engine/letters/night';
import { Outcome } from '../story/outcome';
import type { Table } from '../table';
import { words } from './morning.words';

/** The newest night, from «Готово» to the next one: its story, its letters, «Опубликовано». */
export function Morning({ table }: { table: Table }) {
  const at = table.events.findLastIndex((event) => event.kind === 'night');
  const event = table.events[at];
  if (event?.kind !== 'night' || table.game.phase.kind === 'night') return null;
  const letters = lettersOfNight(event, fold(table.events.slice(0, at)));
  return <Outcome table={table} event={event} letters={letters} what="night" number={event.night} words={words} />;
}
