import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { DeskHand, only, quoted, starting } from './desk-hand';
import { fill, type Hand, peek, until } from './hand';

export { only } from './desk-hand';

type Count = 'Публичный подсчёт' | 'Истинный подсчёт';

/** What a row of the night needs beside the act and its targets. */
export interface Extras {
  /** Role healed from, as it is called on the screen. */
  from?: string;
  question?: string;
  story?: string;
  /** The player's own message. */
  raw?: string;
}

/**
 * A host at his desk, Russian on the screen: everything he does with one secret game, by what the widgets are called.
 * Clicks are counted by the {@link Hand}; a choice in a list is one of them.
 */
export class HostingHand extends DeskHand {
  /** Lays the roles out by a pasted list, nick → role as it is called on the screen. */
  async dealPasted(roles: Readonly<Record<string, string>>): Promise<void> {
    await this.click(/^Вставить список «Вася — доктор»/);
    const lines = Object.entries(roles).map(([nick, role]) => `${nick} — ${role}`);
    await until(
      this.desk,
      `const field = document.querySelector('.host details[open] textarea');
       if (!field) return false;
       field.value = ${JSON.stringify(lines.join('\n'))};
       field.dispatchEvent(new Event('input', { bubbles: true }));
       return true;`,
      'the field of the list',
    );
    await this.click(/^Разложить по списку$/);
  }

  /** Gives one seat a role by hand. */
  dealByHand(nick: string, role: string): Promise<void> {
    return this.choose(only(`Роль: ${nick}`), only(role));
  }

  /** One rank up. */
  raiseRank(nick: string): Promise<void> {
    return this.click(only(`Ранг выше: ${nick}`));
  }

  immune(nick: string): Promise<void> {
    return this.click(only(`Иммунитет в первую ночь: ${nick}`));
  }

  async finishDeal(): Promise<void> {
    await this.click(/^Готово: роли розданы$/);
    await this.says(/Роли розданы/);
  }

  /** A player's own move; `targets` by nick. */
  order(nick: string, act: RegExp, targets: readonly string[] = [], extras: Extras = {}): Promise<void> {
    return this.row(`Ход игрока ${nick}`, nick, act, targets, extras);
  }

  /** The mafia's move, sent by their head or by one who stands in for him. */
  office(nick: string, act: RegExp, targets: readonly string[] = [], extras: Extras = {}): Promise<void> {
    return this.row(`Ход за мафию: ${nick}`, nick, act, targets, extras);
  }

  /** «Пропускает ход». */
  pass(nick: string): Promise<void> {
    return this.choose(new RegExp(`^Ход (игрока|за мафию:) ${quoted(nick)}$`), /^пропускает ход$/);
  }

  /** Folds the rows of those who may stand in for the head of the mafia out. */
  deputies(): Promise<void> {
    return this.click(/^Если глава мафии промолчит$/);
  }

  private async row(label: string, nick: string, act: RegExp, targets: readonly string[], extras: Extras) {
    const has = await until<'act' | 'target'>(
      this.desk,
      `const list = named(${JSON.stringify(only(label).source)}, 'page');
       const acts = [...(list?.options ?? [])].map((it) => it.text.trim());
       return list ? (acts.some((it) => new RegExp(${JSON.stringify(act.source)}, 'iu').test(it)) ? 'act' : 'target') : '';`,
      `«${label}»`,
    );
    // A player with one act only is asked at once for whom.
    const [first] = targets;
    if (has === 'act' || first === undefined) await this.choose(only(label), act);
    else await this.choose(only(label), only(first));
    for (const [index, target] of targets.entries())
      if (index > 0 || has === 'act') await this.choose(only(`Цель ${index + 1} игрока ${nick}`), only(target));
    if (extras.from !== undefined) await this.choose(only(`От какой роли лечит ${nick}`), only(extras.from));
    const inRow = (field: string, text: string) =>
      until(
        this.desk,
        `const row = named(${JSON.stringify(only(label).source)}, 'page')?.closest('li');
         const field = [...(row?.querySelectorAll('input, textarea') ?? [])].find((it) => nameOf(it).startsWith(${JSON.stringify(field)}));
         if (!field) return false;
         Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)});
         field.dispatchEvent(new Event('input', { bubbles: true }));
         return true;`,
        `«${field}» of ${nick}`,
      );
    if (extras.question !== undefined) await inRow('Вопрос Совету', extras.question);
    if (extras.story !== undefined) await inRow('Описание убийства', extras.story);
    if (extras.raw !== undefined) await inRow('Письмо игрока', extras.raw);
  }

  /** What a row says of its move: «принят», «ждём», «не принят»… */
  badge(nick: string): Promise<string> {
    return peek(
      this.desk,
      `const list = named(${JSON.stringify(`^Ход (игрока|за мафию:) ${quoted(nick)}$`)}, 'page');
       return list?.closest('li')?.querySelector('.badge')?.textContent.trim() ?? '';`,
    );
  }

  /** Every row of the night's board as it is filled in: what its lists and fields hold. */
  board(): Promise<string[]> {
    return peek(
      this.desk,
      `return [...document.querySelectorAll('li.order')].map((row) =>
         [row.querySelector('.name').textContent, ...[...row.querySelectorAll('select')].map((it) => it.selectedOptions[0]?.text ?? ''),
          ...[...row.querySelectorAll('input, textarea')].map((it) => it.value)].map((it) => it.trim()).join(' | '));`,
    );
  }

  throwAll(): Promise<void> {
    return this.click(/^Бросить все$/);
  }

  throwOne(what: RegExp): Promise<void> {
    return this.click(new RegExp(`^Бросить: .*${what.source}`));
  }

  /** Puts a die as the host wants it, with a reason. */
  async setDie(what: RegExp, yes: boolean, reason: string): Promise<void> {
    await this.click(new RegExp(`^Поставить самому: .*${what.source}`));
    await this.choose(new RegExp(`^Как лежит: .*${what.source}`), yes ? /^да$/ : /^нет$/);
    await this.fill(new RegExp(`^Почему поставлено: .*${what.source}`), reason);
    await this.click(new RegExp(`^Поставить так: .*${what.source}`));
  }

  /** Answers the question that is open, by the words of an answer. */
  answer(option: RegExp): Promise<void> {
    return this.click(option);
  }

  /** The host's own word: a player without a vote, dead, alive again. */
  async decide(
    kind: 'игрок умирает' | 'игрок возвращается' | 'игрок без голоса',
    nick: string,
    reason: string,
  ): Promise<void> {
    await this.click(/^Решить иначе, чем правила$/);
    await this.choose(/^Что решено$/, only(kind));
    await this.choose(/^Кого касается$/, only(nick));
    await this.fill(/^Причина решения$/, reason);
    await this.click(/^Решить так$/);
  }

  async finishNight(number: number): Promise<void> {
    await this.click(starting(`Готово: записать ночь ${number}`));
    await this.says(new RegExp(`Утро после ночи ${number}`));
  }

  /** «Опубликовано» of the night or of the day that is on the screen. */
  async publish(): Promise<void> {
    await this.click(/^Опубликовано$/);
    await this.says(/Итоги (ночи|дня) \d+ опубликованы/);
  }

  /** Opens the day: `topic` as the forum calls it, moments on the forum's clock, «2025-10-06T10:00». */
  async openDay(number: number, day: { topic: RegExp; start: string; deadline: string }): Promise<void> {
    await this.choose(/^Тема дня$/, day.topic);
    await this.fill(/^Начало дня$/, day.start);
    await this.fill(/^Конец голосования$/, day.deadline);
    await this.click(starting(`Открыть день ${number}`));
    await this.says(/Публичный подсчёт/);
  }

  /** Opens the day of a game in which the voting has an hour of its own. */
  async openExecutionDay(number: number, day: { topic: RegExp; start: string; execution: string }): Promise<void> {
    await this.choose(/^Тема дня$/, day.topic);
    await this.fill(/^Начало дня$/, day.start);
    await this.fill(/^Начало казни/, day.execution);
    await this.click(starting(`Открыть день ${number}`));
    await this.says(/Публичный подсчёт/);
  }

  /** Name → total of one of the two counts of the day. */
  totals(which: Count): Promise<Record<string, string>> {
    return peek(
      this.desk,
      `const box = [...document.querySelectorAll('section.box')].find((it) => it.querySelector('h3')?.textContent.startsWith(${JSON.stringify(which)}));
       const at = [...(box?.querySelectorAll('thead th') ?? [])].findIndex((it) => it.textContent.trim() === 'Итог');
       return Object.fromEntries([...(box?.querySelectorAll('tbody tr') ?? [])].map((row) => [row.cells[0].textContent.trim(), row.cells[at].textContent.trim()]));`,
    );
  }

  /** Waits until the desk counts so: it learns of posts a moment after the thread. */
  async countsTo(which: Count, totals: Readonly<Record<string, string>>): Promise<void> {
    await expect.poll(() => this.totals(which)).toEqual(totals);
  }

  /** Whom the verdict names, in the host's own place of the count's. */
  async condemnByHand(...nicks: readonly string[]): Promise<void> {
    await this.click(/^Выбрать самому$/);
    for (const nick of nicks) await this.click(only(nick));
  }

  async finishDay(number: number): Promise<void> {
    await this.click(starting(`Готово: записать вердикт дня ${number}`));
    await this.says(new RegExp(`Итоги дня ${number}`));
  }

  /** Names whom the mafia have elected. */
  async elect(nick: string): Promise<void> {
    await this.choose(/^Новый глава мафии$/, only(nick));
    await this.click(/^Назначить$/);
    await until(this.desk, `return named('^Новый глава мафии$', 'page') === null;`, 'the election to be over');
  }

  undo(): Promise<void> {
    return this.click(/^Отменить$/);
  }

  redo(): Promise<void> {
    return this.click(/^Вернуть$/);
  }

  /** Folds «Замена, модкилл, решение, заметка» out, if it is folded in. */
  private async whenever(): Promise<void> {
    const open = await peek<boolean>(this.desk, `return named('^Кто выходит$', 'page') !== null;`);
    if (!open) await this.click(/^Замена, модкилл/);
  }

  async replace(leaves: string, enters: string): Promise<void> {
    await this.whenever();
    await this.choose(/^Кто выходит$/, only(leaves));
    await this.fill(/^Ник нового игрока$/, enters);
    await this.click(/^Заменить$/);
    await until(
      this.desk,
      `return [...(named('^Кто выходит$', 'page')?.options ?? [])].some((it) => it.text === ${JSON.stringify(enters)});`,
      `${enters} to sit down`,
    );
  }

  async strike(kind: 'вычёркивает за неактивность' | 'дисквалифицирует за скриншот', nick: string, reason: string) {
    await this.whenever();
    await this.choose(/^Что делает ведущий$/, only(kind));
    await this.choose(/^Кого вычеркнуть$/, only(nick));
    await this.fill(/^За что$/, reason);
    await this.click(/^Вычеркнуть$/);
  }

  /** Makes the encrypted copy and answers with the file's text, as the browser is given it to save. */
  async backup(passphrase: string): Promise<string> {
    await this.part('Копия');
    await this.desk.evaluate(
      `window.file = null;
       const make = URL.createObjectURL;
       URL.createObjectURL = (blob) => { blob.text().then((text) => { window.file = text; }); URL.createObjectURL = make; return make.call(URL, blob); };`,
    );
    await fill(this.desk, /^Пароль$/, passphrase);
    await this.click(/^Сделать копию$/);
    return until<string>(this.desk, 'return window.file;', 'the file of the copy', 60_000);
  }

  /** The win that is proposed is recognised. */
  async endGame(): Promise<void> {
    await this.click(/^Закончить игру$/);
    await this.says(/Игра окончена/);
  }
}

/** Restores a copy on the list of games of a browser that knows nothing; the desk shows the list afterwards. */
export async function restoreCopy(hand: Hand, desk: Page, file: string, passphrase: string): Promise<void> {
  await hand.click(desk, /^Восстановить из копии$/, 'page');
  await until(
    desk,
    `const field = named('^Файл копии', 'page');
     if (!field) return false;
     const carried = new DataTransfer();
     carried.items.add(new File([${JSON.stringify(file)}], 'prokurator.json', { type: 'application/json' }));
     field.files = carried.files;
     field.dispatchEvent(new Event('change', { bubbles: true }));
     return true;`,
    'the field of the file',
  );
  await fill(desk, /^Пароль$/, passphrase);
  await hand.click(desk, /^Посмотреть, что внутри$/, 'page');
  await hand.click(desk, /^Восстановить$/, 'page');
  await until(desk, `return /Восстановлено/.test(document.body.innerText);`, 'the copy to be restored', 60_000);
}
