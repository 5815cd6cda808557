import { path } from '../../../engine/game/history';
import { say } from '../../desk/lang';
import type { Table } from '../table';
import { words } from './due.words';
import { LAST } from './secret-field';

/** Nights and days that may be played before the next copy is asked for. */
const ENOUGH = 3;

/** Nights and days that are in no copy yet. */
export function unsaved({ log, drafts }: Pick<Table, 'log' | 'drafts'>): number {
  const last = drafts.get(LAST);
  const since = typeof last === 'string' ? last : '';
  return path(log).filter(({ at, event }) => at > since && (event.kind === 'night' || event.kind === 'verdict')).length;
}

/** A reminder to make a copy: after the first night of a game that is in none, and again every few nights and days. */
export function BackupDue({ table, onOpen }: { table: Table; onOpen: () => void }) {
  const n = unsaved(table);
  const never = typeof table.drafts.get(LAST) !== 'string';
  if (n === 0 || (!never && n < ENOUGH && table.game.phase.kind !== 'over')) return null;
  return (
    <p class="note doubt tools">
      <span class="grow">{say(never ? words.never : words.since, { n })}</span>
      <button type="button" class="link" onClick={onOpen}>
        {say(words.make)}
      </button>
    </p>
  );
}
