import type { Page } from 'puppeteer-core';
import type { Driven } from './driven';
import type { Hand } from './hand';
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
export async function followByHand({ hand, browser }: Using & { browser: Driven }, page: Page): Promise<void> {
  await browser.agreeTo(`${new URL(page.url()).protocol}//${new URL(page.url()).hostname}/*`);
  await hand.inPopup(await hand.toolbar(page), FOLLOW);
  await counted(page);
}
