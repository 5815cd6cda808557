import { say } from '../../desk/lang';
import { Election } from '../story/election';
import { Win } from '../story/win';
import type { TabProps } from '../tabs';
import { BoardView } from './board-view';
import { Correction } from './correction';
import { Morning } from './morning';
import { words } from './night.words';

/** The night: the board while it lasts, then its letters, and what was wrong about earlier ones. */
export function Night({ table }: TabProps) {
  const { phase, state } = table.game;
  if (phase.kind === 'sign-up' || state === null) return <p class="empty">{say(words.notDealt)}</p>;
  return (
    <div class="stack">
      <Win table={table} />
      <Morning table={table} />
      <Election table={table} state={state} />
      {phase.kind === 'night' && <BoardView table={table} state={state} />}
      {phase.kind === 'day' && <p class="hint">{say(words.daytime, { number: phase.number })}</p>}
      {phase.kind === 'over' && <p class="hint">{say(words.over)}</p>}
      <Correction table={table} />
    </div>
  );
}
