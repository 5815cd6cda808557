import type { Page } from 'puppeteer-core';
import { fill, type Hand, peek, until } from './hand';

/** Parts of the secret game by what their tabs say. */
export type Part = 'Расклад' | 'Ночь' | 'День' | 'Письма' | 'Прочтения' | 'История' | 'Копия';

/** One letter as it lies on the screen. */
export interface Shown {
  /** «На форум», or the nick of the one it goes to. */
  to: string;
  /** «Газета: итоги ночи», «Ответ на ход»… */
  kind: string;
  /** As a reader of the forum will see it. */
  text: string;
}

/** A nick in a pattern. */
export const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Exactly this text. */
export const only = (text: string): RegExp => new RegExp(`^${quoted(text)}$`);
export const starting = (text: string): RegExp => new RegExp(`^${quoted(text)}`);

/** A hand on the extension's own page with a game open, Russian on the screen: everything by what the widgets are called. */
export class DeskHand {
  readonly hand: Hand;
  readonly desk: Page;

  /** `desk`: the extension's page with the game open, see `openGame`. */
  constructor(hand: Hand, desk: Page) {
    this.hand = hand;
    this.desk = desk;
  }

  click(name: RegExp): Promise<void> {
    return this.hand.click(this.desk, name, 'page');
  }

  choose(label: RegExp, line: RegExp): Promise<void> {
    return this.hand.choose(this.desk, label, line);
  }

  fill(name: RegExp, value: string): Promise<void> {
    return fill(this.desk, name, value);
  }

  /** Waits until the page says it. */
  async says(text: RegExp): Promise<void> {
    await until(
      this.desk,
      `return new RegExp(${JSON.stringify(text.source)}, ${JSON.stringify(`u${text.flags.replace('u', '')}`)}).test(document.body.innerText);`,
      `the desk to say «${text.source}»`,
    );
  }

  /** Everything that stands on the screen. */
  text(): Promise<string> {
    return peek(this.desk, 'return document.body.innerText;');
  }

  /** «Ведение» of the open game. */
  hosting(): Promise<void> {
    return this.click(/^Ведение$/);
  }

  /** Begins the secret game by the rules the public one has. */
  async begin(): Promise<void> {
    await this.hosting();
    await this.click(/^Вести эту игру/);
    await this.says(/Роли и ходы скрыты/);
  }

  uncover(): Promise<void> {
    return this.click(/^Показать тайное/);
  }

  /** Opens a part of the secret game; the public half has a tab «День» too, so it is looked for among the secret tabs. */
  async part(name: Part): Promise<void> {
    const find = `const tab = [...document.querySelectorAll('.host [role=tab]')].find((it) => it.textContent.trim() === ${JSON.stringify(name)});
      const open = tab?.getAttribute('aria-selected') === 'true';`;
    const was = await until<string>(this.desk, `${find} return tab ? (open ? 'open' : 'shut') : '';`, `«${name}»`);
    if (was === 'open') return;
    this.hand.clicks += 1;
    await until(this.desk, `${find} if (!open) tab?.click(); return open;`, `the part «${name}»`);
  }

  /** Letters that lie on the screen, in order; waits for the first of them. */
  letters(): Promise<Shown[]> {
    return until(
      this.desk,
      `const all = [...document.querySelectorAll('li.letter')].filter(shown).map((it) => ({
         to: it.querySelector('.name').textContent.trim(),
         kind: it.querySelector('.hint').textContent.trim(),
         text: it.querySelector('.preview')?.innerText ?? '',
       }));
       return all.length > 0 && all;`,
      'a letter',
    );
  }

  /** Copies a letter by its button and answers with what the clipboard was given; `what` is «На форум — Казнь». */
  async copy(what: RegExp): Promise<string> {
    await this.desk.evaluate(
      `window.clip = null; navigator.clipboard.writeText = async (text) => { window.clip = text; };`,
    );
    await this.click(new RegExp(`^Скопировать: ${what.source}`));
    return until<string>(this.desk, 'return window.clip;', `«${what.source}» in the clipboard`);
  }

  /** «Отправлено»; waits until it is kept, which makes the letter smaller and moves what is below. */
  async sent(what: RegExp): Promise<void> {
    const name = `^Отправлено: ${what.source}`;
    await this.click(new RegExp(name));
    await until(
      this.desk,
      `return named(${JSON.stringify(name)}, 'page')?.closest('.letter')?.classList.contains('muted');`,
      `«${what.source}» to be ticked`,
    );
  }
}
