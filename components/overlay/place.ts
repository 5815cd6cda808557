import type { Place } from '../../engine/protocol/thread-view';

export interface Viewport {
  width: number;
  height: number;
}

/** Below this width (CSS px) the overlay is a sheet at the bottom edge and only its height can be changed. */
export const NARROW = 520;
export const SMALLEST = { width: 300, height: 220 } as const;
/** One press of an arrow key on the grip, in px. */
export const STEP = 16;
const MARGIN = 8;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export const isNarrow = (viewport: Viewport): boolean => viewport.width < NARROW;

/** Where the overlay opens on a forum it was never moved on: the right edge, where few forums keep text. */
export function firstPlace(viewport: Viewport): Place {
  const width = Math.min(400, viewport.width - 2 * MARGIN);
  const height = between(SMALLEST.height, Math.round(viewport.height * (isNarrow(viewport) ? 0.55 : 0.7)), 640);
  return { x: viewport.width - width - MARGIN * 2, y: MARGIN * 2, width, height, collapsed: false };
}

/** The nearest place that lies whole inside the viewport; a window that shrank never loses the overlay. */
export function keepInside(place: Place, viewport: Viewport): Place {
  const width = between(
    Math.min(SMALLEST.width, viewport.width),
    place.width,
    Math.max(viewport.width - 2 * MARGIN, 0),
  );
  const height = between(
    Math.min(SMALLEST.height, viewport.height),
    place.height,
    Math.max(viewport.height - 2 * MARGIN, 0),
  );
  return {
    x: between(0, place.x, Math.max(viewport.width - width, 0)),
    y: between(0, place.y, Math.max(viewport.height - height, 0)),
    width,
    height,
    collapsed: place.collapsed,
  };
}

/** A way in px. */
export interface Shift {
  x: number;
  y: number;
}

/** Moves (`resize: false`) or resizes a place by a number of px and keeps it inside. */
export function moved(place: Place, by: Shift, resize: boolean, viewport: Viewport): Place {
  const next = resize
    ? { ...place, width: place.width + by.x, height: place.height + by.y }
    : { ...place, x: place.x + by.x, y: place.y + by.y };
  if (!resize) return keepInside(next, viewport);
  // A corner dragged past the edge stops there; it must not push the other corner away.
  return keepInside(
    {
      ...next,
      width: Math.min(next.width, viewport.width - place.x),
      height: Math.min(next.height, viewport.height - place.y),
    },
    viewport,
  );
}

/** What an arrow key does to the place, or `null` for any other key. */
export function arrow(key: string): Shift | null {
  switch (key) {
    case 'ArrowLeft':
      return { x: -STEP, y: 0 };
    case 'ArrowRight':
      return { x: STEP, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -STEP };
    case 'ArrowDown':
      return { x: 0, y: STEP };
    default:
      return null;
  }
}
