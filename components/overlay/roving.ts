import { useLayoutEffect, useRef } from 'preact/hooks';

const CELL = '[data-cell]';

/**
 * One tab stop for a whole list or table: arrows move between its `[data-cell]` elements (up and down by `[data-row]`),
 * Home and End go to the ends. Returns the ref of the container.
 */
export function useRoving<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const cells = [...box.querySelectorAll<HTMLElement>(CELL)];
    const current = cells.find((cell) => cell.tabIndex === 0) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === current ? 0 : -1;
  });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const take = (cell: HTMLElement, focus: boolean): void => {
      for (const other of box.querySelectorAll<HTMLElement>(CELL)) other.tabIndex = other === cell ? 0 : -1;
      if (focus) cell.focus();
    };
    const focused = (event: FocusEvent): void => {
      const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CELL) : null;
      if (cell) take(cell, false);
    };
    const pressed = (event: KeyboardEvent): void => {
      const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CELL) : null;
      const next = cell && neighbour(box, cell, event.key);
      if (!next) return;
      event.preventDefault();
      take(next, true);
    };
    box.addEventListener('focusin', focused);
    box.addEventListener('keydown', pressed);
    return () => {
      box.removeEventListener('focusin', focused);
      box.removeEventListener('keydown', pressed);
    };
  }, []);
  return ref;
}

/** The cell a key leads to from this one, if any. */
export function neighbour(box: HTMLElement, cell: HTMLElement, key: string): HTMLElement | null {
  const all = [...box.querySelectorAll<HTMLElement>(CELL)];
  const at = all.indexOf(cell);
  switch (key) {
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowRight':
      return all[at + 1] ?? null;
    case 'ArrowLeft':
      return all[at - 1] ?? null;
    case 'ArrowUp':
    case 'ArrowDown': {
      const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.querySelector(CELL));
      const row = cell.closest<HTMLElement>('[data-row]');
      const target = row && rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
      if (!row || !target) return null;
      const column = [...row.querySelectorAll(CELL)].indexOf(cell);
      const cells = [...target.querySelectorAll<HTMLElement>(CELL)];
      return cells[Math.min(column, cells.length - 1)] ?? null;
    }
    default:
      return null;
  }
}
