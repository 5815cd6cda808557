import './host.css';
import './letters/letters.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { branches } from '../../engine/game/history';
import type { PublicGame } from '../../engine/protocol/public-game';
import type { SecretDb } from '../../engine/store/secret/db';
import { type Hands, useHands } from '../desk/hands';
import { say } from '../desk/lang';
import { useLive } from '../desk/live';
import { Tabs } from '../desk/ui/tabs';
import { Begin } from './begin';
import { CoverButton } from './cover';
import { words } from './host.words';
import { BackupDue } from './keep/due';
import { Returned } from './returned';
import { pageSecret } from './secret';
import { Keys } from './story/keys';
import { finishDrafts, HostContext, hostHands, readTable, type Table, tellThread, useHost } from './table';
import { TABS, type TabId } from './tabs';
import { HostTrouble } from './trouble';

/** The secret half of one game. `db` is handed in by tests; the browser's own database otherwise. */
export function Host({ game, db }: { game: PublicGame; db?: SecretDb }) {
  const hands = useHands();
  const [host] = useState(() => hostHands(hands, db ?? pageSecret()));
  const row = useLive(
    () =>
      host.secret.games
        .where({ publicGame: game.id })
        .first()
        .then((it) => it ?? null),
    [game.id],
  );
  if (row === undefined) return null;
  return (
    <HostContext.Provider value={host}>
      <HostTrouble />
      <Returned />
      {row === null || row.removedAt !== null ? (
        <Begin game={game} />
      ) : (
        <Playing id={row.id} hands={hands} game={game} />
      )}
    </HostContext.Provider>
  );
}

function Playing({ id, hands, game }: { id: string; hands: Hands; game: PublicGame }) {
  const host = useHost();
  const read = useLive(() => readTable(host.secret, id), [id]);
  // A window closed at the last key, or between an event and the telling of it, is made good here.
  useEffect(() => {
    // The copy of it too, should the browser have died between the entry and its copy.
    host.secret.keeper?.soon([id]);
    void finishDrafts(hands, host.secret, id);
    void tellThread(hands, host.secret, id);
  }, [id]);
  if (read === undefined) return null;
  return read.ok ? (
    <OnTable table={read.value} game={game} />
  ) : (
    <p class="trouble">{say(read.error.words, read.error.slots)}</p>
  );
}

/** Part the host needs next; what is resolved and not posted yet comes first. */
function nextPart({ game }: Table): TabId {
  const { phase, posted } = game;
  switch (phase.kind) {
    case 'sign-up':
      return 'deal';
    case 'night':
      return phase.number === 1 || posted.days.includes(phase.number - 1) ? 'night' : 'day';
    case 'day':
      return posted.nights.includes(phase.number) ? 'day' : 'night';
    case 'over':
      return 'day';
  }
}

function OnTable({ table, game }: { table: Table; game: PublicGame }) {
  const { covered, storing, undo, redo } = useHost();
  const open = useSignal<TabId>(nextPart(table));
  const { Part } = TABS.find((tab) => tab.id === open.value) ?? { Part: null };
  const head = useRef(table.log.head);
  useEffect(() => {
    const moved = head.current !== table.log.head;
    head.current = table.log.head;
    // The button that made the event may be gone with its screen: the keyboard goes on where the new one begins.
    if (moved && document.activeElement === document.body) document.getElementById('host-panel')?.focus();
  }, [table.log.head]);
  const step = (by: 1 | -1): void => {
    const at = TABS.findIndex((tab) => tab.id === open.value);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (!next) return;
    open.value = next.id;
    document.getElementById(`host-${next.id}`)?.focus();
  };
  return (
    <div class="host" data-head={table.log.head} aria-busy={storing.value}>
      <div class="bar">
        <CoverButton />
        <span class="grow hint" role="status">
          {table.log.head !== null && say(words.head, { n: table.log.head })}
        </span>
        <button
          type="button"
          disabled={table.log.head === null || table.log.head <= 1}
          onClick={() => void undo(table)}
        >
          {say(words.undo)}
        </button>
        <button type="button" disabled={branches(table.log).length === 0} onClick={() => void redo(table)}>
          {say(words.redo)}
        </button>
      </div>
      <Tabs
        name="host"
        label={say(words.tabs)}
        tabs={TABS.map(({ id }) => ({ id, name: say(words[id]) }))}
        open={open.value}
        onOpen={(tab) => (open.value = tab)}
      >
        <BackupDue table={table} onOpen={() => (open.value = 'keep')} />
        {covered.value ? (
          <p class="empty">{say(words.covered)}</p>
        ) : (
          Part && (
            <Keys onPart={step} onUndo={() => void undo(table)} onRedo={() => void redo(table)}>
              <Part table={table} game={game} />
            </Keys>
          )
        )}
      </Tabs>
    </div>
  );
}
