// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskWith } from '../../components/desk/app';
import { exportSites } from '../../engine/forums/learned/exchange';
import { allSites, keepSites } from '../../engine/store/public/sites';
import { fakeBrowser } from '../background/fake-browser';
import { learned } from '../protocol/samples';
import { freshGround, numbering, ticking } from '../store/ground';
import { control, mount, press, shown } from './mount';

const CLUB = learned('https://club.example/');

async function home() {
  const { db } = freshGround();
  await keepSites(db, [CLUB], '2026-11-27T18:00:00.000Z');
  const Desk = deskWith({ browser: fakeBrowser().browser, db, book: localStorage, now: ticking(), newId: numbering() });
  mount(<Desk thread={null} />);
  await control(/^Забыть, как читается/);
  return db;
}

async function paste(text: string): Promise<void> {
  const area = await control<HTMLTextAreaElement>(/^Или вставьте описание/);
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(async () => (await control<HTMLButtonElement>('Взять описание')).disabled).toBe(false);
  await press('Взять описание');
}

afterEach(() => {
  mount(null);
  vi.unstubAllGlobals();
});

describe('forums the host showed, on the desk', () => {
  it('are listed, copied, forgotten and taken back', async () => {
    const db = await home();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await press('Скопировать описания');
    await expect.poll(() => copied.length).toBe(1);
    await press('Забыть, как читается https://club.example/');
    await expect.poll(() => allSites(db)).toEqual([]);
    await paste(copied[0] ?? '');
    await expect.poll(async () => (await allSites(db)).map(({ site }) => site)).toEqual([CLUB]);
    expect(shown()).toContain('Взято: https://club.example/');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((it) => [it.id, it.nodes[0]?.html])).toEqual([]);
  });

  it.each([
    ['{"a": 1}', 'не описание форума'],
    [exportSites([{ ...CLUB, author: 'td:has(' }]), 'селектор «author» не читается'],
    [exportSites([CLUB]).slice(0, 60), 'повреждено или обрезано'],
  ])('refuse %j and say why', async (text, why) => {
    const db = await home();
    await paste(text);
    await expect.poll(shown).toContain(why);
    expect((await allSites(db)).map(({ site }) => site)).toEqual([CLUB]);
  });
});
