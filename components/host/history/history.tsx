import { useSignal } from '@preact/signals';
import type { EventKind, GameEvent } from '../../../engine/game/events';
import { path } from '../../../engine/game/history';
import { say } from '../../desk/lang';
import { momentText } from '../../desk/ui/moment';
import { type Table, useHost } from '../table';
import { eventWords, kindWords, posted, words } from './history.words';

/** Every event ever written, newest first; those off the path to the head are undone and can be gone back to. */
export function History({ table }: { table: Table }) {
  const { moveTo } = useHost();
  const kind = useSignal<EventKind | ''>('');
  const inForce = new Set(path(table.log).map((entry) => entry.seq));
  const entries = table.log.entries
    .filter((entry) => kind.value === '' || entry.event.kind === kind.value)
    .toReversed();
  const kinds = [...new Set(table.log.entries.map((entry) => entry.event.kind))];
  return (
    <div class="stack">
      <label class="inline">
        {say(words.filter)}
        <select value={kind.value} onChange={(event) => (kind.value = event.currentTarget.value as EventKind | '')}>
          <option value="">{say(words.all)}</option>
          {kinds.map((it) => (
            <option key={it} value={it}>
              {say(kindWords[it])}
            </option>
          ))}
        </select>
      </label>
      {entries.length === 0 && <p class="empty">{say(words.empty)}</p>}
      <ol class="history" reversed>
        {entries.map(({ seq, at, event }) => (
          <li
            key={seq}
            class={inForce.has(seq) ? '' : 'muted'}
            aria-current={seq === table.log.head ? 'step' : undefined}
          >
            <span class="hint number">{seq}</span>
            <span class="grow">
              {eventLine(event, table)}
              {!inForce.has(seq) && <span class="hint"> — {say(words.undone)}</span>}
            </span>
            <time class="hint" dateTime={at}>
              {momentText(at)}
            </time>
            {seq === table.log.head ? (
              <span class="badge fine">{say(words.now)}</span>
            ) : (
              <button
                type="button"
                class="link"
                aria-label={say(words.goToEntry, { n: seq, what: eventLine(event, table) })}
                onClick={() => void moveTo(table, seq)}
              >
                {say(words.goTo)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An event in one line without a secret; names instead of ids. */
function eventLine(event: GameEvent, { game }: Table): string {
  const name = (id: string): string => game.seats.find((seat) => seat.id === id)?.name ?? id;
  const phrase = eventWords[event.kind];
  switch (event.kind) {
    case 'created':
      return say(phrase, { title: event.title });
    case 'night':
      return say(phrase, { number: event.night });
    case 'day-opened':
    case 'verdict':
      return say(phrase, { number: event.day });
    case 'posted':
      return say(phrase, { what: say(posted[event.what]), number: event.number });
    case 'modkill':
    case 'disqualified':
      return say(phrase, { seat: name(event.seat) });
    case 'replaced':
      return say(phrase, { seat: name(event.seat), account: event.account.nick });
    case 'ruling':
      return say(phrase, { text: event.text });
    case 'option':
      return say(phrase, { id: event.id });
    case 'dealt':
    case 'note':
    case 'ended':
      return say(phrase);
  }
}
