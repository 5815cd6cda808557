interface Drag {
  onStart: () => void;
  /** Way from where the pointer went down, px. */
  onMove: (by: { x: number; y: number }) => void;
  onEnd: (by: { x: number; y: number }) => void;
}

/**
 * Handler of `pointerdown` that follows mouse, pen or finger until it is let go. A press on a button inside the handle
 * is the button's; a press that does not move is no drag.
 */
export function dragging({ onStart, onMove, onEnd }: Drag): (event: PointerEvent) => void {
  return (event) => {
    const handle = event.currentTarget;
    if (!(handle instanceof HTMLElement) || event.button !== 0) return;
    const inner = event.target instanceof Element ? event.target.closest('button, a, input, select') : null;
    if (inner && inner !== handle && !inner.classList.contains('grip')) return;
    const way = (to: PointerEvent) => ({ x: to.clientX - event.clientX, y: to.clientY - event.clientY });
    let moved = false;
    handle.setPointerCapture?.(event.pointerId);
    onStart();
    const move = (to: PointerEvent): void => {
      moved = true;
      onMove(way(to));
    };
    const end = (to: PointerEvent): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (moved) onEnd(way(to));
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
}
