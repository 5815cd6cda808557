import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { THREADS } from '../demo/forum';
import { CREW, DAYS } from '../demo/lighthouse';
import { HOST } from '../demo/players';
import type { Row } from '../demo/truth';
import { openGame } from './desk';
import { type Hand, until } from './hand';
import { HostingHand } from './hosting-hand';
import { counted } from './overlay';
import { GRANTED, type Scene } from './scene';
import { PICTURES, shoot } from './shoot';

/** What a post of the game must say, made by hand from the rules. */
const expected = (name: string): string =>
  readFileSync(new URL(`expected/lighthouse/${name}.txt`, import.meta.url), 'utf8').trimEnd();

export const ROLES: Readonly<Record<string, string>> = {
  [CREW.botsman.nick]: 'мафия',
  [CREW.garpun.nick]: 'мафия',
  [CREW.norda.nick]: 'мафия',
  [CREW.sirena.nick]: 'журналист мафии',
  [CREW.lotsman.nick]: 'адвокат',
  [CREW.orlan.nick]: 'маньяк',
  [CREW.vyuga.nick]: 'путана',
  [CREW.tyulen.nick]: 'фанат',
  [CREW.shtorm.nick]: 'комиссар',
  [CREW.michman.nick]: 'сержант',
  [CREW.rosinka.nick]: 'доктор',
  [CREW.fonarshchik.nick]: 'мент',
  [CREW.zodchy.nick]: 'священник',
  [CREW.emelya.nick]: 'хохол',
  [CREW.parus.nick]: 'шахид',
  [CREW.ivushka.nick]: 'реаниматор',
  [CREW.zhemchug.nick]: 'повеса',
  [CREW.ustritsa.nick]: 'прокурор',
  [CREW.dyuna.nick]: 'детектив',
  [CREW.aglaya.nick]: 'мирный',
};

/** The whole page for the eye. */
export const shootWhole = async (page: Evening['thread'], title: string): Promise<void> => {
  if (PICTURES) await page.bringToFront();
  await shoot(page, `flg ${title}`, { fullPage: true });
};

export const TITLE = 'Мафия №18 «Маяк»';

const DATE = { 1: '06', 2: '08', 3: '10', 4: '12' } as const;
type DayNumber = keyof typeof DATE;

/** The evening of one game: the forum, the thread open in a tab, the desk beside it. */
export class Evening {
  private readonly forum: Scene['forum'];
  readonly host: HostingHand;
  readonly thread: Awaited<ReturnType<Scene['open']>>;

  constructor(forum: Scene['forum'], host: HostingHand, thread: Evening['thread']) {
    this.forum = forum;
    this.host = host;
    this.thread = thread;
  }

  /** The game of a browser that has it, opened anew: the desk beside the thread, secrets uncovered. */
  static async at(stage: Scene, forum: Scene['forum']): Promise<Evening> {
    const host = new HostingHand(stage.hand, await openGame(stage, /^Мафия №18/));
    await host.hosting();
    await host.uncover();
    const thread = await stage.open(forum.url(THREADS.lighthouse, 1, { host: GRANTED }));
    // An extension that has only just been installed may come too late for a page that was open before.
    const opened = until(thread, 'return overlay();', 'the count to open by itself', 5000).then(() => true);
    if (!(await opened.catch(() => false))) await thread.reload();
    await until(thread, 'return overlay();', 'the count to open by itself');
    await host.desk.bringToFront();
    return new Evening(forum, host, thread);
  }

  /** Posts a letter as the desk copied it, after comparing it with what the rules say. */
  async post(letter: RegExp, name: string, at: string): Promise<void> {
    const text = await this.host.copy(letter);
    expect(text, name).toBe(expected(name));
    await this.host.sent(letter);
    this.write(HOST.nick, at, text);
  }

  write(author: string, at: string, text: string): void {
    this.forum.act({ kind: 'add', thread: THREADS.lighthouse, author, at, text });
  }

  /** Opens the day, posts its opening, lets the players write; the thread is read on its last page. */
  async day(number: DayNumber): Promise<void> {
    const { host, thread, forum } = this;
    const on = `2025-10-${DATE[number]}`;
    await host.part('День');
    await host.openDay(number, { topic: /Игра$/, start: `${on}T10:00`, deadline: `${on}T21:00` });
    await host.click(/^Пост открытия дня$/);
    await this.post(/На форум — Открытие дня/, `day-${number}-opening`, `${on}T10:05:00+03:00`);
    const [early, late] = [DAYS[number].slice(0, 4), DAYS[number].slice(4)];
    for (const { author, at, text } of early) this.write(author, at, text);
    await thread.bringToFront();
    await thread.goto(forum.url(THREADS.lighthouse, forum.pages(THREADS.lighthouse), { host: GRANTED }));
    await counted(thread);
    for (const { author, at, text } of late) this.write(author, at, text);
  }

  /** Records the verdict the count names and posts what came of it. */
  async verdict(number: DayNumber): Promise<void> {
    const { host } = this;
    const on = `2025-10-${DATE[number]}`;
    await host.finishDay(number);
    await this.post(/На форум — Итоги голосования/, `day-${number}-votes`, `${on}T21:10:00+03:00`);
    await this.post(/На форум — Казнь/, `day-${number}-execution`, `${on}T21:15:00+03:00`);
    await host.publish();
  }

  /** The morning: the post compared and posted, «Опубликовано». */
  async morning(number: DayNumber, still = false): Promise<void> {
    const on = `2025-10-${DATE[number]}`;
    await this.post(/На форум — Газета: итоги ночи/, `night-${number}`, `${on}T09:50:00+03:00`);
    if (still) await this.post(/На форум — Лишение голоса/, `night-${number}-silences`, `${on}T09:51:00+03:00`);
    await this.host.publish();
  }

  toDesk(): Promise<void> {
    return this.host.desk.bringToFront();
  }
}

/** What the town counts on day 1. */
export const DAY_1: Readonly<Record<string, Partial<Row>>> = {
  Боцман: { against: 7, for: 1, penalty: 0, total: -6 },
  'Капитан Шторм': { against: 5, for: 1, penalty: 0, total: -4 },
  Емеля: { against: 0, for: 0, penalty: -2, total: -2 },
  Орлан: { against: 1, total: -1 },
  Фонарщик: { against: 1, total: -1 },
};

export const DAY_2: typeof DAY_1 = {
  Жемчуг: { against: 7, for: 0, penalty: 0, total: -7 },
  Гарпун: { against: 3, total: -3 },
  Парус: { against: 0, penalty: -2, total: -2 },
  Вьюга: { against: 1, total: -1 },
  Орлан: { against: 1, total: -1 },
  Ивушка: { for: 1, total: 1 },
};
export const DAY_3: typeof DAY_1 = {
  Гарпун: { against: 5, penalty: 0, total: -5 },
  Мичман: { against: 2, for: 1, total: -1 },
};
export const DAY_4: typeof DAY_1 = { Лоцман: { against: 5, total: -5 }, Мичман: { against: 1, total: -1 } };

export const PASSPHRASE = 'маяк у трёх скал, октябрь';

/** The host decides on the thread that a doubtful vote counts. */
export async function countDoubt(hand: Hand, thread: Evening['thread'], voter: string, target: string): Promise<void> {
  await hand.click(thread, /^Сомнения/);
  await hand.click(thread, new RegExp(`^Решить о голосе: ${voter}`));
  await hand.click(thread, /^Засчитать за/);
  await hand.click(thread, new RegExp(`^${target}$`));
  await until(thread, `return overlay().querySelector('.decide .badge.counts');`, 'the verdict');
  await hand.click(thread, /^← /);
  await hand.click(thread, /^Итог/);
}
