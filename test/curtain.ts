import { render } from 'preact';
import { afterAll } from 'vitest';

/** Longest that Preact puts an effect off: 100 ms when no frame comes, and then some. */
const PUT_OFF_MS = 200;

/**
 * Takes the screens of a test file down before its document goes: a script left running, or an effect put off to the
 * next frame, would otherwise wake in a world without a window and fail a run that passed.
 */
afterAll(async () => {
  if (typeof document === 'undefined') return;
  const counter = Reflect.get(globalThis, Symbol.for('counter')) as { stop?: () => void } | undefined;
  counter?.stop?.();
  for (const root of [...document.body.children]) render(null, root);
  await new Promise((resolve) => setTimeout(resolve, PUT_OFF_MS));
});
