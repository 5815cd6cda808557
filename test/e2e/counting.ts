import type { Page } from 'puppeteer-core';
import { counted } from './overlay';
import type { Scene } from './scene';

export const COUNT = /Посчитать эту тему|Count this topic/;
export const FOLLOW = /Вести игру в этой теме|Host the game in this topic/;

/** Counts the thread in a tab as a user does: the toolbar button, then «Посчитать эту тему». */
export async function countByHand(stage: Scene, page: Page): Promise<void> {
  await stage.hand.inPopup(await stage.hand.toolbar(page), COUNT);
  await counted(page);
}

/** «Вести игру в этой теме», the browser's question answered with yes; waits for the overlay that opens by itself. */
export async function followByHand(stage: Scene, page: Page): Promise<void> {
  await stage.browser.agreeTo(`${new URL(page.url()).protocol}//${new URL(page.url()).hostname}/*`);
  await stage.hand.inPopup(await stage.hand.toolbar(page), FOLLOW);
  await counted(page);
}
