import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BROWSERS } from './browsers';
import { peek, until } from './hand';
import { entryShown, hostNewGame, openHosting, openPart, press, typeInto } from './hosted';
import { scene } from './scene';
import { controlStands, faults, plantControl, type Stored, storedGame } from './stored';
import type { BrowserName } from './where';

/**
 * Moments at which a browser is killed; the one that starts faster bears more of them. `E2E_KILLS` names another number, for
 * a longer look than every run can have.
 */
const KILLS: Readonly<Record<BrowserName, number>> = { chromium: 6, firefox: 3 };
/** A browser dies with one of its first commits since it was started. */
const AMONG = 4;
const CAST = { Рома: 'мафия', Док: 'доктор', Аня: 'мирный', Боря: 'мирный', Вера: 'мирный', Гоша: 'мирный' };
/** Entry of the deal: what lies before it is not undone here, there would be no night to play. */
const DEALT = 2;

/** Numbers below 1, always the same ones for a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text after each of its keys. */
const keysOf = (text: string): string[] => [...text].map((_, end) => text.slice(0, end + 1));

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];

const STEPS = ['night', 'posted', 'note', 'ruling', 'undo', 'redo'] as const;
type Step = (typeof STEPS)[number];
const BUTTON: Readonly<Record<Step, RegExp>> = {
  night: /^Готово: записать ночь/,
  posted: /^Опубликовано$/,
  note: /^Записать заметку$/,
  ruling: /^Записать решение$/,
  undo: /^Отменить$/,
  redo: /^Вернуть$/,
};

/** Steps whose buttons are there and can be pressed. */
async function possible(desk: Page, head: number): Promise<Step[]> {
  const there = await peek<Step[]>(
    desk,
    `const buttons = [...document.querySelectorAll('.host button')].filter((it) => !it.disabled).map((it) => it.textContent.trim());
     const names = ${JSON.stringify(Object.fromEntries(STEPS.map((step) => [step, BUTTON[step].source])))};
     return Object.keys(names).filter((step) => buttons.some((it) => new RegExp(names[step], 'u').test(it)));`,
  );
  return there.filter((step) => step !== 'undo' || head > DEALT);
}

/** What was seen before the browser died. */
interface Seen {
  /** Numbers the screen showed, in order. */
  shown: number[];
  /** A step was on its way when the browser died. */
  step: Step | null;
  /** What is typed into the doctor's row, and whether the screen has shown a later entry since. */
  typed: { before: string; text: string; settled: boolean };
}

/** How long steps took from the click to the number on the screen, ms: what «within a commit» means on this machine. */
const pace = [40];

/** Types and commits; `kill` falls somewhere between the click of the last step and a little after its number is shown. */
async function work(
  desk: Page,
  seen: Seen,
  chance: () => number,
  kill: () => void,
  alive: () => boolean,
): Promise<void> {
  let left = 1 + Math.floor(chance() * AMONG);
  await openPart(desk, 'Ночь');
  // By day there is no board to type into.
  if (!(await typeInto(desk, /^Письмо игрока Док/, seen.typed.text))) seen.typed.text = seen.typed.before;
  while (alive()) {
    const head = seen.shown.at(-1) ?? DEALT;
    const day = chance() < 0.5;
    await openPart(desk, day ? 'День' : 'Ночь');
    if (day) {
      await typeInto(desk, /^Текст заметки/, `заметка после ${head}`);
      await typeInto(desk, /^Что решено/, `решение после ${head}`);
    }
    const step = pick(await possible(desk, head), chance());
    if (step === undefined) continue;
    seen.step = step;
    const began = Date.now();
    left -= 1;
    if (left === 0) setTimeout(kill, chance() * 1.3 * (pace.toSorted((a, b) => a - b)[pace.length >> 1] ?? 40));
    await press(desk, BUTTON[step]);
    let now: number | null = head;
    for (const end = Date.now() + 5000; now === null || now === head; now = await entryShown(desk)) {
      if (Date.now() > end) throw new Error(`«${step}» after entry ${head} changed nothing`);
    }
    pace.push(Date.now() - began);
    seen.shown.push(now);
    seen.step = null;
    seen.typed.settled = true;
  }
}

/** The doctor's message among the drafts. */
function message({ drafts }: Stored): string {
  const rows = Object.values(drafts) as { raw?: unknown }[];
  return String(rows.find(({ raw }) => typeof raw === 'string' && raw !== '')?.raw ?? '');
}

/** Heads that are right after a restart: the last one shown, or the one the step on its way led to. */
function heads({ shown, step }: Seen, before: Stored, after: Stored): number[] {
  const last = shown.at(-1) ?? before.head ?? 0;
  switch (step) {
    case null:
      return [last];
    case 'undo':
      return [last, after.entries.find(({ seq }) => seq === last)?.parent ?? last];
    case 'redo':
      return [last, ...after.entries.filter(({ parent }) => parent === last).map(({ seq }) => seq)];
    default:
      return [last, after.count];
  }
}

describe.each(BROWSERS)('a browser killed in the middle of commits, %s', (name) => {
  const stage = scene(name);
  const kills = Number(process.env.E2E_KILLS ?? KILLS[name]);
  const seed = Number(process.env.E2E_SEED ?? Math.floor(Math.random() * 2 ** 31));

  it(`comes back ${kills} times with the entry last shown and with what was typed`, {
    timeout: 60_000 + kills * 30_000,
  }, async () => {
    const { browser } = stage;
    const chance = random(seed);
    let desk = await hostNewGame(stage, CAST);
    stage.keep(desk);
    await plantControl(desk);
    let before = await storedGame(desk);
    for (let kill = 1; kill <= kills; kill += 1) {
      const where = `seed ${seed}, kill ${kill}`;
      await until(
        desk,
        `return /Запись/.test(document.querySelector('.host')?.innerText);`,
        'the number of the last entry',
      );
      const seen: Seen = {
        shown: [(await entryShown(desk)) ?? 0],
        step: null,
        typed: { before: message(before), text: `письмо ${kill}`, settled: false },
      };
      let dead: Promise<void> | null = null;
      const strike = (): void => {
        dead = browser.kill();
      };
      await work(desk, seen, chance, strike, () => dead === null).catch((error: Error) => {
        if (dead === null) throw new Error(`${where}: ${error.message}`);
      });
      await dead;

      await browser.restart();
      // Chromium may find its databases broken after a kill and begin empty ones; what follows came back from the copy then.
      const lost = !(await controlStands(stage));
      if (lost) console.log(`${where}: the browser lost every database of the extension`);
      desk = await openHosting(stage);
      stage.keep(desk);
      if (lost) await plantControl(desk);
      const after = await storedGame(desk);
      expect(faults(after), where).toEqual([]);
      expect(heads(seen, before, after), `${where}: ${JSON.stringify(seen)}`).toContain(after.head);
      expect(await entryShown(desk), where).toBe(after.head);
      // One step at a time was on its way: at most its entry was stored without having been shown.
      expect(after.count - Math.max(before.count, ...seen.shown), where).toBeLessThanOrEqual(
        seen.step === null ? 0 : 1,
      );
      const { typed } = seen;
      const raw = message(after);
      if (typed.settled) expect(raw, where).toBe(typed.text);
      else expect([typed.before, ...keysOf(typed.text)], where).toContain(raw);
      before = after;
      await press(desk, /^Показать тайное/);
    }
  });
});
