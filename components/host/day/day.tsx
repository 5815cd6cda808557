import { say } from '../../desk/lang';
import { End } from '../end/end';
import { Election } from '../story/election';
import { Win } from '../story/win';
import type { TabProps } from '../tabs';
import { words } from './day.words';
import { DayBoard } from './day-board';
import { DayOrders } from './day-orders';
import { DayResult } from './day-result';
import { OpenDay } from './open-day';
import { Whenever } from './whenever';

/** The day: opening, counting, verdict, its letters; and what the host may do whenever he has to. */
export function Day({ table, game }: TabProps) {
  const { phase, state, posted } = table.game;
  if (phase.kind === 'sign-up' || state === null) return <p class="empty">{say(words.notDealt)}</p>;
  return (
    <div class="stack">
      <Win table={table} />
      <DayResult table={table} game={game} />
      <Election table={table} state={state} />
      {phase.kind === 'night' && <p class="hint">{say(words.night, { number: phase.number })}</p>}
      {phase.kind === 'over' && <End table={table} game={game} state={state} />}
      {phase.kind === 'day' && (
        <>
          <h2>{say(words.title, { number: phase.number })}</h2>
          {!posted.nights.includes(phase.number) && (
            <p class="note doubt">{say(words.notPosted, { number: phase.number })}</p>
          )}
          <DayOrders table={table} state={state} />
          {phase.open ? (
            <DayBoard table={table} game={game} state={state} day={phase.number} />
          ) : (
            <OpenDay table={table} game={game} day={phase.number} />
          )}
        </>
      )}
      <Whenever table={table} state={state} />
    </div>
  );
}
