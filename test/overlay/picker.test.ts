// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/tables/show.php?t=17&p=3"}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportSites } from '../../engine/forums/learned/exchange';
import { allSites } from '../../engine/store/public/sites';
import { homemadePage } from '../demo/homemade/homemade';
import { PAGE_3 } from '../demo/truth';
import { learned } from '../protocol/samples';
import { accessible, clear, Hand, type Stage, settled, stage, until } from './stage';

afterEach(clear);

const HTML = homemadePage('tables', 3).replace(/^<html>|<\/html>$/g, '');

/** The picker opened on the home-made forum of tables. */
async function picking(made: Stage = stage({ html: HTML })): Promise<Stage & { view: Hand }> {
  expect(await made.ask('page/pick')).toEqual({ ok: true, value: { shown: true } });
  const view = new Hand(() => {
    const root = made.root();
    if (!root) throw new Error('no picker');
    return root;
  });
  await until(() => view.text('h2') !== '', 'the panel');
  return Object.assign(made, { view });
}

const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('td[width="150"]')];
async function click(element: Element | null | undefined): Promise<Event> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  element?.dispatchEvent(event);
  await settled();
  return event;
}
/** The three clicks, into the post of this place. */
async function show(n = 4): Promise<void> {
  const cell = cells()[n];
  await click(cell?.nextElementSibling);
  await click(cell?.querySelector('b'));
  await click(cell?.nextElementSibling);
}

describe('the picker', () => {
  it('asks for post, name and text, finds all posts and shows the first three as they are read', async () => {
    const { view } = await picking();
    expect(view.text('.ask')).toMatch(/^1\. /);
    await click(cells()[4]?.nextElementSibling);
    expect(view.text('.ask')).toMatch(/^2\. /);
    await click(cells()[4]?.querySelector('b'));
    expect(view.text('.ask')).toMatch(/^3\. /);
    await click(cells()[4]?.nextElementSibling);
    expect(view.text('h3')).toBe('Найдено: 20 сообщений, 17 авторов');
    expect(view.all('.posts li').map((post) => post.querySelector('strong')?.textContent)).toEqual([
      'Штурман',
      'Тихон',
      'Снежная_Барыня',
    ]);
    expect(view.text('.problems')).toContain('У постов нет номеров');
    await accessible(view.root());
  });

  it('keeps its clicks from the page, links and handlers alike', async () => {
    await picking();
    const heard: string[] = [];
    const hear = (event: Event): void => void heard.push(event.type);
    for (const type of ['click', 'mousedown', 'pointerdown', 'submit']) document.addEventListener(type, hear, true);
    const link = document.querySelector('a');
    expect((await click(link)).defaultPrevented).toBe(true);
    link?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(heard).toEqual([]);
    for (const type of ['click', 'mousedown', 'pointerdown', 'submit']) document.removeEventListener(type, hear, true);
  });

  it('changes nothing on the page: one empty element, and none after it was closed', async () => {
    const made = stage({ html: HTML });
    const before = document.documentElement.outerHTML;
    const { view } = await picking(made);
    await show();
    expect(document.documentElement.outerHTML.replace('<div></div></html>', '</html>')).toBe(before);
    await view.press(/^Закрыть/);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('remembers and counts; the next visit counts by itself', async () => {
    const made = await picking();
    await show();
    await made.view.press(/^Верно, запомнить/);
    await until(() => made.root()?.querySelector('table.standings'), 'the count');
    const rows = Object.fromEntries(
      Object.entries(made.view.standings()).map(([name, row]) => [name, row.replace('−', '-')]),
    );
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(Object.keys(PAGE_3)));
    expect(rows['Гоша']).toMatch(/^4 1/);
    expect(await allSites(made.db)).toMatchObject([{ forum: 'http://forum.example/tables/' }]);
    clear();
    const again = stage({ html: HTML, db: made.db });
    expect(await again.ask('page/ask')).toMatchObject({ ok: true, value: { engine: 'learned', posts: 20 } });
  });

  it('tries every change of a selector at once, and refuses to keep what finds nothing', async () => {
    const { view } = await picking();
    await show();
    await view.type(/^Автор/, 'td >');
    expect(view.text('.problems')).toContain('Не читается поле «Автор»');
    expect((view.find(/^Верно/) as HTMLButtonElement).disabled).toBe(true);
    await view.type(/^Автор/, 'font');
    expect(view.text('h3')).toMatch(/^Найдено: 20 сообщений, /);
    expect(view.text('.posts')).toContain('без автора');
  });

  it('can be led by the keys alone', async () => {
    const made = await picking();
    const { view } = made;
    await until(() => view.root().activeElement?.classList.contains('choose'), 'the focus');
    const key = (name: string) => view.key(name);
    const words = (): string => view.text('.lit-words');
    for (let step = 0; step < 6 && !words().startsWith('table'); step += 1) await key('ArrowRight');
    const before = words();
    await key('ArrowUp');
    expect(words()).not.toBe(before);
    await key('ArrowDown');
    await view.press(/^Выбрать/);
    expect(view.text('.ask')).toMatch(/^2\. /);
    await view.press(/^Назад/);
    expect(view.text('.ask')).toMatch(/^1\. /);
    await key('Escape');
    expect(made.root()).toBeNull();
  });

  it('says what is wrong with clicks that teach nothing and begins anew', async () => {
    const { view } = await picking();
    await click(cells()[2]?.nextElementSibling);
    await click(cells()[2]?.nextElementSibling);
    await click(cells()[2]?.nextElementSibling);
    expect(view.text('[role=alert]')).toContain('Имя и текст — один и тот же кусок');
    expect(view.text('.ask')).toMatch(/^1\. /);
  });

  it('learns a quote or a time that is shown later', async () => {
    const { view } = await picking();
    await show();
    await view.press(/^Показать цитату/);
    await click(document.querySelector('td table'));
    expect(view.text('h3')).toMatch(/^Найдено: 20/);
    await view.press(/^Показать время/);
    await click(cells()[4]?.querySelector('font'));
    expect((view.find(/^Время/) as HTMLInputElement).value).toContain('font');
  });

  it('copies the description on a click, takes one, refuses a foreign one with the reason', async () => {
    const { view } = await picking();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await show();
    await view.press(/^Скопировать описание/);
    await until(() => copied.length === 1);
    expect(JSON.parse(copied[0] ?? '')).toMatchObject({
      format: 'prokurator-forums',
      forums: [{ topic: 'show.php?t={topic}' }],
    });
    const paste = async (text: string): Promise<void> => {
      const area = view.all('textarea')[0] as HTMLTextAreaElement;
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      await view.press(/^Взять/);
    };
    await paste('{"a": 1}');
    expect(view.text('details [role=alert]')).toContain('не описание форума');
    await paste(exportSites([learned('http://elsewhere.example/')]));
    expect(view.text('details [role=alert]')).toContain('другого сайта: http://elsewhere.example/');
    await paste(copied[0] ?? '');
    expect(view.text('details [role=alert]')).toBe('');
    expect(view.text('h3')).toMatch(/^Найдено: 20/);
    vi.unstubAllGlobals();
  });

  it('shows what is known of the site, to be changed or forgotten', async () => {
    const first = await picking();
    await show();
    await first.view.press(/^Верно, запомнить/);
    await until(() => first.root()?.querySelector('table.standings'), 'the count');
    clear();
    const made = await picking(stage({ html: HTML, db: first.db }));
    expect(made.view.text('h3')).toMatch(/^Найдено: 20/);
    await made.view.press(/^Забыть этот сайт/);
    await until(() => made.calls.includes('site/forget'));
    expect(await allSites(made.db)).toEqual([]);
    expect(await made.ask('page/ask')).toEqual({ ok: true, value: null });
  });
});
