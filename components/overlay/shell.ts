/**
 * A node of ours inside the page: an element without attributes and with a closed shadow root, so that neither the
 * page's styles nor its scripts reach what is in it. Only the end-to-end build opens the root, because drivers and
 * axe are blind to closed ones.
 */
export interface Shell {
  host: HTMLElement;
  root: ShadowRoot;
}

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet shared by all roots where the browser lets a content script share it, a style element elsewhere (Firefox). */
function dress(root: ShadowRoot, css: string): void {
  try {
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    sheets.set(css, sheet);
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}

const ours = new WeakSet<Node>();

/** Whether a node was put into the page by us: the observer must not read its own marks as news. */
export const isOurs = (node: Node): boolean => ours.has(node);

export function shell(tag: 'div' | 'span', css: string): Shell {
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: import.meta.env.E2E ? 'open' : 'closed' });
  dress(root, css);
  ours.add(host);
  return { host, root };
}

const STOPPED = [
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'copy',
  'cut',
  'paste',
  'keydown',
  'keyup',
  'keypress',
];

/** Events that begin inside end at the host: the page's bubbling handlers never learn of them. */
export function quiet({ host }: Shell): void {
  for (const type of STOPPED) host.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
}

const KEY_PARTS = ['key', 'code', 'shiftKey', 'ctrlKey', 'altKey', 'metaKey', 'repeat'] as const;

/**
 * Keys pressed and text typed inside are taken from the page in the capturing phase already, then handed to the
 * focused element as a copy that cannot leave the shadow root. Default actions (typing, Tab, Enter on a button) stay.
 * What is out of reach: a capturing listener the page put on `window` before the script came.
 */
export function containKeys({ host, root }: Shell, signal: AbortSignal): void {
  const take = (event: Event): void => {
    if (event.target !== host) return;
    event.stopImmediatePropagation();
    // No KeyboardEvent: Firefox makes each of those leave the shadow root, whatever is asked of it.
    const copy = new Event(event.type, { bubbles: true, cancelable: event.cancelable });
    if (event instanceof KeyboardEvent) {
      for (const part of KEY_PARTS) Object.defineProperty(copy, part, { value: event[part] });
    }
    if (!(root.activeElement ?? root).dispatchEvent(copy)) event.preventDefault();
  };
  for (const type of ['keydown', 'keyup', 'keypress', 'beforeinput', 'input']) {
    window.addEventListener(type, take, { capture: true, signal });
  }
}
