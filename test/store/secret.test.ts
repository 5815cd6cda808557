import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { path } from '../../engine/game/history';
import { SecretDb } from '../../engine/store/secret/db';
import { draftsOf, putDraft, rescueDraft, tick, ticksOf } from '../../engine/store/secret/drafts';
import {
  appendEvent,
  createGame,
  loadLog,
  moveHead,
  redoEvent,
  undoEvent,
  wipeGame,
} from '../../engine/store/secret/log';
import { created, note } from './moves';

const AT = '2026-11-30T20:00:00Z';

const open = (indexedDB = new IDBFactory()) => ({ db: new SecretDb({ indexedDB, IDBKeyRange }), indexedDB });
const texts = async (db: SecretDb): Promise<string[]> => {
  const log = await loadLog(db, 'g');
  if (!log.ok) throw new Error(log.error.code);
  return path(log.value).flatMap((entry) => (entry.event.kind === 'note' ? [entry.event.text] : []));
};

describe('the secret store', () => {
  it('two windows on one game cannot fork it', async () => {
    const { db, indexedDB } = open();
    await createGame(db, 'g', created, AT, null);
    const other = new SecretDb({ indexedDB, IDBKeyRange });
    const [first, second] = await Promise.all([
      appendEvent(db, 'g', 1, note('один'), AT),
      appendEvent(other, 'g', 1, note('два'), AT),
    ]);
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
    expect([first, second].find((it) => !it.ok)).toMatchObject({ error: { code: 'forked' } });
    expect(await texts(db)).toHaveLength(1);
  });

  it('undo, redo and a new branch lose nothing', async () => {
    const { db } = open();
    await createGame(db, 'g', created, AT, null);
    await appendEvent(db, 'g', 1, note('один'), AT);
    await appendEvent(db, 'g', 2, note('два'), AT);
    expect(await undoEvent(db, 'g', 3, AT)).toEqual({ ok: true, value: 2 });
    expect(await redoEvent(db, 'g', 2, AT)).toEqual({ ok: true, value: 3 });
    await undoEvent(db, 'g', 3, AT);
    expect(await appendEvent(db, 'g', 2, note('три'), AT)).toEqual({ ok: true, value: 4 });
    expect(await texts(db)).toEqual(['один', 'три']);
    await moveHead(db, 'g', 4, 3, AT);
    expect(await texts(db)).toEqual(['один', 'два']);
  });

  it('the creation cannot be undone and the tip not redone', async () => {
    const { db } = open();
    await createGame(db, 'g', created, AT, null);
    expect(await undoEvent(db, 'g', 1, AT)).toMatchObject({ ok: false, error: { code: 'nothing-there' } });
    expect(await redoEvent(db, 'g', 1, AT)).toMatchObject({ ok: false, error: { code: 'nothing-there' } });
  });

  it('drafts stay over a reopening and go with the event made from them', async () => {
    const { db, indexedDB } = open();
    await createGame(db, 'g', created, AT, null);
    await putDraft(db, { game: 'g', name: 'order/a', value: 'лечу Ва', at: AT });
    await putDraft(db, { game: 'g', name: 'night', value: { half: true }, at: AT });
    db.close();
    const again = new SecretDb({ indexedDB, IDBKeyRange });
    expect(await draftsOf(again, 'g')).toEqual({
      ok: true,
      value: new Map<string, unknown>([
        ['night', { half: true }],
        ['order/a', 'лечу Ва'],
      ]),
    });
    await appendEvent(again, 'g', 1, note('готово'), AT, ['order/a']);
    expect(await draftsOf(again, 'g')).toEqual({ ok: true, value: new Map([['night', { half: true }]]) });
  });

  it('a rescued draft is kept unless it was typed on meanwhile; a dropped one is gone', async () => {
    const { db } = open();
    await createGame(db, 'g', created, AT, null);
    const draft = (value: unknown) => ({ game: 'g', name: 'order/a', value, at: AT });
    await rescueDraft(db, draft('ле'), () => true);
    await rescueDraft(db, draft('л'), () => false);
    expect(await draftsOf(db, 'g')).toEqual({ ok: true, value: new Map([['order/a', 'ле']]) });
    await rescueDraft(db, draft(undefined), () => true);
    expect(await draftsOf(db, 'g')).toEqual({ ok: true, value: new Map() });
  });

  it('the question whether a draft is still wanted is asked after whoever writes now', async () => {
    const { db, indexedDB } = open();
    await createGame(db, 'g', created, AT, null);
    const other = new SecretDb({ indexedDB, IDBKeyRange });
    let typedOn = false;
    const draft = (value: unknown) => ({ game: 'g', name: 'order/a', value, at: AT });
    const typing = putDraft(db, draft('лечу')).then(() => {
      typedOn = true;
    });
    await Promise.all([typing, rescueDraft(other, draft('леч'), () => !typedOn)]);
    expect(await draftsOf(db, 'g')).toEqual({ ok: true, value: new Map([['order/a', 'лечу']]) });
  });

  it('writes strictly and shows nothing before it is written', () => {
    const { db } = open();
    expect((db as unknown as { _options: object })._options).toMatchObject({
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
    });
  });

  it('ticks can be taken back, a wiped game leaves nothing', async () => {
    const { db } = open();
    await createGame(db, 'g', created, AT, null);
    await tick(db, 'g', 'role/a', AT);
    expect(await ticksOf(db, 'g')).toEqual({ ok: true, value: new Map([['role/a', AT]]) });
    await tick(db, 'g', 'role/a', null);
    expect(await ticksOf(db, 'g')).toEqual({ ok: true, value: new Map() });
    await wipeGame(db, 'g');
    expect(await db.entries.count()).toBe(0);
    expect(await loadLog(db, 'g')).toMatchObject({ ok: false, error: { code: 'no-game' } });
  });

  it('a damaged log is refused with the reason and stays as it is', async () => {
    const { db } = open();
    await createGame(db, 'g', created, AT, null);
    await appendEvent(db, 'g', 1, note('один'), AT);
    await db.entries.delete(['g', 1]);
    expect(await loadLog(db, 'g')).toMatchObject({ ok: false, error: { code: 'cut' } });
    expect(await db.entries.count()).toBe(1);
  });
});
