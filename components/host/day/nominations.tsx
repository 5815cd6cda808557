import type { PublicGame } from '../../../engine/protocol/calls';
import { closesAt, lastWordUntil } from '../../../engine/votes/execution';
import { lang, say } from '../../desk/lang';
import { shownIn, zoneOfGame } from '../letters/times';
import { useHost } from '../table';
import type { NominationRow, VotingDraft } from './drafts';
import { MomentField, toMinute } from './moment-field';
import { judgeNominations } from './nominating';
import { NominationLine } from './nomination-line';
import { words } from './nominations.words';

interface Props {
  game: PublicGame;
  draft: VotingDraft;
  onChange: (draft: VotingDraft) => void;
}

/** Who was nominated for execution, and the hour of the voting; the count on the thread follows at once. */
export function Nominations({ game, draft, onChange }: Props) {
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
        ...(at !== null && next.opened !== draft.opened
          ? { start: { by: 'time', at }, deadline: { by: 'time', at: iso(closesAt(Date.parse(at))) } }
          : {}),
      },
    });
  };
  const rowsOf = (nominations: readonly NominationRow[]) => put({ ...draft, nominations });
  const shown = shownIn(zone, lang.value);
  const closes = opened === null ? null : closesAt(Date.parse(opened));
  return (
    <section class="box stack">
      <h3>{say(words.title)}</h3>
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
      <MomentField
        label={say(words.opened)}
        value={draft.opened}
        zone={zone}
        onMoment={(at) => put({ ...draft, opened: at })}
      />
      {closes !== null && (
        <p>
          {say(words.closes, { at: shown(iso(closes)) })}.{' '}
          {say(words.lastWord, { at: shown(iso(lastWordUntil(closes))) })}.
        </p>
      )}
    </section>
  );
}

const iso = (moment: number): string => new Date(moment).toISOString();
const strip = ({ by, target, time }: NominationRow): NominationRow => ({ by, target, time });
