import type { Page } from 'puppeteer-core';
import { PLAYERS } from '../demo/players';
import type { Driven } from './driven';
import { fill, type Hand, peek, until } from './hand';
import { storedDeadlines, storedLanguage } from './stored';

/** 28 November, 21:00 in Moscow. */
const DEADLINE_STORED = '2026-11-28T18:00:00.000Z';

/**
 * Chooses Russian in the desk: the browsers of the tests speak English, the users do not. Until its settings are read a
 * desk speaks Russian anyway, so what counts is what the next desk finds stored.
 */
export async function speakRussian({ openOwn }: Pick<Driven, 'openOwn'>): Promise<void> {
  const desk = await openOwn('desk.html');
  for (const end = Date.now() + 15_000; (await storedLanguage(desk)) !== 'ru'; ) {
    if (Date.now() > end) throw new Error('the desk does not keep its language');
    await fill(desk, /^(Язык|Language)/, 'ru');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await desk.close();
}

/** Opens the desk on a game, the demo day's unless told otherwise, as «Состав и правила» would. */
export async function openGame(
  { openOwn, hand }: Pick<Driven, 'openOwn'> & { hand: Hand },
  title = /^Мафия №17/,
): Promise<Page> {
  const desk = await openOwn('desk.html');
  await hand.click(desk, title, 'page');
  return desk;
}

/**
 * What the host does before the first count that may be trusted: pastes his list, marks who is out and who may not vote,
 * confirms, and sets the end of the voting by the forum's clock.
 */
export async function setUpDay({ hand }: { hand: Hand }, desk: Page): Promise<void> {
  await hand.click(desk, /^(Вставить списком|Paste a list)/, 'page');
  const list = Object.values(PLAYERS).map(({ nick }, index) => `${index + 1}. ${nick}`);
  await fill(desk, /^(Список|List)/, list.join('\n'));
  await hand.click(desk, /^(Заменить|Replace)/, 'page');
  await until(desk, `return !document.querySelector('textarea');`, 'the list to be taken');
  await hand.click(desk, /^Гриф.*(выбыл|out)/, 'page');
  await hand.click(desk, /^Полина Ч\..*(голоса|vote)/, 'page');
  await hand.click(desk, /^(Подтвердить состав|Confirm the roster)/, 'page');
  await hand.click(desk, /^(День|Day)$/, 'page');
  await fill(desk, /^(Часы форума|Clock of the forum)/, 'Europe/Moscow');
  await until(
    desk,
    `const time = [...document.querySelectorAll('fieldset')].find((set) => /^(Конец голосования|End of the voting)/.test(set.innerText))?.querySelectorAll('input[type=radio]')[1];
     time?.click(); return Boolean(time);`,
    'the end of the voting by time',
  );
  // The moment is meant on the clock chosen above, which is in force once it is saved: what counts is the moment stored.
  for (const end = Date.now() + 20_000; !(await storedDeadlines(desk)).includes(DEADLINE_STORED); ) {
    if (Date.now() > end) throw new Error('waited in vain for the end of the voting to be kept');
    await peek(
      desk,
      `const field = named('^(Конец голосования|End of the voting): ', 'page');
       if (!field || field.value.startsWith('2026-11-28T21:00')) return;
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '2026-11-28T21:00:00');
       field.dispatchEvent(new Event('input', { bubbles: true }));`,
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
