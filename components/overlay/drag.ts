import type { Shift } from './place';

/** Called with the way from where the pointer went down; `settled` when it was let go. */
type Follow = (by: Shift, settled: boolean) => void;

/**
 * Handler of `pointerdown` that follows mouse, pen or finger until it is let go. A press on a button inside the handle
 * is the button's; a press that does not move is no drag.
 */
export function dragging(begin: () => Follow): (event: PointerEvent) => void {
  return (event) => {
    const handle = event.currentTarget;
    if (!(handle instanceof HTMLElement) || event.button !== 0) return;
    const inner = event.target instanceof Element ? event.target.closest('button, a, input, select') : null;
    if (inner && !inner.classList.contains('grip')) return;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = begin();
    let moved = false;
    handle.setPointerCapture?.(event.pointerId);
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel'): void =>
      handle.addEventListener(
        type,
        (to) => {
          const ends = type !== 'pointermove';
          moved ||= !ends;
          if (ends) stop.abort();
          if (moved) follow({ x: to.clientX - event.clientX, y: to.clientY - event.clientY }, ends);
        },
        { signal },
      );
    on('pointermove');
    on('pointerup');
    on('pointercancel');
  };
}
