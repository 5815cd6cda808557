import { HandsContext, handsOn } from '../../components/desk/hands';
import { Host } from '../../components/host/host';
import { houseDefaults } from '../../engine/game/deal';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { path } from '../../engine/game/history';
import { heir } from '../../engine/game/sides';
import type { RulesetId } from '../../engine/game/state';
import type { PublicGame } from '../../engine/protocol/public-game';
import { RULESETS } from '../../engine/rulesets/all';
import type { PublicDb } from '../../engine/store/public/db';
import { SecretDb } from '../../engine/store/secret/db';
import { appendEvent, createGame, loadLog } from '../../engine/store/secret/log';
import { fakeBrowser } from '../background/fake-browser';
import { mount, press } from '../desk/mount';
import { freshGround, numbering, ticking } from '../store/ground';

export const GAME = 'secret-1';

/** A game with its two databases and the screen of the host on it. */
export interface Setting {
  db: PublicDb;
  secret: SecretDb;
  /** Events in force. */
  events(): Promise<GameEvent[]>;
  append(event: GameEvent): Promise<void>;
  /** The newest event, once the screen shows it. */
  last(): Promise<GameEvent | undefined>;
  /** Puts the host's desk on the page, uncovered; opens a tab. */
  open(tab?: string | RegExp): Promise<void>;
}

const account = (name: string) => ({ nick: name, id: `account ${name}` });

/**
 * A dealt game: `Вася: doctor, Рома: mafioso 1`. The public half knows the same seats, confirmed, and no thread.
 */
export async function dealtGame(ruleset: RulesetId, cast: string): Promise<Setting> {
  const ground = freshGround();
  const secret = new SecretDb({ indexedDB: ground.factory, IDBKeyRange });
  const now = ticking();
  const players = cast.split(',').map((part) => {
    const [name = '', role = ''] = part.split(':').map((it) => it.trim());
    const [id = '', rank] = role.split(' ');
    return { seat: `seat ${name}`, name, role: id, rank: rank === undefined ? null : Number(rank) };
  });
  const rules = RULESETS[ruleset];
  const seats = players.map(({ seat, name }) => ({ id: seat, name, accounts: [account(name)] }));
  const publicGame: PublicGame = {
    id: 'public-1',
    title: 'Мафия №17',
    preset: ruleset,
    overrides: {},
    roster: {
      confirmed: true,
      hosts: [account('Ведущий')],
      seats: seats.map((seat) => ({
        ...seat,
        aliases: [],
        forms: [],
        number: null,
        deadSince: null,
        silenced: false,
      })),
    },
    day: { number: 0, start: null, deadline: null, nominees: [] },
  };
  await ground.db.games.put({ ...publicGame, changedAt: now(), removedAt: null });
  await createGame(
    secret,
    GAME,
    { kind: 'created', ruleset, title: publicGame.title, options: houseDefaults(rules), seats },
    now(),
    publicGame.id,
  );
  const events = async () => {
    const log = await loadLog(secret, GAME);
    if (!log.ok) throw new Error(log.error.code);
    return path(log.value).map((entry) => entry.event);
  };
  const append = async (event: GameEvent) => {
    const row = await secret.games.get(GAME);
    const done = await appendEvent(secret, GAME, row?.head ?? null, event, now());
    if (!done.ok) throw new Error(done.error.code);
  };
  const dealt = (leader: string | null): GameEvent => ({
    kind: 'dealt',
    roles: players.map(({ seat, role, rank }) => ({ seat, role, rank })),
    immune: [],
    detective: null,
    prostituteSide: 'own',
    leader,
  });
  const state = fold([...(await events()), dealt(null)]).state;
  const titled = players.find(({ role }) => role === rules.office.title)?.seat;
  await append(dealt(titled ?? (state && heir(state))));

  const hands = handsOn({
    browser: fakeBrowser({ tabs: [] }).browser,
    db: ground.db,
    book: localStorage,
    now,
    newId: numbering('id-'),
  });
  return {
    db: ground.db,
    secret,
    events,
    append,
    last: async () => {
      const log = await loadLog(secret, GAME);
      const head = document.querySelector<HTMLElement>('.host')?.dataset.head;
      return log.ok && head === String(log.value.head) ? path(log.value).at(-1)?.event : undefined;
    },
    open: async (tab) => {
      mount(
        <HandsContext.Provider value={hands}>
          <main class="desk">
            <Host game={publicGame} db={secret} />
          </main>
        </HandsContext.Provider>,
      );
      await press(/Показать тайное/);
      if (tab !== undefined) await press(tab);
    },
  };
}

/** Takes the screen away and waits until nothing of it is on its way any more: the page goes with the last test. */
export async function leave(): Promise<void> {
  mount(null);
  await new Promise((done) => setTimeout(done, 200));
}
