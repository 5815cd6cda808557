import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../engine/store/backup/collect';
import { readContent } from '../../engine/store/backup/content';
import { restore } from '../../engine/store/backup/restore';
import { PublicDb } from '../../engine/store/public/db';
import { editGame, startGame } from '../../engine/store/public/games';
import { draft, forgetReturn, langChoice, returned, setDraft, setLang } from '../../engine/store/public/settings';
import { SecretDb } from '../../engine/store/secret/db';
import { putDraft, setTemplate, tick } from '../../engine/store/secret/drafts';
import {
  appendEvent,
  changeGame,
  createGame,
  loadLog,
  redoEvent,
  undoEvent,
  wipeGame,
} from '../../engine/store/secret/log';
import { mapShelf } from './map-shelf';
import { created, note } from './moves';

const AT = '2026-11-30T20:00:00.000Z';

/** A browser whose databases may be lost, and whose files stay. */
function browser() {
  const secret = mapShelf();
  const open = mapShelf();
  let ground = { indexedDB: new IDBFactory(), IDBKeyRange };
  return {
    files: secret.files,
    publicFiles: open.files,
    obey: (does: boolean) => {
      secret.obey(does);
      open.obey(does);
    },
    /** No pause ends any more. */
    hold: open.hold,
    secret: () => new SecretDb({ ...ground, shelf: secret.shelf }),
    open: () => new PublicDb({ ...ground, shelf: open.shelf }),
    lose: () => {
      ground = { indexedDB: new IDBFactory(), IDBKeyRange };
    },
  };
}

const rowsOf = async (db: SecretDb) => ({
  games: await db.games.toArray(),
  entries: await db.entries.toArray(),
  drafts: await db.drafts.toArray(),
  ticks: await db.ticks.toArray(),
  templates: await db.templates.toArray(),
});

describe('the copy of the secret database', () => {
  it('brings back a lost database: log, head, drafts, ticks, templates', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, 'public-g');
    await appendEvent(db, 'g', 1, note('один'), AT);
    await appendEvent(db, 'g', 2, note('два'), AT);
    await undoEvent(db, 'g', 3, AT);
    await tick(db, 'g', 'role/a', AT);
    await setTemplate(db, 'morning', 'ru', 'Утро!');
    await putDraft(db, { game: 'g', name: 'order', value: 'лечу Ва', at: AT });
    await db.keeper?.idle();
    const before = await rowsOf(db);
    it.lose();
    const again = it.secret();
    expect(await rowsOf(again)).toEqual(before);
    expect(again.returned).toEqual({ games: ['Игра 7'], unreadable: 0 });
    expect(await appendEvent(again, 'g', 2, note('три'), AT)).toEqual({ ok: true, value: 4 });
  });

  it('is there before anything is said to be stored, and before anybody is told so', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    const appended = appendEvent(db, 'g', 1, note('один'), AT);
    await db.keeper?.settled();
    expect(it.files.get('g.json')).toContain('один');
    expect(await appended).toEqual({ ok: true, value: 2 });
  });

  it('is of the newest state, whatever was done in whatever order and window', async () => {
    const step = fc.constantFrom('note', 'undo', 'redo', 'draft', 'no-draft', 'tick', 'archive', 'template', 'lose');
    const twice = fc.array(fc.record({ step, second: fc.boolean(), wait: fc.boolean() }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(twice, async (steps) => {
        const it = browser();
        let windows = [it.secret(), it.secret()] as const;
        await createGame(windows[0], 'g', created, AT, null);
        const working: Promise<unknown>[] = [];
        for (const [number, { step, second, wait }] of steps.entries()) {
          const db = windows[second ? 1 : 0];
          const head = (await db.games.get('g'))?.head ?? null;
          const done = {
            note: () => appendEvent(db, 'g', head, note(`№${number}`), AT, ['order']),
            undo: () => undoEvent(db, 'g', head, AT),
            redo: () => redoEvent(db, 'g', head, AT),
            draft: () => putDraft(db, { game: 'g', name: 'order', value: number, at: AT }),
            'no-draft': () => putDraft(db, { game: 'g', name: 'order', value: undefined, at: AT }),
            tick: () => tick(db, 'g', `letter ${number % 3}`, number % 2 ? AT : null),
            archive: () => changeGame(db, 'g', { archived: number % 2 === 0 }),
            template: () => setTemplate(db, 'morning', 'ru', number % 2 ? `Утро ${number}` : null),
            lose: async () => {
              await Promise.all(working);
              for (const window of windows) await window.keeper?.idle();
              const before = await rowsOf(db);
              it.lose();
              windows = [it.secret(), it.secret()];
              expect(await rowsOf(windows[0])).toEqual(before);
            },
          }[step]();
          working.push(done);
          if (wait || step === 'lose') await done;
        }
        await Promise.all(working);
        for (const window of windows) await window.keeper?.idle();
        await windows[0].keeper?.settled();
        const before = await rowsOf(windows[0]);
        it.lose();
        expect(await rowsOf(it.secret())).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('a wiped game leaves no file, and does not come back', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    expect([...it.files.keys()]).toEqual(['g.json']);
    await wipeGame(db, 'g');
    expect([...it.files.keys()]).toEqual([]);
    const again = it.secret();
    expect([await again.games.count(), again.returned]).toEqual([0, null]);
  });

  it('a file that outlived its game is dropped later; one of a newer version stays', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    await createGame(db, 'h', created, AT, null);
    it.obey(false);
    await wipeGame(db, 'g');
    expect(db.keeper?.sound).toBe(false);
    it.obey(true);
    it.files.set('later.json', JSON.stringify({ version: 99 }));
    await db.keeper?.catchUp();
    expect([...it.files.keys()].sort()).toEqual(['h.json', 'later.json']);
  });

  it('games older than their copies get them', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    it.files.clear();
    await db.keeper?.catchUp();
    it.lose();
    expect(await it.secret().games.count()).toBe(1);
  });

  it('a game restored from a backup has its copy', async () => {
    const from = browser();
    await createGame(from.secret(), 'g', created, AT, null);
    const content = readContent(JSON.stringify(await collect(from.secret(), from.open(), AT)));
    if (!content.ok) throw new Error(content.error.code);
    const to = browser();
    const db = to.secret();
    await restore(db, to.open(), content.value, () => 'new');
    await db.keeper?.idle();
    to.lose();
    expect(await to.secret().games.count()).toBe(1);
  });

  it('a browser without room for files loses nothing of the game itself', async () => {
    const it = browser();
    it.obey(false);
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    expect(await appendEvent(db, 'g', 1, note('один'), AT)).toEqual({ ok: true, value: 2 });
    expect(db.keeper?.sound).toBe(false);
    expect((await loadLog(db, 'g')).ok).toBe(true);
  });

  it('an unreadable file is told of and stays, the others come back', async () => {
    const it = browser();
    const db = it.secret();
    await createGame(db, 'g', created, AT, null);
    it.files.set('torn.json', '{"version":3,"secret":{"ga');
    it.lose();
    const again = it.secret();
    expect(await again.games.count()).toBe(1);
    expect(again.returned).toEqual({ games: ['Игра 7'], unreadable: 1 });
    await again.keeper?.catchUp();
    expect([...it.files.keys()].sort()).toEqual(['g.json', 'torn.json']);
  });
});

describe('the copy of the public database', () => {
  it('brings back games and choices, and says so until it is read', async () => {
    const it = browser();
    const db = it.open();
    await startGame(db, { id: 'p', title: 'Мафия №7' }, null, AT);
    await editGame(db, 'p', { kind: 'title', title: 'Мафия №8' }, AT);
    await editGame(db, 'p', { kind: 'many', edits: [{ kind: 'finished', finished: true }] }, AT);
    await setLang(db, 'en');
    await setDraft(db, 'players', 'Вася, Пе');
    await db.keeper?.idle();
    expect(await returned(db)).toEqual({ ok: true, value: false });
    const undo = await db.undo.toArray();
    expect(undo).not.toEqual([]);
    it.lose();
    const again = it.open();
    expect((await again.games.get('p'))?.title).toBe('Мафия №8');
    expect(await langChoice(again)).toEqual({ ok: true, value: 'en' });
    expect(await draft(again, 'players')).toEqual({ ok: true, value: 'Вася, Пе' });
    expect(await again.undo.toArray()).toEqual(undo);
    expect(await returned(again)).toEqual({ ok: true, value: true });
    await forgetReturn(again);
    expect(await returned(it.open())).toEqual({ ok: true, value: false });
  });

  it('is made good at the next start where a window was closed before its copy', async () => {
    const it = browser();
    const db = it.open();
    await setLang(db, 'ru');
    await db.keeper?.idle();
    it.obey(false);
    await setLang(db, 'en');
    await db.keeper?.idle();
    it.obey(true);
    await it.open().keeper?.review();
    it.lose();
    expect(await langChoice(it.open())).toEqual({ ok: true, value: 'en' });
  });

  it('follows a change at once: the window may be closed by the next click', async () => {
    const it = browser();
    const db = it.open();
    it.hold();
    await setLang(db, 'ru');
    await db.keeper?.settled();
    expect(it.publicFiles.get('settings.json')).toContain('ru');
  });

  it('a row that does not pass its check stays away, the others come', async () => {
    const it = browser();
    const db = it.open();
    await startGame(db, { id: 'p', title: 'Мафия №7' }, null, AT);
    await db.keeper?.idle();
    const { rows } = JSON.parse(it.publicFiles.get('games.json') ?? '') as { rows: unknown[] };
    it.publicFiles.set('games.json', JSON.stringify({ rows: [...rows, { id: 'bad' }] }));
    it.publicFiles.set('threads.json', 'torn');
    it.lose();
    expect(await it.open().games.toCollection().primaryKeys()).toEqual(['p']);
  });

  it('a new browser has nothing to tell', async () => {
    expect(await returned(browser().open())).toEqual({ ok: true, value: false });
  });
});
