import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { THREADS } from '../demo/forum';
import { BALLOTS, type ExecutionDay, execution, LAST_WORDS, madeAt, TALKS, type Written } from '../demo/garden';
import { HOST } from '../demo/players';
import { followTopic } from './counting';
import { until } from './hand';
import type { HostingHand } from './hosting-hand';
import { GRANTED, type Scene } from './scene';

/** What a post of «Старый сад» must say, made by hand from the rules. */
export const expected = (name: string): string =>
  readFileSync(new URL(`expected/garden/${name}.txt`, import.meta.url), 'utf8').trimEnd();

/** Said in the talk in the minute the voting topic was made, or later. */
const isLate = (post: Written, day: ExecutionDay): boolean => post.at.slice(0, 16) >= madeAt(day).slice(0, 16);

const DATE: Readonly<Record<ExecutionDay, string>> = { 1: '2025-11-04', 2: '2025-11-06', 3: '2025-11-08' };

/** The evenings of «Старый сад»: the forum, the talk and the voting topic in tabs, the desk beside them. */
export class GardenEvening {
  readonly stage: Scene;
  readonly host: HostingHand;
  readonly talk: Page;
  private read = 1;

  constructor(stage: Scene, host: HostingHand, talk: Page) {
    this.stage = stage;
    this.host = host;
    this.talk = talk;
  }

  /** Copies a letter of the desk and compares it with what the rules say. */
  async letter(what: RegExp, name: string): Promise<string> {
    const text = await this.host.copy(what);
    expect(text, name).toBe(expected(name));
    return text;
  }

  /** The same, posted in the talk. */
  async post(what: RegExp, name: string, at: string): Promise<void> {
    const text = await this.letter(what, name);
    await this.host.sent(what);
    this.write(THREADS.garden, [{ author: HOST.nick, at, text }]);
  }

  write(thread: number, posts: readonly Written[]): void {
    for (const post of posts) this.stage.forum.act({ kind: 'add', thread, ...post });
  }

  /** Reads what the talk has grown by: the page that was the last one may have been filled since. */
  async readTalk(): Promise<void> {
    const { forum } = this.stage;
    await this.talk.bringToFront();
    const last = forum.pages(THREADS.garden);
    for (let page = this.read; page <= last; page++) {
      await this.talk.goto(forum.url(THREADS.garden, page, { host: GRANTED }));
      await until(this.talk, `return overlay()?.querySelector('table.standings, .panel .empty');`, 'the overlay');
      // What is counted is remembered a moment later; a reader does not turn the page within it.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    this.read = last;
  }

  toDesk(): Promise<void> {
    return this.host.desk.bringToFront();
  }

  async morning(night: number): Promise<void> {
    const at = `${DATE[night as ExecutionDay]}T09:00:00+03:00`;
    await this.post(/На форум — Газета: итоги ночи/, `night-${night}`, at);
    await this.host.publish();
  }

  /** Opens the day in the talk, posts its opening, lets the players talk and nominate. */
  async open(day: ExecutionDay): Promise<void> {
    const { host } = this;
    await host.part('День');
    await host.openExecutionDay(day, { topic: /Игра$/, start: `${DATE[day]}T10:00`, execution: `${DATE[day]}T20:00` });
    await host.click(/^Пост открытия дня$/);
    await this.post(/На форум — Открытие дня/, `day-${day}-opening`, `${DATE[day]}T10:00:00+03:00`);
    await host.click(/^Пост открытия дня$/);
    this.write(
      THREADS.garden,
      TALKS[day].filter((post) => !isLate(post, day)),
    );
    await this.readTalk();
  }

  /** Opens the voting topic with the desk's post and adds it to the game; answers with its tab. */
  async openVoting(day: ExecutionDay): Promise<Page> {
    const { stage, host } = this;
    await this.toDesk();
    await host.click(/^Пост для темы голосования$/);
    const text = await this.letter(/На форум — Открытие голосования/, `day-${day}-voting`);
    const id = THREADS.garden + day;
    stage.forum.open(execution(id, day, text));
    const page = await stage.open(stage.forum.url(id, 1, { host: GRANTED }));
    await followTopic(stage, page, /^Мафия №19 «Старый сад»$/);
    await this.toDesk();
    await host.click(/^Голосуют в теме «Мафия №19 «Старый сад». Казнь, день \d», открыта/);
    await host.says(new RegExp(`Голосуют в теме.*Казнь, день ${day}`));
    const late = TALKS[day].filter((post) => isLate(post, day));
    if (late.length > 0) {
      this.write(THREADS.garden, late);
      await this.readTalk();
    }
    return page;
  }

  /** Records the verdict the count names, posts what came of it; the executed says his last word. */
  async verdict(day: ExecutionDay): Promise<void> {
    const { host } = this;
    await host.finishDay(day);
    const at = (time: string): string => `${DATE[day]}T${time}+03:00`;
    await this.post(/На форум — Итоги голосования/, `day-${day}-votes`, at('21:20:00'));
    await this.post(/На форум — Казнь/, `day-${day}-execution`, at('21:22:00'));
    await this.post(/На форум — Последнее слово/, `day-${day}-last-word`, at('21:23:00'));
    await host.publish();
    this.write(THREADS.garden, [LAST_WORDS[day]]);
  }

  /** The players vote while the topic is open in its tab. */
  async vote(page: Page, day: ExecutionDay): Promise<void> {
    await page.bringToFront();
    this.write(THREADS.garden + day, BALLOTS[day]);
  }
}
