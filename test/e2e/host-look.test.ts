import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TabId } from '../../components/host/tabs';
import { seal } from '../../engine/store/backup/sealed';
import { axeOnOwn } from './axe';
import { BROWSERS } from './browsers';
import { speakRussian } from './desk';
import { peek, until } from './hand';
import { hostGames } from './host-games';
import { restoreCopy } from './hosting-hand';
import { scene } from './scene';
import { shoot } from './shoot';

const PASSPHRASE = 'только для картинок';
/** Side panel, popup, tab. */
const WIDTHS = [360, 580, 1280] as const;

/** One thing a host looks at: a game, a part of its desk, and what is opened there before looking. */
interface Look {
  title: string;
  game: RegExp;
  part: TabId;
  /** Text by which the screen is known to be there. */
  shows: RegExp;
  /** Buttons and folds pressed first, by their names. */
  press?: readonly RegExp[];
}

const LOOKS: readonly Look[] = [
  { title: 'deal', game: /^Мафия №18/, part: 'deal', shows: /по прошлой игре/ },
  { title: 'night', game: /^Ночь в/, part: 'night', shows: /Бросить все/ },
  {
    title: 'night, dice and result',
    game: /^Ночь в/,
    part: 'night',
    shows: /выпало/,
    press: [/^Бросить все/, /^Шансы/],
  },
  { title: 'dealt roles', game: /^Ночь в/, part: 'deal', shows: /Роли розданы/ },
  { title: 'morning', game: /^Утро в/, part: 'night', shows: /Утро после ночи 1/ },
  { title: 'day', game: /^День в/, part: 'day', shows: /Истинный подсчёт/, press: [/^Прогулы/] },
  {
    title: 'day, whenever',
    game: /^День в/,
    part: 'day',
    shows: /Записать заметку/,
    press: [/^Замена, модкилл/, /^Напоминание о конце/],
  },
  { title: 'day of nominations', game: /^Прокуратор/, part: 'day', shows: /Голосовать можно за казнь/ },
  { title: 'verdict', game: /^Казнь в/, part: 'day', shows: /Итоги дня 1/ },
  { title: 'letters', game: /^Казнь в/, part: 'letters', shows: /Шаблоны писем/, press: [/^Шаблоны/] },
  { title: 'readings', game: /^Казнь в/, part: 'house', shows: /наше прочтение/ },
  { title: 'history', game: /^Казнь в/, part: 'history', shows: /Ночь 1 разыграна/ },
  { title: 'backup', game: /^Казнь в/, part: 'keep', shows: /Восстановить из копии/ },
  { title: 'end', game: /^Мафия №16/, part: 'day', shows: /Лучший игрок/, press: [/^Клавиши/] },
];

const README: readonly string[] = ['night', 'morning', 'day'];

/** What sticks out sideways: the page itself, or a part of the screen nobody can scroll to. */
const sideways = (page: Page): Promise<string[]> =>
  peek<string[]>(
    page,
    `const wide = document.documentElement.scrollWidth - innerWidth;
     const out = [...document.querySelectorAll('main *')].filter((part) => {
       if (part.closest('.unseen') || part.closest('option')) return false;
       const { width, right, left } = part.getBoundingClientRect();
       return width > 0 && (right > innerWidth + 1 || left < -1);
     });
     const cut = [...document.querySelectorAll('main button, main .badge, main th, main td')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && getComputedStyle(part).textOverflow !== 'ellipsis');
     return [
       ...(wide > 0 ? ['the page by ' + wide] : []),
       ...out.slice(0, 5).map((part) => 'out: ' + part.tagName + '.' + part.className + ' ' + part.textContent.slice(0, 40)),
       ...cut.slice(0, 5).map((part) => 'cut: ' + part.tagName + '.' + part.className + ' ' + part.textContent.slice(0, 40)),
     ];`,
  );

describe.each(BROWSERS)('the host’s screens, %s', (name) => {
  const stage = scene(name);
  let desk: Page;

  beforeAll(async () => {
    await speakRussian(stage.browser);
    const sealed = await seal(
      { subtle: crypto.subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
      PASSPHRASE,
      JSON.stringify(hostGames()),
    );
    if (!sealed.ok) throw new Error(sealed.error.code);
    desk = await stage.browser.openOwn('desk.html');
    await restoreCopy(stage.hand, desk, sealed.value, PASSPHRASE);
  });

  const press = (label: RegExp) =>
    until(
      desk,
      `const it = named(${JSON.stringify(label.source)}, 'page'); it?.click(); return it !== null;`,
      `«${label.source}»`,
    );
  const shootHost = (title: string, width: number, scheme: string) =>
    name === 'chromium' ? shoot(desk, `host ${title}, ${width} ${scheme}`, { fullPage: true }) : null;

  // The pictures of README (test/demo/pictures) are these, copied by hand when the looks change.
  const shootForReadme = (title: string) =>
    shoot(desk, `readme ${title}`, { clip: { x: 0, y: 0, width: 580, height: 760 } });

  /** Back to the list; a game that is left is covered when it is opened again. */
  const toGames = () =>
    until(desk, `named('^← Все игры', 'page')?.click(); return named('^Новая игра', 'page');`, 'the list of games');

  /** From the list of games to a part of one of them, uncovered. */
  async function openPart({ game, part, press: more = [], shows }: Look): Promise<void> {
    await toGames();
    await peek(desk, `document.querySelector('.archive')?.setAttribute('open', ''); return true;`);
    await press(game);
    await press(/^Ведение$/);
    await press(/^Показать тайное/);
    // The desk of the public half has a part «День» as well.
    await until(desk, `const tab = document.getElementById('host-${part}'); tab?.click(); return tab !== null;`, part);
    for (const label of more) await press(label);
    await until(
      desk,
      `return new RegExp(${JSON.stringify(shows.source)}).test(document.body.innerText);`,
      `«${shows}»`,
    );
  }

  it.each(LOOKS)('$title', async (look) => {
    await stage.browser.prefer('light');
    await openPart(look);
    for (const width of name === 'chromium' ? WIDTHS : [360]) {
      await desk.setViewport({ width, height: 800 });
      expect(await sideways(desk), `${look.title}, ${width}`).toEqual([]);
      if (width !== 580) await shootHost(look.title, width, 'light');
      else if (README.includes(look.title)) await shootForReadme(look.title);
    }
    expect(await axeOnOwn(desk), `${look.title}, light`).toEqual([]);
    if (name === 'firefox') return;
    await stage.browser.prefer('dark');
    // What is dark differs in nothing but its colours.
    expect(await axeOnOwn(desk, ['color-contrast']), `${look.title}, dark`).toEqual([]);
    await shootHost(look.title, 1280, 'dark');
    if (look.title !== 'night') return;
    // Forced colours once, where a row says most by its colour. They are the browser's own: axe has nothing to measure.
    await stage.browser.prefer('light');
    const browser = await desk.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await browser.send('Emulation.setEmulatedMedia', { features });
    expect(await peek(desk, `return matchMedia('(forced-colors: active)').matches;`)).toBe(true);
    expect(await sideways(desk), `${look.title}, forced colours`).toEqual([]);
    await shootHost(look.title, 1280, 'forced');
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
    await browser.detach();
  });

  it('covered, and the list of games', async () => {
    await toGames();
    for (const width of WIDTHS) {
      await desk.setViewport({ width, height: 800 });
      expect(await sideways(desk), `games, ${width}`).toEqual([]);
      await shootHost('games', width, 'light');
    }
    expect(await axeOnOwn(desk)).toEqual([]);
    await press(/^Ночь в/);
    await press(/^Ведение$/);
    await until(desk, `return /Роли и ходы скрыты/.test(document.body.innerText);`, 'the cover');
    expect(await peek(desk, `return /мафи|доктор|маньяк/i.test(document.body.innerText);`)).toBe(false);
    expect(await axeOnOwn(desk)).toEqual([]);
    await shootHost('covered', 360, 'light');
  });
});
