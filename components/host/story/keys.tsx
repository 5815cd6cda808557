import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../desk/lang';
import { words } from './keys.words';

const KEYS = [
  ['?', 'list'],
  ['F8', 'cover'],
  ['Ctrl ↓ ↑', 'next'],
  ['Ctrl →', 'waiting'],
  ['…', 'letters'],
  ['Ctrl Enter', 'step'],
  ['Alt PgUp PgDn', 'parts'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
] as const;

/** A place where letters are text. A list is none: it has no use for the keys below. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]') !== null;

interface Props {
  children: ComponentChildren;
  /** To the next part of the desk, or the one before. */
  onPart: (by: 1 | -1) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** A screen that can be worked through without the mouse. Rows are `[data-order]`, steps `[data-step]`. */
export function Keys({ children, ...deeds }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const now = useRef(deeds);
  now.current = deeds;
  const open = useSignal(false);
  // In the same turn as the screen: no key is lost between its first paint and an effect.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '?' && !typing(event.target)) open.value = !open.value;
      else if (!anywhere(event, now.current) && !(root.current && within(root.current, event))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div class="stack" ref={root}>
      {children}
      <details class="fold-box" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
        <summary>
          {say(words.title)} <kbd>?</kbd>
        </summary>
        <dl class="keys">
          {KEYS.map(([key, word]) => (
            <div key={key}>
              <dt>
                <kbd>{word === 'letters' ? say(words.alphabet) : key}</kbd>
              </dt>
              <dd>{say(words[word])}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** Keys of the whole desk; whether this was one of them. Letters go by their place: the layout may be Russian. */
function anywhere(event: KeyboardEvent, { onPart, onUndo, onRedo }: Omit<Props, 'children'>): boolean {
  const { key, code, altKey, ctrlKey, shiftKey, target } = event;
  if (altKey && !ctrlKey && (key === 'PageDown' || key === 'PageUp')) onPart(key === 'PageDown' ? 1 : -1);
  else if (ctrlKey && !altKey && code === 'KeyZ' && !typing(target)) (shiftKey ? onRedo : onUndo)();
  else return false;
  return true;
}

/** Does what the key says on this screen; whether there was anything to do. */
function within(root: HTMLElement, { key, target, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (!ctrlKey || altKey) return false;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return focusRow(root, target, '[data-order]', key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
      // Within a text the arrow jumps by words, as everywhere.
      return !(target instanceof Element && target.matches('input, textarea')) && focusRow(root, target, '.waiting', 1);
    case 'Enter': {
      const step = root.querySelector<HTMLButtonElement>('[data-step]:not(:disabled)');
      step?.click();
      return step !== null;
    }
    default:
      return false;
  }
}

/** Puts the focus on the first field of the next such row, going round at the end. */
function focusRow(root: HTMLElement, from: EventTarget | null, rows: string, by: 1 | -1): boolean {
  const all = [...root.querySelectorAll<HTMLElement>('[data-order]')].filter(
    (row) => row.closest('details:not([open])') === null,
  );
  const here = from instanceof Element ? all.findIndex((row) => row.contains(from)) : -1;
  const order =
    by === 1 ? [...all.slice(here + 1), ...all.slice(0, here + 1)] : all.slice(0, Math.max(here, 0)).reverse();
  const next = order.find((row) => row.matches(rows));
  next?.querySelector('select')?.focus();
  return next !== undefined;
}
