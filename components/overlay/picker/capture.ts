import type { Clicks } from '../../../engine/forums/learned/learn';
import { meant, type Picking, type Step } from './state';

const TAKEN = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'dragstart',
  'selectstart',
  'submit',
];

/**
 * While something is being shown, presses on the page are ours: they are taken in the capturing phase at the window, so that
 * neither links nor the page's handlers get them. Only what a page's script attached to the window before us still hears.
 */
export function capturePage(picking: Picking, host: HTMLElement, signal: AbortSignal): void {
  const isOurs = (event: Event): boolean => event.target === host || picking.state.step === null;
  const take = (event: Event): void => {
    if (isOurs(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click' || !(event.target instanceof Element)) return;
    light(event.target);
    picking.choose();
  };
  const light = (element: Element): void => {
    const { step } = picking.state;
    if (step !== null && element.localName !== 'html' && element.localName !== 'body')
      picking.light(meant(step, element));
  };
  for (const type of TAKEN) window.addEventListener(type, take, { capture: true, signal, passive: false });
  // The light stays where the keys moved it until the pointer goes to another element.
  window.addEventListener(
    'pointerover',
    (event) => {
      if (!isOurs(event) && event.target instanceof Element) light(event.target);
    },
    { capture: true, signal },
  );
}

/** An element to begin with for who has no pointer: in the post that was chosen, else what lies in the middle of the window. */
export function firstTarget(step: Step, clicks: Partial<Clicks>, host: Element): Element | null {
  const middle = document.elementFromPoint?.(innerWidth / 3, innerHeight / 3);
  const around = clicks.post ?? (middle === host ? null : middle);
  const start = around && around.localName !== 'html' ? around : (document.body.firstElementChild ?? null);
  return start && meant(step, step === 'author' ? (start.firstElementChild ?? start) : start);
}
