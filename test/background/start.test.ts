import { describe, expect, it } from 'vitest';
import type { Bench } from '../../components/background/bench';
import { startBackground } from '../../components/background/start';
import { beginGame } from '../../engine/store/public/begin';
import type { PublicDb } from '../../engine/store/public/db';
import { langOf } from '../../engine/store/public/lang';
import { langChoice, setLang } from '../../engine/store/public/settings';
import { isWatched } from '../../engine/store/public/threads';
import { about, FORUM, KEY, OTHER_FORUM, OTHER_KEY, pageAsks, post } from '../protocol/samples';
import { freshGround, numbering, ticking } from '../store/ground';
import { type FakeTab, fakeBrowser } from './fake-browser';

const PATTERN = 'https://forum.example/*';
const ON_FORUM = { id: 'our-id', url: `${FORUM}viewtopic.php?t=17`, frameId: 0, tab: { id: 7 } };
const POPUP = { id: 'our-id', url: 'chrome-extension://our-id/popup.html' };

/** A worker on a browser. `restart` is the browser stopping it and starting it anew for the next event. */
function stage(options: Parameters<typeof fakeBrowser>[0] = {}, db: PublicDb = freshGround().db) {
  const fake = fakeBrowser(options);
  const work: Promise<unknown>[] = [];
  const now = ticking();
  const bench: Bench = {
    browser: fake.browser,
    db,
    now,
    newId: numbering(),
    later: (more) => void work.push(more.catch((error: unknown) => expect(error).toBeUndefined())),
    lang: async () => {
      const choice = await langChoice(db);
      return langOf(choice.ok ? choice.value : 'auto', 'ru');
    },
  };
  startBackground(bench);
  return {
    ...fake,
    db,
    /** Until everything nobody waits for is done. */
    idle: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
  };
}

const threadTab = (id: number, key = KEY): FakeTab => ({
  id,
  url: `${FORUM}viewtopic.php?t=17`,
  counter: (name) => (name === 'page/ask' ? about({ topic: { ...about().topic, key } }) : { shown: true }),
});

describe('calls', () => {
  it('of a thread: opened, seen, decided, and remembered by the next worker', async () => {
    const first = stage();
    const asks = pageAsks(KEY, FORUM);
    for (const name of ['thread/open', 'thread/saw', 'decision/add', 'alias/set', 'ink/set', 'place/set'] as const) {
      expect(await first.send(name, asks[name], ON_FORUM), name).toMatchObject({ ok: true });
    }
    const second = stage({}, first.db);
    expect(await second.send('thread/open', asks['thread/open'], ON_FORUM)).toMatchObject({
      ok: true,
      value: {
        decisions: [{ decision: { kind: 'ignore', post: '5' } }],
        aliases: [{ alias: 'Васёк', nick: 'Вася' }],
        inks: [{ colour: '#a05050', means: 'red' }],
        seen: [{ id: '5' }],
        pagesRead: [1],
        place: { width: 300 },
        lang: 'ru',
      },
    });
  });

  it('counts a page nothing is remembered of', async () => {
    const { send } = stage();
    const reading = { page: 1, pages: 1, counts: {}, posts: [post('5', 'author 6'), post('6', 'author 5')] };
    expect(await send('thread/count', { key: KEY, reading }, ON_FORUM)).toMatchObject({
      ok: true,
      value: {
        ballots: [
          { post: '5', status: 'counts' },
          { post: '6', status: 'counts' },
        ],
      },
    });
  });

  it('the language follows the choice', async () => {
    const { send, db } = stage();
    await setLang(db, 'en');
    expect(await send('thread/watched', { key: KEY }, ON_FORUM)).toEqual({
      ok: true,
      value: { watched: false, lang: 'en' },
    });
  });

  it.each([
    [[PATTERN], true],
    [[], false],
  ])('a followed thread opens by itself only while its site is permitted: %j', async (granted, watched) => {
    const { send, db } = stage({ granted });
    await beginGame(db, about(), null, '2026-11-28T12:00:00.000Z', numbering());
    expect(await send('thread/watched', { key: KEY }, ON_FORUM)).toMatchObject({ ok: true, value: { watched } });
  });

  it('are refused from another site and another extension, and nothing is written', async () => {
    const { send, db } = stage();
    await send('thread/open', pageAsks(KEY, FORUM)['thread/open'], ON_FORUM);
    const elsewhere = { ...ON_FORUM, url: OTHER_FORUM };
    for (const sender of [elsewhere, { ...ON_FORUM, id: 'their-id' }]) {
      const reply = await send('decision/add', pageAsks(KEY, FORUM)['decision/add'], sender);
      expect(reply).toEqual({ ok: false, error: { code: 'refused' } });
    }
    expect(await db.decisions.count()).toBe(0);
    expect(await send('game/begin', { about: about(), game: null }, ON_FORUM)).toMatchObject({ ok: false });
    expect(await db.intents.count()).toBe(0);
  });

  it('a message of others is left alone', () => {
    const { wake } = stage();
    let answered = false;
    wake('onMessage', { type: 'hello' }, POPUP, () => {
      answered = true;
    });
    expect(answered).toBe(false);
  });

  it('a seat’s other fields cannot be set from a page', async () => {
    const { send, db } = stage({ granted: [PATTERN] });
    await send('game/begin', { about: about(), game: null }, POPUP);
    const ask = { key: KEY, seat: 'account:10', silenced: true, name: 'Подмена', id: 'x' };
    expect(await send('seat/set', ask, ON_FORUM)).toMatchObject({ ok: true });
    const [game] = await db.games.toArray();
    expect(game?.roster.seats[0]).toMatchObject({ id: 'account:10', name: 'Вася', silenced: true });
  });
});

describe('what changed is told', () => {
  it('to other tabs of the site, not to the one that asked, nor to other sites or hidden tabs', async () => {
    const tabs = [threadTab(7), threadTab(8), { ...threadTab(9), url: OTHER_FORUM }, { id: 10, counter: () => null }];
    const { send, log, injected, idle } = stage({ tabs });
    for (const tab of tabs) injected.add(tab.id);
    await send('thread/open', pageAsks(KEY, FORUM)['thread/open'], ON_FORUM);
    await send('decision/add', pageAsks(KEY, FORUM)['decision/add'], ON_FORUM);
    await idle();
    expect(log).toEqual([`tab 8 page/changed ${JSON.stringify({ key: KEY, forum: null })}`]);
  });

  it('an alias concerns the whole forum', async () => {
    const { send, log, injected, idle } = stage({ tabs: [threadTab(8)] });
    injected.add(8);
    await send('thread/open', pageAsks(KEY, FORUM)['thread/open'], ON_FORUM);
    await send('alias/set', pageAsks(KEY, FORUM)['alias/set'], ON_FORUM);
    await idle();
    expect(log).toEqual([`tab 8 page/changed ${JSON.stringify({ key: null, forum: FORUM })}`]);
  });

  it('a refused call tells nobody', async () => {
    const { send, log, injected, idle } = stage({ tabs: [threadTab(8)] });
    injected.add(8);
    await send('decision/add', pageAsks(KEY, FORUM)['decision/add'], ON_FORUM);
    await idle();
    expect(log).toEqual([]);
  });
});

describe('a site is opened to the extension', () => {
  it('the popup asked and died: the next worker finishes the game, registers and counts in the open tab', async () => {
    const first = stage();
    expect(await first.send('game/begin', { about: about(), game: null }, POPUP)).toEqual({ ok: true, value: null });
    expect(await first.db.games.count()).toBe(0);

    const tabs = [threadTab(7), threadTab(8, 'phpbb3|https://forum.example|/board/|99'), { id: 9, url: OTHER_FORUM }];
    const second = stage({ tabs, granted: [PATTERN] }, first.db);
    second.wake('onAdded', { origins: [PATTERN] });
    await second.idle();
    const watched = await isWatched(second.db, KEY);
    expect(watched).toEqual({ ok: true, value: true });
    expect([...second.scripts.values()]).toMatchObject([
      {
        matches: [PATTERN],
        js: ['content-scripts/counter.js'],
        persistAcrossSessions: true,
        allFrames: false,
      },
    ]);
    expect(second.log.filter((line) => line.startsWith('inject')).sort()).toEqual(['inject 7', 'inject 8']);
    expect(second.log.filter((line) => line.startsWith('tab 7'))).toEqual([
      'tab 7 page/ask null',
      'tab 7 page/count null',
      `tab 7 page/changed ${JSON.stringify({ key: KEY, forum: null })}`,
    ]);
    expect(second.log.filter((line) => line.startsWith('tab 8'))).toEqual(['tab 8 page/ask null']);
  });

  it('already open: done at once', async () => {
    const { send, log, idle, scripts } = stage({ tabs: [threadTab(7)], granted: [PATTERN] });
    expect(await send('game/begin', { about: about(), game: null }, POPUP)).toEqual({
      ok: true,
      value: { game: 'new-1' },
    });
    await idle();
    expect(log).toContain('tab 7 page/count null');
    expect(scripts.size).toBe(1);
  });

  it('refused: nothing is left', async () => {
    const { send, db, wake, idle } = stage();
    await send('game/begin', { about: about(), game: null }, POPUP);
    await send('game/forget', { key: KEY }, POPUP);
    wake('onAdded', { origins: ['https://other.example/*'] });
    await idle();
    expect([await db.games.count(), await db.threads.count(), await db.intents.count()]).toEqual([0, 0, 0]);
  });

  it('given in the browser’s settings, without a game: the counter is registered and nothing is counted unasked', async () => {
    const { wake, idle, log, scripts } = stage({ tabs: [threadTab(7)], granted: [PATTERN] });
    wake('onAdded', { origins: [PATTERN] });
    await idle();
    expect(scripts.size).toBe(1);
    expect(log).toEqual(['inject 7', 'tab 7 page/ask null']);
  });
});

describe('registered scripts agree with the permissions', () => {
  it('revoked: unregistered, the game and its decisions stay', async () => {
    const { send, wake, idle, scripts, granted, db } = stage({ granted: [PATTERN] });
    await send('game/begin', { about: about(), game: null }, POPUP);
    await idle();
    expect(scripts.size).toBe(1);
    granted.delete(PATTERN);
    wake('onRemoved', { origins: [PATTERN] });
    await idle();
    expect(scripts.size).toBe(0);
    expect(await isWatched(db, KEY)).toEqual({ ok: true, value: true });
    expect(await send('thread/state', { key: KEY }, POPUP)).toMatchObject({
      value: { granted: false, watched: true, game: { title: 'Мафия №17' } },
    });
  });

  it('what happened while the worker was stopped is made good at the start of the browser', async () => {
    const { wake, idle, scripts } = stage({ granted: [PATTERN] });
    scripts.set('counter https://gone.example/*', {
      id: 'counter https://gone.example/*',
      matches: ['https://gone.example/*'],
      js: ['content-scripts/counter.js'],
      persistAcrossSessions: true,
    });
    wake('onStartup');
    await idle();
    expect([...scripts.keys()]).toEqual([`counter ${PATTERN}`]);
    wake('onStartup');
    await idle();
    expect([...scripts.keys()]).toEqual([`counter ${PATTERN}`]);
  });

  it('an update registers the new file and sets damaged records aside', async () => {
    const { wake, idle, scripts, db } = stage({ granted: [PATTERN] });
    scripts.set(`counter ${PATTERN}`, {
      id: `counter ${PATTERN}`,
      matches: [PATTERN],
      js: ['old.js'],
      persistAcrossSessions: true,
    });
    await db.table('games').put({ id: 'g', roster: null });
    wake('onInstalled', { reason: 'update' });
    await idle();
    expect([...scripts.values()].map((script) => script.js)).toEqual([['content-scripts/counter.js']]);
    expect([await db.games.count(), await db.damaged.count()]).toEqual([0, 1]);
  });

  it('two events at once register a site once', async () => {
    const { wake, idle, scripts } = stage({ granted: [PATTERN] });
    for (const name of ['onStartup', 'onInstalled', 'onRemoved', 'onAdded'] as const)
      wake(name, { origins: [PATTERN] });
    await idle();
    expect([...scripts.keys()]).toEqual([`counter ${PATTERN}`]);
  });

  it('a site that the browser names twice, by the manifest and by the user, is registered once', async () => {
    const { wake, idle, scripts } = stage({ granted: [PATTERN], twice: true });
    wake('onInstalled', { reason: 'install' });
    await idle();
    expect([...scripts.keys()]).toEqual([`counter ${PATTERN}`]);
  });

  it('scripts of others and origins that are no sites are left alone', async () => {
    const { wake, idle, scripts } = stage({ granted: ['moz-extension://uuid/*', 'file:///*'] });
    const alien = { id: 'something else', matches: ['https://x.example/*'], js: ['x.js'], persistAcrossSessions: true };
    scripts.set(alien.id, alien);
    wake('onInstalled', { reason: 'install' });
    await idle();
    expect([...scripts.keys()]).toEqual(['something else']);
  });
});

describe('the desk is opened from a thread', () => {
  it('in the panel of that tab', async () => {
    const { send, log, db } = stage();
    expect(await send('desk/open', { key: KEY }, ON_FORUM)).toEqual({ ok: true, value: null });
    expect(log).toEqual(['panel 7']);
    expect(await db.settings.get('focus')).toMatchObject({ value: { key: KEY } });
  });

  it('the panel is asked for in the same turn as the message, while the click still counts', () => {
    const { wake, log } = stage();
    wake('onMessage', { prokurator: 1, name: 'desk/open', ask: { key: KEY } }, ON_FORUM, () => undefined);
    expect(log).toEqual(['panel 7']);
  });

  it.each(['none', 'refuses'] as const)('as a tab where the panel %s', async (panel) => {
    const { send, log } = stage({ panel });
    expect(await send('desk/open', { key: KEY }, ON_FORUM)).toEqual({ ok: true, value: null });
    expect(log).toEqual(['new tab chrome-extension://our-id/desk.html']);
  });

  it('not for another site’s thread', async () => {
    const { send, log } = stage();
    expect(await send('desk/open', { key: OTHER_KEY }, ON_FORUM)).toMatchObject({ ok: false });
    expect(log).toEqual([]);
  });
});
