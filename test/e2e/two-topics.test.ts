import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { BALLOTS, execution, GARDENERS, LAST_WORDS, TALKS } from '../demo/garden';
import { HOST } from '../demo/players';
import { BROWSERS } from './browsers';
import { followTopic } from './counting';
import { openGame, speakRussian } from './desk';
import { fill, until } from './hand';
import { HostingHand } from './hosting-hand';
import { markOf, standings, untilStands, words } from './overlay';
import { GRANTED, type Scene, scene } from './scene';

const VOTING = THREADS.garden + 1;
/** Id of the n-th post of a topic of the demo forum. */
const at = (thread: number, n: number): number => thread * 1000 + n;

/** Names and totals of the overlay, whichever heads the columns have. */
const lines = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(`(() => {
    const root = [...document.querySelectorAll('*')].map((it) => it.shadowRoot).find((it) => it?.querySelector('section.overlay'));
    return Object.fromEntries([...(root?.querySelectorAll('table.standings tbody tr') ?? [])].map((row) =>
      [row.querySelector('.name').textContent.trim(), Number(row.querySelector('.total').textContent)]));
  })()`) as Promise<Record<string, number>>;

/** What a host does before he counts: the list, who is out, the rules, what the topic is. */
async function setUp(stage: Scene, host: HostingHand): Promise<void> {
  await host.click(/^Вставить списком/);
  await fill(
    host.desk,
    /^Список/,
    Object.values(GARDENERS)
      .map(({ nick }, n) => `${n + 1}. ${nick}`)
      .join('\n'),
  );
  await host.click(/^Заменить/);
  await until(host.desk, `return !document.querySelector('textarea');`, 'the list to be taken');
  await host.click(/^Пион.*выбыл/);
  await host.click(/^Подтвердить состав/);
  await host.click(/^Правила$/);
  await host.click(/^Прокуратор: голосование в отдельной теме/);
  await host.click(/^Темы$/);
  await host.choose(/^Что это за тема: .*Игра/, /^игра, голоса в другой теме$/);
  expect(stage.hand.typed).toBe(0);
}

describe.each(BROWSERS)('a day in two topics, %s', (name) => {
  const stage = scene(name);

  it('from nominations to the last vote: a change, an edit, the hour, a last word', { timeout: 240_000 }, async () => {
    const { forum, hand } = stage;
    await speakRussian(stage);
    const opening = forum.act({
      kind: 'add',
      thread: THREADS.garden,
      author: HOST.nick,
      at: '2025-11-04T10:00:00+03:00',
      text: 'День первый. [b]Пион[/b] срезан. Выдвигаем до 20:00.',
    });
    // What was said in the night is of no day.
    forum.act({
      kind: 'add',
      thread: THREADS.garden,
      author: 'Ромашка',
      at: '2025-11-04T10:05:00+03:00',
      text: 'Все читали? Ромашка читала.',
    });
    const talk = await stage.open(forum.url(THREADS.garden, 1, { host: GRANTED }));
    await followTopic(stage, talk);
    const host = new HostingHand(hand, await openGame(stage, /^Мафия №19/));
    await setUp(stage, host);

    // ——— The day begins with the host's post; the overlay over the talk speaks of nominations.
    await talk.bringToFront();
    await until(
      talk,
      `return /Темы голосования у игры ещё нет/.test(overlay().innerText);`,
      'the word about the votes',
    );
    await hand.click(talk, /^Журнал$/);
    await fill(talk, /^Показать$/, 'posts', 'overlay');
    await hand.click(talk, /^Решить о посте 2/);
    await hand.click(talk, /^День начался этим постом$/);
    await hand.click(talk, /^← Назад/);
    await hand.click(talk, /^Выдвинуты$/);
    for (const post of TALKS[1]) forum.act({ kind: 'add', thread: THREADS.garden, ...post });
    await until(talk, `return overlay().querySelectorAll('table.standings tbody tr').length === 3;`, 'the nominated');
    expect(await lines(talk)).toEqual({ Шмель: 1, Мальва: 1, Тополь: 1 });
    const said = (n: number): Promise<string> => markOf(talk, opening + 1 + n);
    expect(await said(1)).toMatch(/^✓ выдвигает Шмель\. Мальва выдвигает Шмель\. принято\. прочитано как/);
    expect(await said(3)).toBe('');
    expect(await said(4)).toMatch(/не принято\. себя выдвинуть нельзя/);
    expect(await said(5)).toMatch(/не принято\. Пион выбыл/);
    expect(await said(6)).toBe('');
    expect(await said(8)).toMatch(/не принято\. второе выдвижение за день/);

    // ——— The host takes them over by one click, then opens the voting topic: its title says what it is.
    await host.desk.bringToFront();
    await host.click(/^День$/);
    await host.says(/Шмель → Тополь/);
    await host.click(/^Принять всё: 3 выдвижения$/);
    await until(
      host.desk,
      `return /Шмель, Мальва, Тополь/.test(named('^Выдвинутые$', 'page')?.value);`,
      'the nominees',
    );
    forum.open(execution(VOTING, 1, 'Казнь. Шмель, Мальва, Тополь. До 21:03.'));
    const vote = await stage.open(forum.url(VOTING, 1, { host: GRANTED }));
    await followTopic(stage, vote, /^Мафия №19/);
    await host.desk.bringToFront();
    await until(
      host.desk,
      `const set = [...document.querySelectorAll('fieldset')].find((it) => /^Голосование открыто/.test(it.innerText));
       set?.querySelectorAll('input[type=radio]')[1]?.click(); return Boolean(set);`,
      'the opening of the voting by time',
    );
    await fill(host.desk, /^Голосование открыто: дата и время/, '2025-11-04T20:03');
    await until(
      host.desk,
      `return named('^Конец голосования: дата и время', 'page')?.value.startsWith('2025-11-04T21:03');`,
      'the end an hour later',
    );

    // ——— The votes, one after the other while the topic is open.
    await vote.bringToFront();
    for (const post of BALLOTS[1].slice(0, 6)) forum.act({ kind: 'add', thread: VOTING, ...post });
    await untilStands(vote, 'Мальва', { total: 3 });
    expect(await standings(vote)).toMatchObject({ Шмель: { total: 2 }, Тополь: { total: 1 } });
    // the one change.
    forum.act({ kind: 'add', thread: VOTING, ...(BALLOTS[1][6] ?? { author: '', at: '', text: '' }) });
    await untilStands(vote, 'Шмель', { total: 3 });
    for (const post of BALLOTS[1].slice(7)) forum.act({ kind: 'add', thread: VOTING, ...post });
    await untilStands(vote, 'Шмель', { total: 4 });
    await untilStands(vote, 'Мальва', { total: 3 });
    expect(await markOf(vote, at(VOTING, 9))).toMatch(/не считается\. смены голоса исчерпаны/);
    expect(await markOf(vote, at(VOTING, 11))).toMatch(/отказ от голосования/);
    expect(await markOf(vote, at(VOTING, 12))).toMatch(/не считается\. Леший не выдвинут/);
    // at 21:03 it is late.
    expect(await markOf(vote, at(VOTING, 14))).toMatch(/не считается\. после окончания голосования/);
    expect(await words(vote)).toMatch(/День окончен 04\.11 21:03/);

    // the text first seen counts, also after the page was read again.
    forum.act({ kind: 'edit', thread: VOTING, post: at(VOTING, 2), text: 'Тополь', at: '2025-11-04T20:50:00+03:00' });
    await vote.reload();
    await untilStands(vote, 'Шмель', { total: 4 });
    expect(await markOf(vote, at(VOTING, 2))).toMatch(/против Шмель[\s\S]*первоначальный текст/);

    // ——— The last word is no vote and no nomination; the talk shows the way to the votes.
    forum.act({ kind: 'add', thread: THREADS.garden, ...LAST_WORDS[1] });
    await talk.bringToFront();
    await until(
      talk,
      `return [...overlay().querySelectorAll('.notices a')].some((it) => /Казнь, день 1/.test(it.textContent) && it.href.includes('t=${VOTING}'));`,
      'the way to the voting topic',
    );
    expect(await lines(talk)).toEqual({ Шмель: 1, Мальва: 1, Тополь: 1 });
    await hand.click(talk, /голоса считаются в теме «Мафия №19/);
    await until(talk, `return location.search.includes('t=${VOTING}') && overlay();`, 'the voting topic');
    await untilStands(talk, 'Шмель', { total: 4 });
    expect(await standings(talk)).toMatchObject({ Мальва: { total: 3 }, Тополь: { total: 1 } });
  });
});
