const LIT = 2000;

/** Scrolls to an element, lights it up for two seconds without touching its attributes, and brings the focus there. */
export function showPost(element: Element, narrow: boolean, focusMark: () => boolean): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ behavior: calm ? 'auto' : 'smooth', block: narrow ? 'start' : 'center' });
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  const light = { outline: `3px solid ${dark ? '#9aa8ff' : '#3b4cca'}`, outlineOffset: '2px' };
  element.animate?.([light, light], { duration: LIT });
  if (focusMark() || !(element instanceof HTMLElement)) return;
  // A post without a mark takes the focus itself, and is left as it was.
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
