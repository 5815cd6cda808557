import type { Page } from 'puppeteer-core';
import { speakRussian } from './desk';
import type { Driven } from './driven';
import { fill, type Hand, peek, until } from './hand';

interface Using {
  openOwn: Driven['openOwn'];
  hand: Hand;
}

export const TITLE = 'Игра при свечах';

/** Presses the widget of this name in the desk as soon as it is there; faster than a hand. */
export const press = (desk: Page, name: RegExp): Promise<unknown> =>
  until(
    desk,
    `const widget = named(${JSON.stringify(name.source)}, 'page'); widget?.click(); return widget;`,
    `«${name.source}» in the desk`,
  );

/** Opens a part of the secret game; the public half has a tab of the same name for some. */
export const openPart = (desk: Page, name: string): Promise<unknown> =>
  until(
    desk,
    `const tab = [...document.querySelectorAll('.host [role=tab]')].find((it) => it.textContent.trim() === ${JSON.stringify(name)});
     tab?.click(); return tab;`,
    `the part «${name}»`,
  );

/** Unfolds a field of this name and types into it, key by key and as fast as it goes. */
export const typeInto = (desk: Page, label: RegExp, text: string): Promise<boolean> =>
  peek(
    desk,
    `const field = [...document.querySelectorAll('.host textarea')].find((it) => new RegExp(${JSON.stringify(label.source)}, 'u').test(nameOf(it)));
     if (!field) return false;
     for (let fold = field.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
     const text = ${JSON.stringify(text)};
     for (let end = 1; end <= text.length; end += 1) {
       field.value = text.slice(0, end);
       field.dispatchEvent(new Event('input', { bubbles: true }));
     }
     return true;`,
  );

/** Number of the last stored entry as the screen of the host says it, `null` while it says none. */
export const entryShown = (desk: Page): Promise<number | null> =>
  peek(desk, `return Number(/Запись (\\d+) сохранена/.exec(document.querySelector('.host')?.innerText)?.[1]) || null;`);

/** Opens the hosting of the game made by {@link hostNewGame} in a new desk. */
export async function openHosting({ openOwn }: Pick<Using, 'openOwn'>): Promise<Page> {
  const desk = await openOwn('desk.html');
  await press(desk, new RegExp(`^${TITLE}`));
  await press(desk, /^Ведение$/);
  await until(desk, `return /Запись \\d+ сохранена/.test(document.body.innerText);`, 'the number of the last entry');
  return desk;
}

/** A game with no thread, its roster confirmed and its roles dealt: `nick → role`. Leaves the desk open, uncovered. */
export async function hostNewGame(using: Using, roles: Readonly<Record<string, string>>): Promise<Page> {
  await speakRussian(using);
  const desk = await using.openOwn('desk.html');
  await press(desk, /^Новая игра$/);
  await fill(desk, /^Название/, TITLE);
  await press(desk, /^Вставить списком/);
  await fill(desk, /^Список/, Object.keys(roles).join('\n'));
  await press(desk, /^Заменить/);
  await until(desk, `return !document.querySelector('textarea');`, 'the list to be taken');
  await press(desk, /^Подтвердить состав/);
  await press(desk, /^Ведение$/);
  await press(desk, /^Вести эту игру/);
  await press(desk, /^Показать тайное/);
  await press(desk, /^Вставить список «Вася — доктор»/);
  const deal = Object.entries(roles).map(([nick, role]) => `${nick} — ${role}`);
  await until(
    desk,
    `const field = document.querySelector('.host details[open] textarea');
     if (!field) return false;
     field.value = ${JSON.stringify(deal.join('\n'))};
     field.dispatchEvent(new Event('input', { bubbles: true }));
     return true;`,
    'the field of the list',
  );
  await press(desk, /^Разложить по списку/);
  await press(desk, /^Готово: роли розданы/);
  await until(desk, `return /Запись 2 сохранена/.test(document.body.innerText);`, 'the deal to be stored');
  return desk;
}
