import { useLayoutEffect, useRef } from 'preact/hooks';

const CELL = '[data-cell]';

/**
 * One tab stop for a whole list or table: arrows move between its `[data-cell]` elements (up and down by `[data-row]`),
 * Home and End go to the ends. Returns the ref of the container.
 */
export function useRoving<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const known = useRef<E | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const cells = cellsIn(box);
    take(box, cells.find((cell) => cell.tabIndex === 0) ?? cells[0]);
    // The container may come later than its view, and another in its place; its listeners go with it.
    if (known.current === box) return;
    known.current = box;
    box.addEventListener('focusin', (event) => take(box, cellOf(event)));
    box.addEventListener('keydown', (event) => {
      const cell = cellOf(event);
      const next = cell && neighbour(box, cell, event.key);
      if (!next) return;
      event.preventDefault();
      take(box, next);
      next.focus();
    });
  });
  return ref;
}

const cellsIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(CELL)];
const cellOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof HTMLElement && target.closest<HTMLElement>(CELL)) || undefined;

/** Makes a cell the one tab stop of its container. */
function take(box: Element, cell: HTMLElement | undefined): void {
  if (cell) for (const other of cellsIn(box)) other.tabIndex = other === cell ? 0 : -1;
}

/** The cell a key leads to from this one, if any. */
export function neighbour(box: HTMLElement, cell: HTMLElement, key: string): HTMLElement | null {
  const all = cellsIn(box);
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
      const cells = cellsIn(target);
      const column = cellsIn(row).indexOf(cell);
      return cells[Math.min(column, cells.length - 1)] ?? null;
    }
    default:
      return null;
  }
}
