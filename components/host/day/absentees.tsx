import { useSignal } from '@preact/signals';
import { absences, USUAL_OUT } from '../../../engine/day/absences';
import { type GameState, living, type SeatId } from '../../../engine/game/state';
import { warningLetter } from '../../../engine/letters/reminders';
import { count, say } from '../../desk/lang';
import { numberIn } from '../../desk/players/seat-changes';
import { TextField } from '../../desk/ui/text-field';
import { LetterList } from '../letters/letter-list';
import { useDrafts } from '../story/drafts';
import { namesOf } from '../story/names';
import { Quotes } from '../story/quotes';
import type { Table } from '../table';
import { AbsenteeLine } from './absentee-line';
import { absenteeRows } from './absentee-rows';
import { many, words } from './absentees.words';
import { stored } from './drafts';
import type { LiveCount } from './live-count';
import { FRESH_WHENEVER, WHENEVER, type WheneverDraft } from './whenever-draft';

const LADDER = 'ladder';

interface Props {
  table: Table;
  state: GameState;
  day: number;
  live: LiveCount;
}

/** Who has missed votes and days over the whole game, and what the rules and the house have for him next. */
export function Absentees({ table, state, day, live }: Props) {
  const drafts = useDrafts(table);
  const letter = useSignal<SeatId | null>(null);
  const kept = drafts.get(LADDER);
  const outAfter = typeof kept === 'number' ? kept : USUAL_OUT;
  const { count: counted, activity } = live;
  const penalty = counted?.open.policy.absentPenalty ?? 0;
  const names = namesOf(table);
  const rows = absenteeRows({
    seats: living(state).map((seat) => seat.id),
    day,
    past: absences(table.events),
    absent: (counted?.open.tally.absent ?? []).map((seat) => seat.id),
    closed: counted !== null && !counted.open.tally.provisional,
    activity,
    ladder: { penalty, outAfter },
    rules: table.rules,
  });
  const cited = rows.flatMap((row) => (row.step === 'none' ? [] : row.rules));
  const begin = (patch: Partial<WheneverDraft>): void => {
    drafts.put(WHENEVER, { ...stored(drafts.get(WHENEVER), FRESH_WHENEVER), ...patch });
    const fold = document.getElementById(WHENEVER);
    if (!(fold instanceof HTMLDetailsElement)) return;
    fold.open = true;
    fold.querySelector('summary')?.focus();
  };
  const told = rows.find((row) => row.seat === letter.value);
  return (
    <details class="fold-box">
      <summary>
        {say(words.title)}: {count(many, rows.length)}
      </summary>
      {rows.length === 0 && <p class="hint">{say(words.nobody)}</p>}
      {rows.length > 0 && (
        <table class="absentees">
          <thead>
            <tr>
              {(['player', 'votes', 'posts', 'today', 'step'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(words[head])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AbsenteeLine
                key={row.seat}
                row={row}
                who={names.seat(row.seat)}
                penalty={penalty}
                onLetter={() => (letter.value = row.seat)}
                onBegin={begin}
              />
            ))}
          </tbody>
        </table>
      )}
      {told && <LetterList table={table} letters={[warningLetter(day, told.seat, told.missed)]} />}
      {activity?.provisional && <p class="hint">{say(words.provisional)}</p>}
      <Quotes rules={cited} />
      <TextField
        label={say(words.outAfter)}
        hint={say(words.outHint)}
        type="number"
        class="number"
        value={String(outAfter)}
        onText={(text) => {
          const next = numberIn(text);
          if (next !== null && next < 100) drafts.put(LADDER, next);
        }}
      />
    </details>
  );
}
