import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { collect } from '../../engine/store/backup/collect';
import { readContent } from '../../engine/store/backup/content';
import { preview, restore } from '../../engine/store/backup/restore';
import { type Cipher, seal, unseal } from '../../engine/store/backup/sealed';
import { PublicDb } from '../../engine/store/public/db';
import { SecretDb } from '../../engine/store/secret/db';
import { putDraft, tick } from '../../engine/store/secret/drafts';
import { appendEvent, createGame, loadLog } from '../../engine/store/secret/log';
import { created, note } from './moves';

const AT = '2026-11-30T20:00:00.000Z';
const LATER = '2026-11-30T21:00:00.000Z';
const PASS = 'тихий омут, рыжая лиса';
const cipher: Cipher = { subtle: crypto.subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) };

function browser(): { secret: SecretDb; open: PublicDb } {
  const ground = { indexedDB: new IDBFactory(), IDBKeyRange };
  return { secret: new SecretDb(ground), open: new PublicDb(ground) };
}

async function played(): Promise<{ secret: SecretDb; open: PublicDb }> {
  const it = browser();
  await createGame(it.secret, 'g', created, AT, null);
  await appendEvent(it.secret, 'g', 1, note('один'), AT);
  await putDraft(it.secret, { game: 'g', name: 'order', value: 'лечу Ва', at: AT });
  await tick(it.secret, 'g', 'role/a', AT);
  await it.open.aliases.put({ forum: 'https://forum.example/', folded: 'чтотик', alias: 'Чтотик', nick: 'Что_то_там' });
  return it;
}

const copyOf = async (from: { secret: SecretDb; open: PublicDb }) => {
  const read = readContent(JSON.stringify(await collect(from.secret, from.open, AT)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a sealed file', () => {
  it('opens with its passphrase, typed in any normal form, and shows nothing without', async () => {
    const sealed = await seal(cipher, PASS, 'доктор — Вася');
    if (!sealed.ok) throw new Error(sealed.error.code);
    expect(sealed.value).not.toContain('доктор');
    expect(JSON.parse(sealed.value)).toMatchObject({ rounds: 600_000 });
    expect(await unseal(cipher, PASS.normalize('NFD'), sealed.value)).toEqual({ ok: true, value: 'доктор — Вася' });
  });

  it('refuses what it must, and says why', async () => {
    expect(await seal(cipher, 'коротко', 'x')).toMatchObject({ ok: false, error: { code: 'short-passphrase' } });
    const sealed = await seal(cipher, PASS, 'x');
    const file = sealed.ok ? sealed.value : '';
    const bent = file.replace(/"data":"(.)/, (_all, char: string) => `"data":"${char === 'A' ? 'B' : 'A'}`);
    const table: [string, string, string][] = [
      ['не тот пароль', file, 'passphrase'],
      [PASS, bent, 'passphrase'],
      [PASS, file.slice(0, -40), 'damaged'],
      [PASS, '{"hello": 1}', 'foreign'],
      [PASS, 'GIF89a', 'foreign'],
      [PASS, file.replace('"version":1', '"version":7'), 'newer'],
      [PASS, file.replace('"rounds":600000', '"rounds":99999999999'), 'damaged'],
    ];
    for (const [pass, text, code] of table)
      expect(await unseal(cipher, pass, text), code).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a backup', () => {
  it('of version 1 has no memory of who wrote when, and is read all the same', async () => {
    const copy = await copyOf(await played());
    const { wrote: _wrote, days: _days, ...old } = copy.public;
    const read = readContent(JSON.stringify({ ...copy, version: 1, public: old }));
    expect(read.ok && [read.value.version, read.value.public.wrote, read.value.public.days]).toEqual([3, [], []]);
  });

  it('holds who wrote when and the days that are over', async () => {
    const from = await played();
    const wrote = { thread: 't', page: 1, link: '', posts: [{ id: '5', nick: 'Вася', account: null, at: AT }] };
    const day = { game: 'g', day: 1, closedAt: AT, absent: ['a'], silent: null, complete: true };
    await from.open.wrote.put(wrote);
    await from.open.days.put(day);
    const to = browser();
    await restore(to.secret, to.open, { ...(await copyOf(from)) }, () => 'other');
    // A whole copy holds topics nobody plays in as well.
    expect(await to.open.wrote.toArray()).toEqual([wrote]);
    expect(await to.open.days.toArray()).toEqual([day]);
  });

  it('restored into an empty browser is the same game, drafts and ticks included', async () => {
    const from = await played();
    const copy = await copyOf(from);
    const to = browser();
    expect((await preview(to.secret, copy)).map((line) => line.fate)).toEqual(['new']);
    await restore(to.secret, to.open, copy, () => 'other');
    expect(await loadLog(to.secret, 'g')).toEqual(await loadLog(from.secret, 'g'));
    expect(copy.public.aliases).toHaveLength(1);
    expect(await copyOf(to)).toEqual(copy);
  });

  it('never takes away what is here', async () => {
    const here = await played();
    const copy = await copyOf(here);
    expect((await preview(here.secret, copy)).map((line) => line.fate)).toEqual(['same']);
    await appendEvent(here.secret, 'g', 2, note('два'), LATER);
    expect((await restore(here.secret, here.open, copy, () => 'other')).map((line) => line.fate)).toEqual(['older']);
    const log = await loadLog(here.secret, 'g');
    expect(log.ok && log.value.entries).toHaveLength(3);
    const ahead = await copyOf(here);
    const behind = await played();
    expect((await restore(behind.secret, behind.open, ahead, () => 'other')).map((line) => line.fate)).toEqual([
      'newer',
    ]);
    const went = await played();
    await appendEvent(went.secret, 'g', 2, note('по-другому'), LATER);
    expect((await restore(went.secret, went.open, ahead, () => 'other')).map((line) => line.fate)).toEqual(['differs']);
    expect(await went.secret.games.count()).toBe(2);
  });

  it.each([
    ['not JSON', () => 'прокуратор', 'damaged'],
    ['a foreign file', () => '{"games": []}', 'foreign'],
    ['a newer form', (text: string) => text.replace('"version":3', '"version":99'), 'newer'],
    ['a missing table', (text: string) => text.replace('"aliases"', '"alibis"'), 'damaged'],
    ['a log cut in the middle', (text: string) => text.replace('"seq":1,', '"seq":3,'), 'damaged'],
    ['a wrong record', (text: string) => text.replace('"nick":"Что_то_там"', '"nick":7'), 'damaged'],
  ])('is refused: %s', async (_name, bend, code) => {
    const from = await played();
    const text = JSON.stringify(await collect(from.secret, from.open, AT));
    expect(readContent(bend(text))).toMatchObject({ ok: false, error: { code } });
  });

  it('of one game, for a co-host, holds that game only', async () => {
    const from = await played();
    await createGame(from.secret, 'h', { ...created, title: 'Другая' }, AT, null);
    const copy = await collect(from.secret, from.open, AT, new Set(['h']));
    expect(copy.secret.games.map((game) => game.row.id)).toEqual(['h']);
  });
});
