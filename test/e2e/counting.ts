import type { Page } from 'puppeteer-core';
import type { Driven, Popup } from './driven';
import { type Hand, until } from './hand';
import { counted } from './overlay';

export const COUNT = /Посчитать эту тему|Count this topic/;
export const FOLLOW = /Вести игру в этой теме|Host the game in this topic/;

interface Using {
  hand: Hand;
}

/** Counts the thread in a tab as a user does: the toolbar button, then «Посчитать эту тему». */
export async function countByHand({ hand }: Using, page: Page): Promise<void> {
  await hand.inPopup(await hand.toolbar(page), COUNT);
  await counted(page);
}

/** «Вести игру в этой теме», the browser's question answered with yes; waits for the overlay that opens by itself. */
export async function followByHand(using: Using & { browser: Driven }, page: Page): Promise<void> {
  await followTopic(using, page);
  await counted(page);
}

/** The same for a topic where nobody votes yet; `game`: it is one more topic of a game that is there already. */
export async function followTopic({ hand, browser }: Using & { browser: Driven }, page: Page, game?: RegExp) {
  await browser.agreeTo(`${new URL(page.url()).protocol}//${new URL(page.url()).hostname}/*`);
  const popup = await hand.toolbar(page);
  if (game) await chooseGame(popup, game);
  if (game) hand.clicks += 1;
  await hand.inPopup(popup, FOLLOW);
  await until(page, 'return overlay();', 'the count to open');
}

async function chooseGame(popup: Popup, game: RegExp): Promise<void> {
  const choose = `(() => {
    const list = document.querySelector('select');
    const option = [...(list?.options ?? [])].find((it) => new RegExp(${JSON.stringify(game.source)}, 'u').test(it.text));
    if (!option) return false;
    list.value = option.value;
    list.dispatchEvent(new window.Event('change', { bubbles: true }));
    return true;
  })()`;
  for (let tries = 0; !(await popup.evaluate<boolean>(choose)); tries++) {
    if (tries > 100) throw new Error(`the popup offers no game «${game.source}»`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
