import { useSignal } from '@preact/signals';
import type { PublicGame } from '../../../engine/protocol/public-game';
import * as books from '../books';
import { Day } from '../day/day';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { Players } from '../players/players';
import { Rules } from '../rules/rules';
import { useLater } from '../ui/later';
import { Tabs } from '../ui/tabs';
import { TextField } from '../ui/text-field';
import { Decisions } from './decisions';
import { words } from './game.words';
import { Threads } from './threads';
import { UndoBar } from './undo-bar';

const TABS = ['players', 'host', 'day', 'rules', 'decisions', 'threads'] as const;

/** One game: its players, day, rules, the decisions on its votes, its threads. */
export function Game({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { db, edit } = useHands();
  const open = useSignal<(typeof TABS)[number]>('players');
  const game = useLive(() => books.game(db, id), [id]);
  const threads = useLive(() => books.threadsOf(db, id), [id]);
  if (game === undefined || threads === undefined) return null;
  return (
    <>
      <h1 class="unseen">{game?.title ?? say(words.gone)}</h1>
      <header class="bar">
        <button type="button" class="link" onClick={onLeave}>
          ← {say(words.back)}
        </button>
        {game !== null && (
          <TextField
            label={say(words.title)}
            quiet
            class="grow title"
            value={game.title}
            onText={(title) => void edit(id, { kind: 'title', title })}
          />
        )}
      </header>
      {game === null ? (
        <p class="empty">{say(words.gone)}</p>
      ) : (
        <>
          <Tabs
            label={say(words.tabs)}
            tabs={TABS.map((tab) => ({ id: tab, name: say(words[tab]) }))}
            open={open.value}
            onOpen={(tab) => (open.value = tab)}
          >
            {open.value === 'players' && <Players game={game} threads={threads} />}
            {open.value === 'host' && <Hosting game={game} />}
            {open.value === 'day' && <Day game={game} threads={threads} />}
            {open.value === 'rules' && <Rules game={game} />}
            {open.value === 'decisions' && <Decisions game={game} threads={threads} />}
            {open.value === 'threads' && <Threads threads={threads} />}
          </Tabs>
          {open.value !== 'host' && <UndoBar game={id} />}
        </>
      )}
    </>
  );
}

/** The secret half is loaded when it is opened: the first paint of the popup does not pay for it. */
function Hosting({ game }: { game: PublicGame }) {
  const Host = useLater(() => import('../../host/host').then((it) => it.Host));
  return Host ? <Host game={game} /> : null;
}
