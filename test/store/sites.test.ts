import { describe, expect, it } from 'vitest';
import { exportSites, importSites } from '../../engine/forums/learned/exchange';
import { collect } from '../../engine/store/backup/collect';
import { readContent } from '../../engine/store/backup/content';
import { restore } from '../../engine/store/backup/restore';
import { allSites, forgetSite, keepSites, learnedAt } from '../../engine/store/public/sites';
import { SecretDb } from '../../engine/store/secret/db';
import { learned } from '../protocol/samples';
import { freshGround } from './ground';

const AT = '2026-11-30T20:00:00.000Z';
const CLUB = learned('https://club.example/');
const ROOM = learned('https://club.example/room/');

describe('forums the host showed', () => {
  it('are found by an address, the longest base first, and never on another site', async () => {
    const { db } = freshGround();
    expect(await keepSites(db, [CLUB, ROOM], AT)).toEqual({ ok: true, value: null });
    const at = async (url: string) => {
      const found = await learnedAt(db, url);
      return found.ok ? (found.value?.forum ?? null) : found.error.code;
    };
    expect(await at('https://club.example/show.php?t=1')).toBe(CLUB.forum);
    expect(await at('https://club.example/room/show.php?t=1')).toBe(ROOM.forum);
    expect(await at('https://club.example.org/show.php?t=1')).toBeNull();
    expect(await at('http://club.example/show.php?t=1')).toBeNull();
  });

  it('are shown anew in place of the old, and forgotten', async () => {
    const { db, again } = freshGround();
    await keepSites(db, [CLUB], AT);
    await keepSites(db, [{ ...CLUB, time: '' }], AT);
    expect(await allSites(again())).toMatchObject([{ forum: CLUB.forum, site: { time: '' } }]);
    await forgetSite(db, CLUB.forum);
    expect(await allSites(db)).toEqual([]);
  });

  it('that are damaged are passed over', async () => {
    const { db } = freshGround();
    await db.sites.put({ forum: CLUB.forum, site: { ...CLUB, posts: 7 as unknown as string }, at: AT });
    expect(await learnedAt(db, CLUB.forum)).toEqual({ ok: true, value: null });
    expect(await allSites(db)).toEqual([]);
  });

  it('go into the backup and come back; a copy made before them is still read', async () => {
    const ground = freshGround();
    const secret = new SecretDb({
      indexedDB: ground.factory,
      IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange,
    });
    await keepSites(ground.db, [CLUB], AT);
    const content = await collect(secret, ground.db, AT);
    const read = readContent(JSON.stringify(content));
    expect(read).toMatchObject({ ok: true, value: { public: { sites: [{ forum: CLUB.forum }] } } });
    const { sites: _sites, ...before } = content.public;
    const old = readContent(JSON.stringify({ ...content, version: 2, public: before }));
    expect(old).toMatchObject({ ok: true, value: { version: 3, public: { sites: [] } } });
    const other = freshGround();
    if (read.ok) await restore(secret, other.db, read.value, () => 'new');
    expect(await allSites(other.db)).toEqual([{ forum: CLUB.forum, site: CLUB, at: AT }]);
  });
});

describe('descriptions of forums as text', () => {
  it('come back as they went', () => {
    expect(importSites(exportSites([CLUB, ROOM]))).toEqual({ ok: true, value: [CLUB, ROOM] });
  });

  it.each([
    ['no JSON', 'прокуратор', 'foreign', undefined],
    ['something else', '{"format": "prokurator-backup", "version": 1}', 'foreign', undefined],
    ['a list', '[]', 'foreign', undefined],
    ['cut in the middle', exportSites([CLUB]).slice(0, 80), 'damaged', 'JSON'],
    ['a newer form', exportSites([CLUB]).replace('"version": 1', '"version": 9'), 'newer', undefined],
    ['no forums', '{"format": "prokurator-forums", "version": 1, "forums": []}', 'damaged', 'forums'],
    ['a wrong field', exportSites([ROOM, { ...CLUB, above: 'да' as unknown as boolean }]), 'damaged', '2: above'],
    ['no address', exportSites([{ ...CLUB, forum: 'club.example' }]), 'damaged', '1: forum'],
    ['an address that is no site', exportSites([{ ...CLUB, forum: 'javascript:alert(1)/' }]), 'damaged', '1: forum'],
    ['no place for the topic', exportSites([{ ...CLUB, topic: 'show.php' }]), 'damaged', '1: topic'],
  ])('are refused: %s', (_name, text, code, where) => {
    const read = importSites(text);
    expect(read).toMatchObject({ ok: false, error: { code, ...(where === undefined ? {} : { slots: { where } }) } });
  });
});
