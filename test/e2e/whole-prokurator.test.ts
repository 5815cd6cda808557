import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { GARDEN, GARDENERS, SUBSTITUTE } from '../demo/garden';
import { BROWSERS } from './browsers';
import { followTopic } from './counting';
import { openGame, speakRussian } from './desk';
import { GardenEvening } from './garden-evening';
import { until } from './hand';
import { HostingHand } from './hosting-hand';
import { counted, markOf, standings, untilStands, words } from './overlay';
import { GRANTED, scene } from './scene';

const ROLES: Readonly<Record<string, string>> = {
  [GARDENERS.pion.nick]: 'мирный',
  [GARDENERS.malva.nick]: 'комиссар',
  [GARDENERS.topol.nick]: 'маньяк',
  [GARDENERS.krapiva.nick]: 'крёстный отец',
  [GARDENERS.kuznechik.nick]: 'журналист',
  [GARDENERS.leshy.nick]: 'мафиози',
  [GARDENERS.svetlyachok.nick]: 'врач',
  [GARDENERS.romashka.nick]: 'мирный',
  [GARDENERS.shmel.nick]: 'мафиози',
  [GARDENERS.pikhto.nick]: 'мирный',
};

describe.each(BROWSERS)('a whole game of Prokurator for ten, %s', (name) => {
  const stage = scene(name);

  it('from sign-up to the last post, only through the interface', { timeout: 480_000 }, async () => {
    const { forum, hand } = stage;
    await speakRussian(stage);

    // ——— Sign-up: the roster comes from those who wrote; the rules are Prokurator's.
    const signUp = await stage.open(forum.url(THREADS.gardenSignUp, 1, { host: GRANTED }));
    await followTopic(stage, signUp);
    const desk = await openGame(stage, /^Мафия №19/);
    const host = new HostingHand(hand, desk);
    await host.click(/^.?Прохожий$/);
    await host.click(/^Удалить место Прохожий/);
    await host.fill(/^Название игры$/, GARDEN);
    await host.click(/^Подтвердить состав/);
    await host.says(/Состав подтверждён: 10 игроков, живых 10/);
    await host.click(/^Правила$/);
    await host.click(/^Прокуратор: голосование в отдельной теме/);

    // ——— The talk joins the game; it is talk once a voting topic does.
    const talk = await stage.open(forum.url(THREADS.garden, 1, { host: GRANTED }));
    await followTopic(stage, talk, /^Мафия №19 «Старый сад»$/);
    const evening = new GardenEvening(stage, host, talk);

    // ——— The deal.
    await evening.toDesk();
    await host.begin();
    await host.uncover();
    await host.dealPasted(ROLES);
    await host.finishDeal();

    // ——— Night 1: the doctor saves the maniac's victim, the commissioner and the journalist are answered.
    await host.part('Ночь');
    await host.order('Светлячок', /^защитить/, ['Кузнечик']);
    await host.order('Кузнечик', /^сравнить/, ['Крапива', 'Леший']);
    await host.order('Мальва', /^узнать статус/, ['Шмель']);
    await host.order('Тополь', /^убить/, ['Кузнечик'], { story: 'Кузнечика занесло пухом по самые усы.' });
    await host.office('Крапива', /^убить/, ['Пион'], {
      story: 'Пион срезан под корень. В саду это зовут обрезкой.',
      raw: 'Режем Пиона.',
    });
    await host.finishNight(1);
    const answers = Object.fromEntries((await host.letters()).map(({ to, kind, text }) => [`${to}, ${kind}`, text]));
    expect(answers['Мальва, Ответ на ход']).toMatch(/Шмель: статус — мафиози/);
    expect(answers['Кузнечик, Ответ на ход']).toMatch(/Крапива и Леший: одинаковы/);
    await evening.morning(1);

    // ——— Day 1: nominations from the talk, the voting topic, the hour.
    await evening.open(1);
    await until(talk, `return /Тополь/.test(overlay().querySelector('.standings')?.innerText);`, 'the nominations');
    expect(await words(talk)).toMatch(/Голосование ещё не открыто: здесь считаются выдвижения/);
    await evening.toDesk();
    await host.says(/Дед Пихто → Дед Пихто/);
    await host.says(/себя выдвинуть нельзя/);
    await host.says(/второе выдвижение за день/);
    await host.click(/^Принять всё: 3 выдвижения$/);
    await host.says(/Голосовать можно за казнь: Шмель, Мальва, Тополь/);
    const first = await evening.openVoting(1);
    await host.says(/Голоса принимаются до 4 ноября, 21:03 \(МСК\)\. Последнее слово казнённого — до 4 ноября, 22:03/);
    await evening.vote(first, 1);
    await untilStands(first, 'Шмель', { against: 4, total: 4 });
    expect(await counted(first)).toMatchObject({ Шмель: { total: 4 }, Мальва: { total: 3 }, Тополь: { total: 1 } });
    expect(await markOf(first, 22_009)).toMatch(/не считается[\s\S]*смены голоса исчерпаны/);
    expect(await markOf(first, 22_012)).toMatch(/не считается[\s\S]*не выдвинут/);
    expect(await markOf(first, 22_014)).toMatch(/не считается[\s\S]*после окончания голосования/);
    expect(await words(first)).not.toMatch(/мафиози|маньяк|комиссар|журналист|врач/i);
    await evening.toDesk();
    await host.says(/По истинному подсчёту: Шмель/);
    await evening.verdict(1);

    // ——— Night 2, recorded too early: undone, the late order typed in, recorded again. The Godfather dies first.
    await host.part('Ночь');
    await host.order('Светлячок', /^защитить/, ['Дед Пихто']);
    await host.order('Кузнечик', /^сравнить/, ['Леший', 'Тополь']);
    await host.order('Тополь', /^убить/, ['Крапива'], { story: 'Крапиву выпололи, не снимая перчаток.' });
    await host.office('Крапива', /^убить/, ['Мальва'], { story: 'Мальву сломали у самой земли.' });
    await host.finishNight(2);
    await host.undo();
    await host.says(/Готово: записать ночь 2/);
    await host.order('Мальва', /^узнать статус/, ['Крапива']);
    await host.finishNight(2);
    const second = Object.fromEntries((await host.letters()).map(({ to, kind, text }) => [`${to}, ${kind}`, text]));
    expect(second['Мальва, Ответ на ход']).toMatch(/Крапива: статус — крёстный отец/);
    expect(second['Кузнечик, Ответ на ход']).toMatch(/Леший и Тополь: различны/);
    await evening.morning(2);
    await host.elect('Леший');

    // ——— Day 2: a replacement before it begins; three with two votes each, the first to have his last one is executed.
    await host.part('День');
    await host.replace('Ромашка', SUBSTITUTE.nick);
    await evening.open(2);
    await evening.toDesk();
    await host.click(/^Принять всё: 3 выдвижения$/);
    await host.says(/Голосовать можно за казнь: Тополь, Кузнечик, Леший/);
    const again = await evening.openVoting(2);
    await evening.vote(again, 2);
    await untilStands(again, 'Леший', { against: 2 });
    expect(await standings(again)).toMatchObject({ Тополь: { total: 2 }, Кузнечик: { total: 2 }, Леший: { total: 2 } });
    await evening.readTalk();
    expect(await words(talk)).toMatch(/голоса считаются в теме «Мафия №19 «Старый сад». Казнь, день 2»/);
    await evening.toDesk();
    await host.says(/после начала голосования/);
    await host.says(/По истинному подсчёту: Тополь/);
    await evening.verdict(2);

    // ——— Night 3: the new Godfather kills the commissioner, who is answered all the same.
    await host.part('Ночь');
    await host.order('Светлячок', /^защитить/, ['Кузнечик']);
    await host.order('Кузнечик', /^сравнить/, ['Дед Пихто', 'Леший']);
    await host.order('Мальва', /^узнать статус/, ['Леший']);
    await host.office('Леший', /^убить/, ['Мальва'], {
      story: 'Мальву нашли у фонтана. Вода показала бы на убийцу, да кто её слушает.',
    });
    await host.finishNight(3);
    const third = (await host.letters()).find(({ to, kind }) => to === 'Мальва' && kind === 'Ответ на ход');
    expect(third?.text).toMatch(/Леший: статус — крёстный отец/);
    await evening.morning(3);

    // ——— Day 3: a disqualification, the last mafioso is executed, the town has won.
    await evening.open(3);
    await evening.toDesk();
    await host.strike('дисквалифицирует за скриншот', 'Дед Пихто', 'показал в теме скриншот моего письма');
    await host.part('Письма');
    await evening.post(/На форум — Модкилл/, 'day-3-strike', '2025-11-08T15:00:00+03:00');
    await host.part('День');
    await host.click(/^Принять всё: 2 выдвижения$/);
    await host.says(/Голосовать можно за казнь: Леший, Светлячок/);
    const last = await evening.openVoting(3);
    await evening.vote(last, 3);
    await untilStands(last, 'Леший', { against: 3 });
    await evening.toDesk();
    await host.says(/По истинному подсчёту: Леший/);
    await evening.verdict(3);
    await host.says(/Похоже, игра окончена: победа — город/);
    await host.endGame();
    await host.part('Письма');
    await evening.post(/На форум — Конец игры/, 'end', '2025-11-08T22:20:00+03:00');
  });
});
