import { absences } from '../../../engine/day/absences';
import { fold } from '../../../engine/game/fold';
import type { GameState } from '../../../engine/game/state';
import { lettersOfDay, timesOf } from '../../../engine/letters/day';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { type Activity, silentOf } from '../../../engine/votes/activity/activity';
import { closesAt } from '../../../engine/votes/execution';
import { applyOverrides } from '../../../engine/votes/presets';
import { DeadlineReminder } from '../../desk/day/reminder';
import { lang, say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { useTexts } from '../letters/texts';
import { shownIn, zoneOfGame } from '../letters/times';
import { useDrafts } from '../story/drafts';
import { phaseKey } from '../story/phase';
import { type Table, useHost } from '../table';
import { Absentees } from './absentees';
import { Clock } from './clock';
import { words } from './day.words';
import { FRESH_VERDICT, FRESH_VOTING, stored, verdictName, votingName } from './drafts';
import { useLiveCount } from './live-count';
import { Nominations } from './nominations';
import { Tallies } from './tallies';
import { words as tallyWords } from './tally.words';
import { Verdict } from './verdict';

interface Props {
  table: Table;
  game: PublicGame;
  state: GameState;
  day: number;
}

/** A day under way: its clock, nominations, both counts, the verdict. */
export function DayBoard({ table, game, state, day }: Props) {
  const { hands } = useHost();
  const texts = useTexts(table);
  const drafts = useDrafts(table);
  const phase = phaseKey(table);
  const voting = stored(drafts.get(votingName(phase)), FRESH_VOTING);
  const verdict = stored(drafts.get(verdictName(phase)), FRESH_VERDICT);
  const at = table.events.findLastIndex((event) => event.kind === 'day-opened');
  const opened = table.events[at];
  const live = useLiveCount(hands, game, state, day);
  if (opened?.kind !== 'day-opened') return null;
  const shown = shownIn(zoneOfGame(game), texts?.lang ?? lang.value);
  const times = timesOf(opened, table.rules, shown);
  const border = game.day.deadline;
  // The hour of the voting topic, where there is one, else the day's own end.
  const closed = voting.opened === '' ? opened.deadline : new Date(closesAt(Date.parse(voting.opened))).toISOString();
  return (
    <div class="stack">
      <Clock deadline={border?.by === 'time' ? border.at : opened.deadline} />
      <details class="fold-box">
        <summary>{say(words.remind)}</summary>
        <DeadlineReminder game={game} />
      </details>
      <details class="fold-box">
        <summary>{say(words.post)}</summary>
        <LetterList table={table} letters={lettersOfDay(opened, fold(table.events.slice(0, at)), { times })} />
      </details>
      {applyOverrides(game.preset, game.overrides).nomineesOnly && (
        <Nominations
          game={game}
          draft={voting}
          live={live}
          talk={opened.topic}
          table={table}
          day={day}
          start={opened.start}
          onChange={(next) => drafts.put(votingName(phase), next)}
        />
      )}
      {live?.count === null && <p class="note">{say(tallyWords.noThread)}</p>}
      {live?.count && <Tallies count={live.count} missed={absences(table.events)} />}
      {live && <Absentees table={table} state={state} day={day} live={live} />}
      {live && (
        <Verdict
          table={table}
          state={state}
          voted={{ day, voting: { thread: voting.thread || live.thread, closed }, silent: silentIn(live.activity) }}
          count={live.count}
          draft={verdict}
          onChange={(next) => drafts.put(verdictName(phase), next)}
        />
      )}
    </div>
  );
}

/** Who wrote nothing on the day; unknown while pages are unread, for then nobody may be called silent. */
const silentIn = (activity: Activity | null): readonly string[] | null =>
  activity === null || activity.provisional ? null : silentOf(activity).map((player) => player.seat);
