import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { NEWCOMER } from '../demo/lighthouse';
import { BROWSERS } from './browsers';
import { followTopic } from './counting';
import { openGame, speakRussian } from './desk';
import { countDoubt, DAY_1, DAY_2, DAY_3, DAY_4, Evening, PASSPHRASE, ROLES, shootWhole, TITLE } from './evening';
import { HostingHand, restoreCopy } from './hosting-hand';
import { standings, untilStands, words } from './overlay';
import { GRANTED, scene } from './scene';
import { storedPages } from './stored';

describe.each(BROWSERS)('a whole game of FLG for twenty, %s', (name) => {
  const stage = scene(name);

  it('from sign-up to the last post, only through the interface', async () => {
    const { forum, hand } = stage;
    await speakRussian(stage);

    // ——— Sign-up: the roster comes from those who wrote, two pages of them.
    const signUp = await stage.open(forum.url(THREADS.signUp, 1, { host: GRANTED }));
    await followTopic(stage, signUp);
    await expect.poll(() => words(signUp)).toMatch(/Страница 1 из 2/);
    // What is counted is remembered a moment later; a reader does not turn the page within it.
    const own = await stage.openOwn('icons/16.png');
    await expect.poll(() => storedPages(own)).toEqual([[1]]);
    await own.close();
    await signUp.bringToFront();
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
    await shootWhole(desk, '3 deal');
    await host.finishDeal();
    await host.part('Письма');
    const dealt = await host.letters();
    expect(dealt.find(({ to }) => to === 'Гарпун')?.text).toMatch(/Ваш ранг в мафии: 2\./);
    expect(dealt.find(({ to }) => to === 'Дюна')?.text).toMatch(/найти роль: маньяк/);
    expect(dealt.find(({ to }) => to === 'Аглая')?.text).toMatch(/у вас иммунитет/);
    await host.sent(/Боцман — Роль при раздаче/);
    await shootWhole(desk, '4 letters');

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
    await shootWhole(desk, '5 night 1');
    await host.setDie(/Босс оставил улики/, true, 'бросали на глазах у гостей');
    await host.setDie(/Посещённый ментом/, false, 'бросали на глазах у гостей');
    await host.throwAll();
    await host.says(/Кого он спасает/);
    await shootWhole(desk, '6 night 1 resolved');
    await host.answer(/^Парус$/);
    await host.finishNight(1);
    const answers = Object.fromEntries((await host.letters()).map(({ to, kind, text }) => [`${to}, ${kind}`, text]));
    expect(answers['Капитан Шторм, Ответ на ход']).toMatch(/Боцман — мафия\./);
    expect(answers['Мичман, Ответ на ход']).toMatch(/Боцман — мафия\./);
    expect(answers['Дюна, Ответ на ход']).toMatch(/Орлан — предмет вашего поиска\.\s+Ваш наниматель: Капитан Шторм\./);
    expect(answers['Тюлень, Ответ на ход']).toMatch(/Вы нашли: Орлан — маньяк\.\s+Сирена — не маньяк\./);
    expect(answers['Зодчий, Ответ на ход']).toMatch(/Вьюга: .*постыдных вещей/);
    await shootWhole(desk, '7 morning 1');
    await evening.morning(1);

    // ——— Day 1: the town counts in the open, the host for himself; the boss hangs.
    await evening.day(1);
    await countDoubt(hand, thread, 'Сирена', 'Капитан Шторм');
    for (const [player, row] of Object.entries(DAY_1)) await untilStands(thread, player, row);
    expect(await words(thread)).not.toMatch(/маньяк|доктор|прокурор/i);
    await evening.toDesk();
    await shootWhole(desk, '8 day 1');
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
    await shootWhole(desk, '9 verdict 1');

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
    // A kill in the very moment of writing is what the crash tests are about; here the last choice has come to rest.
    await new Promise((resolve) => setTimeout(resolve, 1500));
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
    await shootWhole(again.host.desk, '10 day 2');
    await again.host.countsTo('Истинный подсчёт', {
      Жемчуг: '−6',
      Гарпун: '−4',
      Парус: '−2',
      Вьюга: '−1',
      Орлан: '−1',
      Ивушка: '+3',
    });
    await shootWhole(again.host.desk, '11 gallows');
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
    // What came out of a copy is in a copy.
    expect(await next.text()).not.toMatch(/Копии этой игры ещё нет/);

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
    await next.copy(/Ивушка — Вопрос ходящему последним/);
    await next.sent(/Ивушка — Вопрос ходящему последним/);
    await next.answer(/^никого$/);
    await next.finishNight(4);
    for (const { to, kind } of await next.letters()) {
      if (to === 'На форум') continue;
      await next.copy(new RegExp(`${to} — ${kind}`));
      await next.sent(new RegExp(`${to} — ${kind}`));
    }
    await there.morning(4, true);
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
    await shootWhole(next.desk, '12 win');
    await next.endGame();
    await next.part('Письма');
    await there.post(/На форум — Конец игры/, 'end', '2025-10-12T22:00:00+03:00');
    await shootWhole(next.desk, '13 end');
  }, 600_000);
});
