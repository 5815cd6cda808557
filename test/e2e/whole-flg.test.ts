import { mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { CREW, DAYS, NEWCOMER } from '../demo/lighthouse';
import { HOST } from '../demo/players';
import type { Row } from '../demo/truth';
import { BROWSERS } from './browsers';
import { followTopic } from './counting';
import { openGame, speakRussian } from './desk';
import { type Hand, until } from './hand';
import { HostingHand, restoreCopy } from './hosting-hand';
import { counted, standings, untilStands, words } from './overlay';
import { GRANTED, type Scene, scene } from './scene';
import { ARTIFACTS } from './where';

/** What a post of the game must say, made by hand from the rules. */
const expected = (name: string): string =>
  readFileSync(new URL(`expected/lighthouse/${name}.txt`, import.meta.url), 'utf8').trimEnd();

const ROLES: Readonly<Record<string, string>> = {
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

/** For the eye, with E2E_PICTURES. */
const shoot = async (page: Evening['thread'], title: string): Promise<void> => {
  if (!process.env.E2E_PICTURES) return;
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.bringToFront();
  await page.screenshot({ path: `${ARTIFACTS}/flg ${title}.png`, fullPage: true });
};

const TITLE = 'Мафия №18 «Маяк»';

const DATE = { 1: '06', 2: '08', 3: '10', 4: '12' } as const;
type DayNumber = keyof typeof DATE;

/** The evening of one game: the forum, the thread open in a tab, the desk beside it. */
class Evening {
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
    const thread = await stage.open(forum.url(THREADS.lighthouse, 1, { host: GRANTED }));
    await until(thread, 'return overlay();', 'the count to open by itself');
    const host = new HostingHand(stage.hand, await openGame(stage, /^Мафия №18/));
    await host.hosting();
    await host.uncover();
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
const DAY_1: Readonly<Record<string, Partial<Row>>> = {
  Боцман: { against: 7, for: 1, penalty: 0, total: -6 },
  'Капитан Шторм': { against: 5, for: 1, penalty: 0, total: -4 },
  Емеля: { against: 0, for: 0, penalty: -2, total: -2 },
  Орлан: { against: 1, total: -1 },
  Фонарщик: { against: 1, total: -1 },
};

const DAY_2: typeof DAY_1 = {
  Жемчуг: { against: 7, for: 0, penalty: 0, total: -7 },
  Гарпун: { against: 3, total: -3 },
  Парус: { against: 0, penalty: -2, total: -2 },
  Вьюга: { against: 1, total: -1 },
  Орлан: { against: 1, total: -1 },
  Ивушка: { for: 1, total: 1 },
};
const DAY_3: typeof DAY_1 = {
  Гарпун: { against: 5, penalty: 0, total: -5 },
  Мичман: { against: 2, for: 1, total: -1 },
};
const DAY_4: typeof DAY_1 = { Лоцман: { against: 5, total: -5 }, Мичман: { against: 1, total: -1 } };

const PASSPHRASE = 'маяк у трёх скал, октябрь';

/** The host decides on the thread that a doubtful vote counts. */
async function countDoubt(hand: Hand, thread: Evening['thread'], voter: string, target: string): Promise<void> {
  await hand.click(thread, /^Сомнения/);
  await hand.click(thread, new RegExp(`^Решить о голосе: ${voter}`));
  await hand.click(thread, /^Засчитать за/);
  await hand.click(thread, new RegExp(`^${target}$`));
  await until(thread, `return overlay().querySelector('.decide .badge.counts');`, 'the verdict');
  await hand.click(thread, /^← /);
  await hand.click(thread, /^Итог/);
}

describe.each(BROWSERS)('a whole game of FLG for twenty, %s', (name) => {
  const stage = scene(name);

  it('from sign-up to the last post, only through the interface', async () => {
    const { forum, hand } = stage;
    await speakRussian(stage);

    // ——— Sign-up: the roster comes from those who wrote, two pages of them.
    const signUp = await stage.open(forum.url(THREADS.signUp, 1, { host: GRANTED }));
    await followTopic(stage, signUp);
    await expect.poll(() => words(signUp)).toMatch(/Страница 1 из 2/);
    await signUp.goto(forum.url(THREADS.signUp, 2, { host: GRANTED }));
    await expect.poll(() => words(signUp)).toMatch(/Итог/);
    await expect.poll(() => words(signUp)).not.toMatch(/не прочитан/);
    const desk = await openGame(stage, /^Мафия №18/);
    const host = new HostingHand(hand, desk);
    await host.click(/^Из авторов темы/);
    await host.click(/^Добавить отмеченных в состав/);
    await host.click(/^.?Прохожий$/);
    await host.click(/^Удалить место Прохожий/);
    await host.fill(/^Название игры$/, TITLE);
    await host.click(/^Подтвердить состав/);
    await host.says(/Состав подтверждён: 20 игроков, живых 20/);
    await host.click(/^День$/);
    await host.fill(/^Часы форума$/, 'Europe/Moscow');

    // ——— The game's own topic joins the game.
    const thread = await stage.open(forum.url(THREADS.lighthouse, 1, { host: GRANTED }));
    await followTopic(stage, thread, /^Мафия №18 «Маяк»$/);

    // ——— The deal: a pasted list, ranks, the questions of the roles, the newcomer's immunity.
    await desk.bringToFront();
    await host.begin();
    await host.uncover();
    await host.dealPasted(ROLES);
    await host.raiseRank('Гарпун');
    await host.choose(/^Путана играет$/, /^на стороне маньяка$/);
    await host.choose(/^Детектив на стороне$/, /^города$/);
    await host.choose(/^ищет роль$/, /^маньяк$/);
    await host.choose(/^нанял его$/, /^Капитан Шторм$/);
    await host.immune('Аглая');
    await shoot(desk, '3 deal');
    await host.finishDeal();
    await host.part('Письма');
    const dealt = await host.letters();
    expect(dealt.find(({ to }) => to === 'Гарпун')?.text).toMatch(/Ваш ранг в мафии: 2\./);
    expect(dealt.find(({ to }) => to === 'Дюна')?.text).toMatch(/найти роль: маньяк/);
    expect(dealt.find(({ to }) => to === 'Аглая')?.text).toMatch(/у вас иммунитет/);
    await host.sent(/Боцман — Роль при раздаче/);
    await shoot(desk, '4 letters');

    // ——— Night 1. The boss is silent: the second rank's move stands, and all that comes of it is the boss's.
    const evening = new Evening(forum, host, thread);
    await host.part('Ночь');
    await host.order('Капитан Шторм', /^проверить/, ['Боцман']);
    await host.order('Росинка', /^лечить игрока/, ['Капитан Шторм']);
    await host.order('Жемчуг', /^указать/, ['Гарпун']);
    await host.order('Тюлень', /^искать/, ['Орлан', 'Сирена'], {
      raw: 'Проверяю Орлана и Сирену. Где ты, мой маньяк?',
    });
    await host.order('Лоцман', /^отмазать/, ['Боцман']);
    await host.order('Дюна', /^проверить/, ['Орлан']);
    await host.order('Парус', /^указать/, ['Норд']);
    await host.order('Орлан', /^помучать/, ['Жемчуг']);
    await host.order('Сирена', /^взять интервью/, ['Росинка']);
    await host.order('Устрица', /^снять отмазу/, ['Боцман']);
    await host.order('Вьюга', /^прийти и заразить/, ['Жемчуг']);
    await host.order('Зодчий', /^исповедать/, ['Вьюга']);
    await host.order('Фонарщик', /^забрать в тюрьму/, ['Лоцман']);
    await host.says(/Ждём: Боцман$/m);
    await host.deputies();
    await host.office('Гарпун', /^убить одного или двух/, ['Аглая', 'Парус']);
    await host.says(/Все ходы получены/);
    await shoot(desk, '5 night 1');
    await host.setDie(/Босс оставил улики/, true, 'бросали на глазах у гостей');
    await host.setDie(/Посещённый ментом/, false, 'бросали на глазах у гостей');
    await host.throwAll();
    await host.says(/Кого он спасает/);
    await shoot(desk, '6 night 1 resolved');
    await host.answer(/^Парус$/);
    await host.finishNight(1);
    const answers = Object.fromEntries((await host.letters()).map(({ to, kind, text }) => [`${to}, ${kind}`, text]));
    expect(answers['Капитан Шторм, Ответ на ход']).toMatch(/Боцман — мафия\./);
    expect(answers['Мичман, Ответ на ход']).toMatch(/Боцман — мафия\./);
    expect(answers['Дюна, Ответ на ход']).toMatch(/Орлан — предмет вашего поиска\.\s+Ваш наниматель: Капитан Шторм\./);
    expect(answers['Тюлень, Ответ на ход']).toMatch(/Вы нашли: Орлан — маньяк\.\s+Сирена — не маньяк\./);
    expect(answers['Зодчий, Ответ на ход']).toMatch(/Вьюга: .*постыдных вещей/);
    await shoot(desk, '7 morning 1');
    await evening.morning(1);

    // ——— Day 1: the town counts in the open, the host for himself; the boss hangs.
    await evening.day(1);
    await countDoubt(hand, thread, 'Сирена', 'Капитан Шторм');
    for (const [player, row] of Object.entries(DAY_1)) await untilStands(thread, player, row);
    expect(await words(thread)).not.toMatch(/маньяк|доктор|прокурор/i);
    await evening.toDesk();
    await shoot(desk, '8 day 1');
    await host.countsTo('Публичный подсчёт', {
      Боцман: '−6',
      'Капитан Шторм': '−4',
      Емеля: '−2',
      Орлан: '−1',
      Фонарщик: '−1',
    });
    // the doctor's blue vote is three; R-252: the prosecutor's red one two; R-049: the boss's is none.
    await host.countsTo('Истинный подсчёт', {
      Боцман: '−7',
      'Капитан Шторм': '−1',
      Емеля: '−2',
      Орлан: '−1',
      Фонарщик: '−1',
    });
    await host.says(/По истинному подсчёту: Боцман/);
    await evening.verdict(1);
    await shoot(desk, '9 verdict 1');

    // ——— Night 2: the orders are typed, then the browser dies.
    await host.part('Ночь');
    await host.office('Гарпун', /^убить одного и запугать другого/, ['Зодчий', 'Дюна']);
    await host.order('Сирена', /^взять интервью/, ['Емеля']);
    await host.order('Лоцман', /^отмазать/, ['Гарпун']);
    await host.order('Орлан', /^убить кроваво/, ['Устрица']);
    await host.order('Вьюга', /^не заражать/, ['Мичман']);
    await host.order('Тюлень', /^самооговор/);
    await host.order('Капитан Шторм', /^убить/, ['Сирена'], { raw: 'Стреляю в Сирену. Без протокола.' });
    await host.order('Росинка', /^лечить игрока/, ['Жемчуг']);
    await host.order('Фонарщик', /^забрать в тюрьму/, ['Дюна']);
    await host.order('Парус', /^указать/, ['Вьюга']);
    await host.order('Жемчуг', /^указать/, ['Орлан']);
    await host.order('Устрица', /^снять отмазу/, ['Гарпун']);
    await host.order('Дюна', /^проверить/, ['Тюлень']);
    await host.order('Зодчий', /^исповедать/, ['Росинка']);
    const typed = await host.board();
    await stage.browser.crash();
    const again = await Evening.at(stage, forum);
    await again.host.part('Ночь');
    expect(await again.host.board()).toEqual(typed);
    await again.host.setDie(/Босс оставил улики/, false, 'бросали на глазах у гостей');
    await again.host.setDie(/Комиссар оставил улики/, true, 'бросали на глазах у гостей');
    await again.host.setDie(/Роль жертвы комиссара раскрыта/, false, 'бросали на глазах у гостей');
    await again.host.setDie(/Посещённый ментом/, false, 'бросали на глазах у гостей');
    await again.host.answer(/^Устрица$/);
    await again.host.finishNight(2);

    // Undone, the night lies on the table as it was; redone, the same morning stands.
    const morning = await again.host.letters();
    await again.host.undo();
    await again.host.says(/Готово: записать ночь 2/);
    expect(await again.host.board()).toEqual(typed);
    await again.host.redo();
    await again.host.says(/Утро после ночи 2/);
    expect(await again.host.letters()).toEqual(morning);
    await again.morning(2, true);

    // ——— Day 2: somebody takes Аглая's seat; the chain at the gallows takes the fan in the maniac's place.
    await again.day(2);
    await again.toDesk();
    await again.host.countsTo('Публичный подсчёт', {
      Жемчуг: '−7',
      Гарпун: '−3',
      Парус: '−2',
      Орлан: '−1',
      Тюлень: '−1',
      Ивушка: '+1',
    });
    await again.host.replace('Аглая', NEWCOMER.nick);
    await again.thread.bringToFront();
    for (const [player, row] of Object.entries(DAY_2)) await untilStands(again.thread, player, row);
    expect(await standings(again.thread)).not.toHaveProperty('Тюлень');
    await again.toDesk();
    await shoot(again.host.desk, '10 day 2');
    await again.host.countsTo('Истинный подсчёт', {
      Жемчуг: '−6',
      Гарпун: '−4',
      Парус: '−2',
      Вьюга: '−1',
      Орлан: '−1',
      Ивушка: '+3',
    });
    await shoot(again.host.desk, '11 gallows');
    await again.verdict(2);

    // ——— Night 3 begins; its first orders travel with the encrypted copy to a browser that knows nothing.
    await again.host.part('Ночь');
    await again.host.office('Гарпун', /^убить одного или двух/, ['Вьюга', 'Капитан Шторм']);
    await again.host.order('Лоцман', /^отмазать/, ['Гарпун']);
    const begun = await again.host.board();
    const copy = await again.host.backup(PASSPHRASE);
    expect(copy).not.toMatch(/Гарпун|мафия|маньяк/);

    await stage.lose();
    await speakRussian(stage);
    await restoreCopy(stage.hand, await stage.openOwn('desk.html'), copy, PASSPHRASE);
    const there = await Evening.at(stage, forum);
    const { host: next } = there;
    await next.part('Ночь');
    expect(await next.board()).toEqual(begun);

    // ——— Night 3: the hohol takes the maniac along, the commissioner dies with his answer, the sergeant steps up.
    await next.order('Орлан', /^убить$/, ['Емеля']);
    await next.pass('Вьюга');
    await next.order('Капитан Шторм', /^проверить/, ['Лоцман']);
    await next.order('Росинка', /^травить/, [NEWCOMER.nick]);
    await next.order('Фонарщик', /^забрать в тюрьму/, ['Парус']);
    await next.order('Парус', /^указать/, ['Лоцман']);
    await next.order('Устрица', /^снять отмазу/, ['Орлан']);
    await next.order('Дюна', /^проверить/, ['Лоцман']);
    await next.decide('игрок без голоса', 'Парус', 'писал ночью о своей роли');
    await next.setDie(/Босс оставил улики/, true, 'бросали на глазах у гостей');
    await next.throwAll();
    await next.answer(/^никого$/);
    await next.finishNight(3);
    expect((await next.letters()).find(({ to, kind }) => to === 'Мичман' && kind === 'Уведомление')?.text).toMatch(
      /Ваша роль теперь — комиссар/,
    );
    await there.morning(3);

    // ——— Day 3: the lawyer gets the boss off.
    await there.day(3);
    await there.thread.bringToFront();
    for (const [player, row] of Object.entries(DAY_3)) await untilStands(there.thread, player, row);
    await there.toDesk();
    await next.countsTo('Истинный подсчёт', { Гарпун: '−6', Мичман: '+2' });
    await there.verdict(3);

    // ——— Night 4, ten are alive: from the orders to «Опубликовано» in at most 25 clicks.
    await next.part('Ночь');
    const before = { clicks: stage.hand.clicks, typed: stage.hand.typed };
    await next.office('Гарпун', /^убить одного или двух/, ['Парус']);
    await next.order('Мичман', /^проверить/, ['Лоцман']);
    await next.order('Росинка', /^лечить игрока/, ['Мичман']);
    await next.order('Лоцман', /^отмазать/, ['Лоцман']);
    await next.order('Парус', /^указать/, ['Гарпун']);
    await next.order('Устрица', /^снять отмазу/, ['Лоцман']);
    await next.order('Фонарщик', /^забрать в тюрьму/, [NEWCOMER.nick]);
    await next.throwAll();
    await next.answer(/^никого$/);
    await next.finishNight(4);
    for (const { to, kind } of await next.letters()) {
      if (to === 'На форум') continue;
      await next.copy(new RegExp(`${to} — ${kind}`));
      await next.sent(new RegExp(`${to} — ${kind}`));
    }
    await there.morning(4, true);
    console.log('clicks of night 4:', stage.hand.clicks - before.clicks);
    expect(stage.hand.clicks - before.clicks).toBeLessThanOrEqual(25);
    expect(stage.hand.typed).toBe(before.typed);

    // ——— Day 4: a modkill, the lawyer's protection is taken away, the last of the mafia hangs.
    await there.day(4);
    await there.toDesk();
    await next.strike('вычёркивает за неактивность', 'Дюна', 'молчит целые сутки');
    await next.part('Письма');
    await there.post(/На форум — Модкилл/, 'day-4-strike', '2025-10-12T19:00:00+03:00');
    await next.part('День');
    await there.thread.bringToFront();
    for (const [player, row] of Object.entries(DAY_4)) await untilStands(there.thread, player, row);
    expect(await standings(there.thread)).not.toHaveProperty('Дюна');
    await there.toDesk();
    await next.countsTo('Истинный подсчёт', { Лоцман: '−6', Мичман: '−1' });
    await there.verdict(4);
    await next.says(/Похоже, игра окончена: победа — город/);
    await shoot(next.desk, '12 win');
    await next.endGame();
    await next.part('Письма');
    await there.post(/На форум — Конец игры/, 'end', '2025-10-12T22:00:00+03:00');
    await shoot(next.desk, '13 end');
  }, 300_000);
});
