import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { benchOn } from '../../components/background/bench';
import { startBackground } from '../../components/background/start';
import type { GameEvent } from '../../engine/game/events';
import { DESK_ASKS, PAGE_ASKS, TAB_ASKS } from '../../engine/protocol/asks';
import type { Sender } from '../../engine/protocol/gate';
import { ROLES } from '../../engine/roles/all';
import { PUBLIC_DB, PublicDb } from '../../engine/store/public/db';
import { draftGame } from '../../engine/store/public/games';
import { newThread } from '../../engine/store/public/threads';
import { SECRET_DB, SecretDb } from '../../engine/store/secret/db';
import { putDraft } from '../../engine/store/secret/drafts';
import { appendEvent, createGame } from '../../engine/store/secret/log';
import { about, deskAsks, FORUM, KEY, OTHER_FORUM, OTHER_KEY, pageAsks } from '../protocol/samples';
import { fakeBrowser } from './fake-browser';

const AT = '2026-11-30T20:00:00Z';
const PUBLIC_GAME = 'public-game';
/** A word that stands in the secret half only, in every place where a host or a player writes. */
const MARK = 'тайнопись';
/** The title is the thread's and public; no role's name stands in it. */
const ABOUT = about({ topic: { ...about().topic, title: 'Липовск №17' } });

const own = { id: 'our-id', frameId: 0 };
/** Everybody who can send a message and is no page of the extension. */
const OUTSIDERS = {
  'our script on the forum': { ...own, url: `${FORUM}viewtopic.php?t=17`, tab: { id: 7 } },
  'our script on another site': { ...own, url: `${OTHER_FORUM}?topic=17`, tab: { id: 8 } },
  'our script in a frame': { ...own, url: `${FORUM}viewtopic.php?t=17`, frameId: 3, tab: { id: 7 } },
  'another extension': { id: 'their-id', url: 'chrome-extension://their-id/page.html' },
  'another extension in the clothes of our popup': { id: 'their-id', url: 'chrome-extension://our-id/popup.html' },
  'a web page': { url: `${FORUM}viewtopic.php?t=17`, frameId: 0, tab: { id: 7 } },
} satisfies Record<string, Sender>;
const STRANGERS = ['another extension', 'another extension in the clothes of our popup', 'a web page'] as const;

/** Every call there is with arguments nobody can find fault with, about the hosted thread and about another one. */
const CALLS: readonly (readonly [name: string, ask: unknown])[] = [
  ...[
    [KEY, FORUM],
    [OTHER_KEY, OTHER_FORUM],
  ].flatMap(([key = '', forum = '']) =>
    Object.entries(pageAsks(key, forum)).map(([name, ask]): [string, unknown] => [
      name,
      'title' in ask ? { ...ask, title: ABOUT.topic.title } : ask,
    ]),
  ),
  ...Object.entries(deskAsks(ABOUT)),
  ...Object.entries({
    'page/ask': null,
    'page/pick': null,
    'page/count': null,
    'page/reply': { key: KEY },
    'page/changed': { key: KEY, forum: null },
  }),
];

/** A worker beside a secret database in which the thread's game is dealt, its night half made. */
async function stage() {
  const factory = new IDBFactory();
  const opened: string[] = [];
  const watched = new Proxy(factory, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (key === 'open') opened.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
  const db = new PublicDb({ indexedDB: watched, IDBKeyRange });
  const game = draftGame(ABOUT, PUBLIC_GAME);
  await db.games.put({ ...game, changedAt: AT, removedAt: null });
  const page = { key: KEY, forum: FORUM, engine: 'phpbb3', url: ABOUT.url, title: ABOUT.topic.title };
  await db.threads.put({ ...newThread(page, AT), game: PUBLIC_GAME, watched: true });

  const secret = new SecretDb({ indexedDB: factory, IDBKeyRange });
  const seats = game.roster.seats.map(({ id, name, accounts }) => ({ id, name, accounts }));
  const created = { kind: 'created', ruleset: 'flg', title: MARK, options: {}, seats } as const;
  await createGame(secret, 'secret-game', created, AT, PUBLIC_GAME);
  const roles = ['mafioso', 'necromancer', 'sniper', 'doctor'];
  const events: GameEvent[] = [
    {
      kind: 'dealt',
      roles: seats.map(({ id }, at) => ({ seat: id, role: roles[at % roles.length] ?? '', rank: null })),
      immune: [],
      detective: null,
      prostituteSide: 'own',
      leader: seats[0]?.id ?? null,
    },
    { kind: 'note', seat: seats[0]?.id ?? null, day: 1, text: MARK },
  ];
  for (const [at, event] of events.entries()) {
    const done = await appendEvent(secret, 'secret-game', at + 1, event, AT);
    if (!done.ok) throw new Error(done.error.code);
  }
  await putDraft(secret, { game: 'secret-game', name: 'order/1', value: { raw: MARK }, at: AT });
  // Whatever a game of this profile may hold is in the factory from here on; who opens it is noted.
  secret.close();
  const fake = fakeBrowser({
    granted: [`${new URL(FORUM).origin}/*`],
    tabs: [7, 8].map((id) => ({ id, url: ABOUT.url, counter: () => ABOUT })),
  });
  const work: Promise<unknown>[] = [];
  startBackground({ ...benchOn(fake.browser, db), now: () => AT, later: (more) => void work.push(more) });
  const idle = async (): Promise<void> => {
    while (work.length > 0) await Promise.allSettled(work.splice(0));
  };
  return { ...fake, opened, idle };
}

/** Ids and names of roles, and the words only the secret half knows. */
const SECRETS = [
  MARK,
  'secret-game',
  ...[...ROLES.flg.values(), ...ROLES.prokurator.values()].flatMap((role) => [
    role.id,
    role.words.name.ru,
    role.words.name.en,
  ]),
];

/** Secrets that stand in a text as words of their own. */
const secretsIn = (text: string): string[] =>
  [...new Set(SECRETS)].filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text));

describe('nobody outside learns a secret', () => {
  it('every call there is, is among those driven', () => {
    const names = Object.keys({ ...PAGE_ASKS, ...TAB_ASKS, ...DESK_ASKS }).sort();
    expect([...new Set(CALLS.map(([name]) => name))].sort()).toEqual(names);
  });

  it('the search for secrets finds them', () => {
    expect(secretsIn('{"role":"necromancer"}')).toEqual(['necromancer']);
    expect(secretsIn(`a ${MARK}!`)).toEqual([MARK]);
  });

  it.each(Object.keys(OUTSIDERS) as (keyof typeof OUTSIDERS)[])('%s asks everything', async (from) => {
    const { send, log, opened, idle } = await stage();
    const before = log.length;
    let answered = 0;
    for (const [name, ask] of CALLS) {
      const reply = await send(name, ask, OUTSIDERS[from]);
      await idle();
      expect(secretsIn(JSON.stringify(reply)), name).toEqual([]);
      if ((reply as { ok?: boolean }).ok) answered += 1;
      else expect(reply, name).toMatchObject({ ok: false, error: { code: expect.any(String) } });
    }
    expect(answered > 0).toBe(!(STRANGERS as readonly string[]).includes(from) && from !== 'our script in a frame');
    // What was sent to tabs, opened or shown meanwhile.
    expect(secretsIn(log.slice(before).join('\n'))).toEqual([]);
    expect([...new Set(opened)]).toEqual([PUBLIC_DB]);
    expect(opened).not.toContain(SECRET_DB);
  });
});
