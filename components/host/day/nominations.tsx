import { votingLetter } from '../../../engine/letters/day';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { setThread } from '../../../engine/store/public/games';
import { closesAt } from '../../../engine/votes/execution';
import { FoundNominations } from '../../desk/day/found-nominations';
import { lang, say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { shownIn, zoneOfGame } from '../letters/times';
import { type Table, useHost } from '../table';
import type { NominationRow, VotingDraft } from './drafts';
import type { GameTopic, LiveCount } from './live-count';
import { toMinute } from './moment-field';
import { judgeNominations, taken, votingTopicsOf, withTaken } from './nominating';
import { NominationLine } from './nomination-line';
import { words } from './nominations.words';
import { VotingTopic } from './voting-topic';

interface Props {
  game: PublicGame;
  draft: VotingDraft;
  live: LiveCount | undefined;
  /** Topic the day was opened in. */
  talk: string | null;
  table: Table;
  day: number;
  /** When the day began, ISO. */
  start: string;
  onChange: (draft: VotingDraft) => void;
}

/** Who was nominated for execution, and the hour of the voting; the count on the thread follows at once. */
export function Nominations({ game, draft, live, talk, table, day, start, onChange }: Props) {
  const { hands } = useHost();
  const zone = zoneOfGame(game);
  const opened = draft.opened === '' ? null : draft.opened;
  const { rows, nominees } = judgeNominations(draft.nominations, game.roster, opened, zone);
  const put = (next: VotingDraft) => {
    onChange(next);
    const at = next.opened === '' ? null : next.opened;
    const found = judgeNominations(next.nominations, game.roster, at, zone).nominees;
    void hands.edit(game.id, {
      kind: 'day',
      patch: {
        nominees: found,
        ...(next.opened !== draft.opened && {
          voting: at === null ? null : { by: 'time', at },
          ...(at !== null && { deadline: { by: 'time', at: new Date(closesAt(Date.parse(at))).toISOString() } }),
        }),
      },
    });
  };
  const rowsOf = (nominations: readonly NominationRow[]) => put({ ...draft, nominations });
  const shown = shownIn(zone, lang.value);
  /** The votes are in this topic from now on, and where the day was opened there is talk only. */
  const voteIn = async ({ key, opened: at }: GameTopic) => {
    await hands.settle(setThread(hands.db, key, { role: 'vote' }));
    const both = live?.topics.some((it) => it.key === talk && it.role === 'both');
    if (both && talk !== null) await hands.settle(setThread(hands.db, talk, { role: 'game' }));
    put({ ...draft, thread: key, opened: at === null ? draft.opened : toMinute(new Date(at).toISOString()) });
    await hands.tellGame(game.id);
  };
  return (
    <section class="box stack">
      <h3>{say(words.title)}</h3>
      {live && (
        <FoundNominations
          found={live.found}
          roster={game.roster}
          shown={shown}
          isTaken={(it) => taken(draft.nominations, it)}
          onTake={(more) => rowsOf(withTaken(draft.nominations, more))}
        />
      )}
      {rows.length > 0 && <h4>{say(words.noted)}</h4>}
      <ul class="stack">
        {rows.map((row, index) => (
          <NominationLine
            key={`${index} ${row.time}`}
            row={row}
            number={index + 1}
            roster={game.roster}
            zone={zone}
            onChange={(patch) => rowsOf(draft.nominations.with(index, { ...strip(row), ...patch }))}
            onRemove={() => rowsOf(draft.nominations.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div>
        <button
          type="button"
          class="link"
          onClick={() => rowsOf([...draft.nominations, { by: '', target: '', time: toMinute(hands.now()) }])}
        >
          {say(words.add)}
        </button>
      </div>
      <p role="status">
        {nominees.length === 0 ? say(words.nobody) : say(words.nominees, { who: nominees.join(', ') })}
      </p>
      {nominees.length > 0 && (
        <details class="fold-box">
          <summary>{say(words.post)}</summary>
          <LetterList table={table} letters={[votingLetter(day, nominees)]} />
        </details>
      )}
      <VotingTopic
        draft={draft}
        topics={votingTopicsOf(live?.topics ?? [], talk, start)}
        zone={zone}
        shown={shown}
        onTopic={(topic) => void voteIn(topic)}
        onMoment={(at) => put({ ...draft, opened: at })}
      />
    </section>
  );
}

const strip = ({ state: _state, ...row }: ReturnType<typeof judgeNominations>['rows'][number]): NominationRow => row;
