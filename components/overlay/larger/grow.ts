import type { Place } from '../../../engine/protocol/thread-view';
import type { Model } from '../model';
import { firstPlace, keepInside, type Viewport } from '../place';

const viewport = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight });

/** The whole window but a margin. */
const whole = ({ width, height }: Viewport): Place =>
  keepInside({ x: 8, y: 8, width, height, collapsed: false }, { width, height });

/** Where the overlay was before it grew, and where it grew to; kept for the time the view is shown, never stored. */
const grown = new WeakMap<Model, { from: Place; to: Place }>();

/** Whether the overlay is as large as {@link grow} made it: moved or resized by hand since, it is the user's. */
export function isGrown(model: Model): boolean {
  const { place } = model.view;
  const to = grown.get(model)?.to;
  return (
    to !== undefined && place?.x === to.x && place.y === to.y && place.width === to.width && place.height === to.height
  );
}

/** Makes the overlay as large as the window. */
export function grow(model: Model): void {
  const screen = viewport();
  const from = model.view.place ?? firstPlace(screen);
  const to = whole(screen);
  grown.set(model, { from, to });
  model.set({ place: to });
}

/** Back to where it was, unless the user has moved it since. */
export function restore(model: Model): void {
  const was = grown.get(model);
  if (was && isGrown(model)) model.set({ place: { ...was.from, collapsed: model.view.place?.collapsed ?? false } });
  grown.delete(model);
}
