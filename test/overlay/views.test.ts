// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postId } from '../demo/day';
import { accessible, clear, opened, stage, until } from './stage';

afterEach(clear);

describe('standings', () => {
  it('name the voters, each a link to his post', async () => {
    const { view } = await opened();
    const [row] = view.all('tbody tr');
    expect([...(row?.querySelectorAll('.voter') ?? [])].map((voter) => voter.textContent)).toEqual([
      'Ёжик в тумане',
      'Марк',
      'Лиса Алиса',
      'КотоФей',
      '+Марта',
    ]);
    expect(row?.querySelector('.voter')).toMatchObject({
      href: `http://forum.example/viewtopic.php?p=${postId(45)}#p${postId(45)}`,
    });
    expect(row?.querySelector('.voter')?.getAttribute('aria-label')).toBe('Ёжик в тумане: против Гоша, к посту');
  });

  it('lead to a post of this page without leaving it, with the focus on its mark', async () => {
    const made = await opened();
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await until(() => made.mark(String(postId(45))), 'the mark');
    const link = made.view.find(/^Ёжик в тумане: против/) as HTMLAnchorElement;
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(scrolled.mock.instances[0]).toBe(document.getElementById(`p${postId(45)}`));
    const mark = await until(() => made.mark(String(postId(45))), 'the mark');
    expect(document.activeElement).toBe((mark.getRootNode() as ShadowRoot).host);
  });

  it('have no absentees and no penalties without a confirmed roster', async () => {
    const made = await opened();
    await made.view.press(/^Молчат/);
    expect(made.view.text('.lead')).toMatch(/^Кто не голосовал, станет известно/);
    expect(made.view.all('.names li')).toHaveLength(17);
    await made.view.press(/^Состав и правила…/);
    expect(made.calls).toContain('desk/open');
    await accessible(made.view.root());
  });

  it('have both with a confirmed one, and say that they are provisional', async () => {
    const made = await opened({ game: 'confirmed' });
    await until(() => made.view.text('thead').includes('Штраф*'));
    expect(made.view.standings()).toMatchObject({ Тихон: '0 0 −2 −2', Марк: '0 0 0 0' });
    await made.view.press(/^Молчат/);
    expect(made.view.text('.lead')).toMatch(/^Не голосовал/);
    expect(made.view.text('.panel')).toContain('список может сократиться');
    expect(made.view.text('.names')).toContain('Тихон');
    await accessible(made.view.root());
  });

  it('are copied on a click only, in the chosen form', async () => {
    const made = await opened();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await made.view.choose(/^Вид текста/, 'plain');
    await made.view.choose(/^Порядок/, 'wagon');
    expect(copied).toEqual([]);
    await made.view.press(/^Копировать подсчёт/);
    await until(() => made.view.text('.message').startsWith('Скопировано'));
    expect(copied[0]).toMatch(/^Подсчёт голосов\n.*прочитаны не все страницы/);
    expect(copied[0]).toContain('Гоша: −3');
    vi.unstubAllGlobals();
  });

  it('are copied the old way where the forum has no https', async () => {
    const made = await opened();
    vi.stubGlobal('navigator', {});
    let selected = '';
    document.execCommand = () => {
      selected = made.view.root().querySelector('textarea')?.value ?? '';
      return true;
    };
    await made.view.press(/^Копировать подсчёт/);
    await until(() => made.view.text('.message').startsWith('Скопировано'));
    expect(selected).toContain('[b]Гоша');
    expect(made.view.root().querySelector('textarea')).toBeNull();
    document.execCommand = () => false;
    await made.view.press(/^Копировать подсчёт/);
    await until(() => made.view.text('.message').startsWith('Браузер не дал скопировать'));
    vi.unstubAllGlobals();
  });
});

describe('the log', () => {
  it('lists every vote with its verdict and finds by name, text and kind', async () => {
    const made = await opened();
    await made.view.press(/^Журнал/);
    const all = made.view.all('.ballots > li').length;
    expect(all).toBeGreaterThan(9);
    await made.view.choose(/^Показать/, 'rest');
    expect(made.view.all('.badge.counts')).toEqual([]);
    await made.view.choose(/^Показать/, 'counts');
    expect(made.view.all('.ballots > li')).toHaveLength(made.view.all('.badge.counts').length);
    await made.view.choose(/^Показать/, 'all');
    await made.view.type(/^Имя или текст/, 'лис');
    expect(made.view.all('.ballots strong').map((name) => name.textContent)).toEqual(['Лиса Алиса']);
    await made.view.type(/^Имя или текст/, 'никто такой');
    expect(made.view.text('.panel .empty')).toBe('Ничего не найдено');
    await accessible(made.view.root());
  });
});

describe('keyboard', () => {
  it('moves between sections by arrows, one tab stop for all', async () => {
    const { view } = await opened();
    (view.find(/^Итог/) as HTMLElement).focus();
    await view.key('ArrowRight');
    expect(view.focused).toBe('Молчат');
    expect(view.all('[role=tab][tabindex="0"]')).toHaveLength(1);
    await view.key('End');
    expect(view.focused).toBe('Обзор');
    await view.key('ArrowRight');
    expect(view.focused).toMatch(/^Сомнения/);
    await view.key('ArrowLeft');
    expect(view.focused).toBe('Обзор');
    await view.key('Home');
    expect(view.focused).toMatch(/^Сомнения/);
  });

  it('walks the table by arrows, one tab stop for all of it', async () => {
    const { view } = await opened();
    expect(view.all('table [tabindex="0"]')).toHaveLength(1);
    view.all('table .name')[0]?.focus();
    await view.key('ArrowDown');
    expect(view.focused).toMatch(/^Пан Тадеуш: к последнему голосу/);
    await view.key('ArrowRight');
    expect(view.focused).toMatch(/^Доктор Ливси/);
    await view.key('ArrowUp');
    expect(view.focused).toMatch(/^Ёжик в тумане/);
    await view.key('End');
    expect(view.focused).toMatch(/^Пан Тадеуш: против Бабка Ёжка/);
    expect(view.all('table [tabindex="0"]')).toHaveLength(1);
  });

  it('collapses by Escape and comes back with the focus; Escape in a decision goes back first', async () => {
    const { view, calls } = await opened();
    await view.press(/^Сомнения/);
    await view.press(/^Решить о голосе/);
    await until(() => view.root().activeElement?.localName === 'h3');
    await view.key('Escape');
    await until(() => view.focused.startsWith('Сомнения'));
    await view.key('Escape');
    await until(() => view.root().activeElement?.classList.contains('pill'));
    expect(view.text('.pill')).toBe('Гоша −31 сомнениеРазвернуть подсчёт голосов');
    expect(calls).toContain('place/set');
    await accessible(view.root());
    await view.press(/^Гоша/);
    await until(() => view.focused.startsWith('Сомнения'));
  });

  it('moves and resizes the overlay by arrows on the grip', async () => {
    const { view } = await opened();
    const box = view.all('section')[0] as HTMLElement;
    const before = { left: box.style.left, width: box.style.width };
    (view.find(/^Передвинуть/) as HTMLElement).focus();
    await view.key('ArrowLeft');
    expect(Number.parseInt(box.style.left, 10)).toBe(Number.parseInt(before.left, 10) - 16);
    await view.key('ArrowLeft', { shiftKey: true });
    expect(Number.parseInt(box.style.width, 10)).toBe(Number.parseInt(before.width, 10) - 16);
  });

  it('never reaches the page, in neither phase, and takes no key pressed outside', async () => {
    const heard: string[] = [];
    const hear = (event: Event): void => void heard.push(`${event.type} ${(event as KeyboardEvent).key ?? ''}`);
    for (const type of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput']) {
      document.addEventListener(type, hear, true);
      document.addEventListener(type, hear);
    }
    const { view } = await opened();
    await view.press(/^Журнал/);
    const field = view.find(/^Имя или текст/) as HTMLInputElement;
    field.focus();
    await view.key('a');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: 'a' }));
    expect(heard).toEqual([]);
    const outside = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(outside);
    expect(heard).toEqual(['keydown Escape', 'keydown Escape']);
    expect(outside.defaultPrevented).toBe(false);
    expect(view.root().querySelector('.pill')).toBeNull();
    for (const type of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput']) {
      document.removeEventListener(type, hear, true);
      document.removeEventListener(type, hear);
    }
  });
});

describe('place', () => {
  it('is dragged by the header, kept for the forum and found again', async () => {
    const first = await opened();
    const header = first.view.all('header')[0] as HTMLElement;
    const at = (type: string, x: number, y: number): PointerEvent =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }), {
        pointerId: 1,
      }) as unknown as PointerEvent;
    const before = first.view.all('section')[0]?.style.left ?? '';
    header.dispatchEvent(at('pointerdown', 500, 20));
    header.dispatchEvent(at('pointermove', 400, 60));
    header.dispatchEvent(at('pointerup', 400, 60));
    await until(() => first.calls.includes('place/set'));
    const left = first.view.all('section')[0]?.style.left ?? '';
    expect(Number.parseInt(left, 10)).toBe(Number.parseInt(before, 10) - 100);
    clear();
    const second = await opened({ db: first.db });
    await until(() => second.view.all('section')[0]?.style.left === left, 'the place');
  });

  it('is open when the count is asked for, though it was left collapsed; watched threads keep it collapsed', async () => {
    const first = await opened({ game: true });
    await first.view.press(/^Свернуть/);
    await until(() => first.calls.includes('place/set'));
    clear();
    const asked = await opened({ db: first.db });
    expect(asked.view.root().querySelector('.pill')).toBeNull();
    clear();
    const watched = stage({ db: first.db });
    await until(() => watched.root()?.querySelector('.pill'), 'the pill');
  });

  it('a press on a button of the header is no drag', async () => {
    const made = await opened();
    const button = made.view.find(/^Свернуть/) as HTMLElement;
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    button.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 300 }));
    button.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    expect(made.calls).not.toContain('place/set');
  });
});

describe('closing', () => {
  it('takes everything away and can be opened again', async () => {
    const made = await opened();
    await until(() => made.mark(String(postId(45))), 'the marks');
    await made.view.press(/^Закрыть/);
    expect(made.root()).toBeNull();
    expect(document.querySelectorAll('.content > span:last-of-type:empty')).toHaveLength(0);
    await made.ask('page/count');
    await until(() => made.root()?.querySelector('table.standings'));
  });
});
