import { isOurs } from './shell';

/** Quiet time after which a burst of changes is looked at, and the longest a never-ending burst can put it off; ms. */
const QUIET = 150;
const MOST = 1000;

/** Whether a change is only our own marks coming or going. */
function onlyOurs(record: MutationRecord): boolean {
  if (record.type !== 'childList') return false;
  return [...record.addedNodes, ...record.removedNodes].every(isOurs);
}

/**
 * Tells of elements of the page that were added, changed or lost children, in bursts. What is inside our own shadow roots
 * is never seen; our hosts are passed over, unless the page removes one: then its post is looked at again.
 */
export function watchPage(root: Node, onChange: (touched: ReadonlySet<Element>) => void, signal: AbortSignal): void {
  let touched = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let since = 0;
  const flush = (): void => {
    timer = null;
    const now = touched;
    touched = new Set();
    onChange(now);
  };
  const touch = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element) touched.add(element);
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (onlyOurs(record) && record.removedNodes.length === 0) continue;
      touch(record.target);
      for (const node of record.addedNodes) if (node instanceof Element && !isOurs(node)) touched.add(node);
    }
    if (touched.size === 0) return;
    const now = Date.now();
    if (timer === null) since = now;
    else clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(QUIET, since + MOST - now)));
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (timer !== null) clearTimeout(timer);
  });
}
