import type { PublicGame } from '../../../engine/protocol/public-game';
import { closesAt, opensAt } from '../../../engine/votes/execution';
import { threadsOf } from '../../desk/books';
import { say } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { zoneOfGame } from '../letters/times';
import { useDrafts } from '../story/drafts';
import { phaseKey } from '../story/phase';
import { Select } from '../story/select';
import { type Table, useHost } from '../table';
import { words } from './day.words';
import { FRESH_OPENING, openingName, stored } from './drafts';
import { MomentField } from './moment-field';
import { usualDay } from './usual-day';

/** Opens the day: where, from when, until when. The thread's count is told the borders with the event. */
export function OpenDay({ table, game, day }: { table: Table; game: PublicGame; day: number }) {
  const { append, hands } = useHost();
  const drafts = useDrafts(table);
  const threads = useLive(() => threadsOf(hands.db, game.id), [game.id]) ?? [];
  const name = openingName(phaseKey(table));
  const kept = stored(drafts.get(name), FRESH_OPENING);
  const talk = threads.find((thread) => thread.role !== 'vote') ?? threads[0];
  const zone = zoneOfGame(game);
  const { votingHour } = table.rules;
  // Where the voting is an hour of the evening, the evening is asked for and the end follows from it.
  const usual = votingHour ? usualDay(hands.now(), zone) : { start: '', deadline: '' };
  const draft = {
    topic: kept.topic || (talk?.key ?? ''),
    start: kept.start || usual.start,
    deadline: kept.deadline || usual.deadline,
  };
  const put = (patch: Partial<typeof draft>) => drafts.put(name, { ...kept, ...patch });
  const open = async () => {
    const { start, deadline, topic } = draft;
    const event = { kind: 'day-opened', day, start, deadline, topic: topic === '' ? null : topic } as const;
    if (!(await append(table, event))) return;
    await hands.edit(game.id, {
      kind: 'day',
      patch: {
        number: day,
        start: { by: 'time', at: start },
        deadline: { by: 'time', at: deadline },
        voting: null,
        nominees: [],
      },
    });
  };
  return (
    <section class="stack">
      {threads.length > 0 && (
        <Select label={say(words.topic)} visible value={draft.topic} onChoose={(topic) => put({ topic })}>
          <option value="">{say(words.noTopic)}</option>
          {threads.map((thread) => (
            <option key={thread.key} value={thread.key}>
              {thread.title}
            </option>
          ))}
        </Select>
      )}
      <MomentField label={say(words.start)} value={draft.start} zone={zone} onMoment={(start) => put({ start })} />
      {votingHour ? (
        <MomentField
          label={say(words.execution)}
          value={draft.deadline === '' ? '' : new Date(opensAt(Date.parse(draft.deadline))).toISOString()}
          zone={zone}
          onMoment={(at) => put({ deadline: at === '' ? '' : new Date(closesAt(Date.parse(at))).toISOString() })}
        />
      ) : (
        <MomentField
          label={say(words.deadline)}
          value={draft.deadline}
          zone={zone}
          onMoment={(deadline) => put({ deadline })}
        />
      )}
      <div>
        <button
          type="button"
          class="primary wide"
          disabled={draft.start === '' || draft.deadline === ''}
          onClick={() => void open()}
        >
          {say(words.open, { number: day })}
        </button>
        <p class="hint">{say(words.openHint)}</p>
      </div>
    </section>
  );
}
