import { describe, expect, it } from 'vitest';
import { BROWSERS } from './browsers';
import type { Popup } from './driven';
import { hostNewGame, TITLE } from './hosted';
import { scene } from './scene';
import { storedGame } from './stored';

const CAST = { Рома: 'мафия', Док: 'доктор', Аня: 'мирный', Боря: 'мирный', Вера: 'мирный' };

/** A field of the popup by its label, as an expression. */
const field = (label: string): string =>
  `[...document.querySelectorAll('textarea')].find((it) => (it.labels?.[0]?.textContent ?? '').startsWith(${JSON.stringify(label)}))`;

/** Types one more key into a field and closes the popup in the very same moment, as Escape or a click beside it would. */
const lastKey = (popup: Popup, label: string, key: string): Promise<boolean> =>
  popup.evaluateAll(
    '',
    `(() => {
      const field = ${field(label)};
      setTimeout(() => {
        field.value += ${JSON.stringify(key)};
        field.dispatchEvent(new Event('input', { bubbles: true }));
        window.close();
      }, 50);
      return true;
    })()`,
  );

const KEPT = [
  { what: 'a player’s message', text: 'лечу', label: 'Письмо игрока Док', way: [/^Ведение$/, /^Показать тайное/] },
  { what: 'a list of players', text: 'Ян', label: 'Список', way: [/^Вставить списком/] },
] as const;

describe.each(BROWSERS)('the popup closed at any key, %s', (name) => {
  const stage = scene(name);

  it('loses nothing of a player’s message, nor of a list of players', { timeout: 240_000 }, async () => {
    const own = await hostNewGame(stage, CAST);
    const page = await stage.open(stage.forum.path('/index.php'));
    for (const { what, text, label, way } of KEPT) {
      const open = async (typed: string): Promise<Popup> => {
        const popup = await stage.hand.toolbar(page);
        for (const step of [/^(Мои игры|My games)/, new RegExp(`^${TITLE}`), ...way]) await popup.press(step);
        const value = (): Promise<string | null> => popup.evaluate(`${field(label)}?.value ?? null`);
        await expect.poll(value, { message: `${what}, key ${typed.length}` }).toBe(typed);
        return popup;
      };
      for (const end of text.split('').keys()) {
        const popup = await open(text.slice(0, end));
        await lastKey(popup, label, text[end] ?? '');
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await open(text);
    }
    await expect.poll(async () => (await storedGame(own)).noted).toBe(0);
  });
});
