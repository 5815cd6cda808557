import type { Forums } from '../../../engine/forums/forums';
import type { TabCalls } from '../../../engine/protocol/calls';
import type { ReportFormat } from '../../../engine/votes/report';
import { problem } from '../actions';
import type { Ask } from '../ask';
import type { Model } from '../model';
import { readingOf } from '../thread-state';

/** The forum's own plain reply field: the first of the engine's that can be typed into; a rich editor hides its own. */
export function replyBox(doc: Document, css: string | undefined): HTMLTextAreaElement | null {
  if (css === undefined) return null;
  return (
    [...doc.querySelectorAll<HTMLTextAreaElement>(css)].find(
      (field) => field.matches('textarea') && !field.disabled && !field.readOnly && field.checkVisibility(),
    ) ?? null
  );
}

/** The text on lines of its own between what stands before and behind it. */
export const onItsOwn = (before: string, text: string, after: string): string =>
  `${before === '' || before.endsWith('\n') ? '' : '\n'}${text}${after === '' || after.startsWith('\n') ? '' : '\n'}`;

/**
 * Types a text into a field at the cursor; what was typed before stays, marked or not. The browser's own typing keeps
 * Ctrl+Z; where there is none the field is set and the forum told by the event typing sends.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd } = field;
  const at = selectionEnd ?? value.length;
  const typed = onItsOwn(value.slice(0, at), text, value.slice(at));
  field.focus();
  field.setSelectionRange(at, at);
  let done = false;
  try {
    done = document.execCommand('insertText', false, typed);
  } catch {
    // No such command here.
  }
  if (done && field.value !== value) return;
  field.setRangeText(typed, at, at, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts a text into the reply field of the page after the user's click, as the forum's own markup; the user sends it himself.
 * Rich editors are left alone: the text goes to the clipboard and the user is told so.
 */
export async function insert(model: Model, textAs: (format: ReportFormat) => Promise<string | null>): Promise<void> {
  const spec = model.hands.read(document, location.href)?.forum;
  const text = await textAs(spec?.markup ?? 'bbcode');
  if (text === null) return;
  const field = replyBox(document, spec?.reply);
  if (field) {
    typeInto(field, text);
    model.tell({ text: 'act.inserted', kind: 'done' });
    return;
  }
  const copied = await model.hands.copy(text);
  model.tell({ text: copied ? 'act.no-box' : 'act.not-copied', kind: copied ? 'done' : 'failed' });
}

/** The count into the reply field: what any reader of the thread could count, nothing else. */
export function insertCount(model: Model, order: 'player' | 'wagon'): Promise<void> {
  return insert(model, async (format) => {
    const { thread } = model.view;
    const ask = { key: thread.topic.key, reading: readingOf(thread), format, order };
    const text = await model.ask('thread/report', ask);
    if (text.ok) return text.value;
    model.tell(problem(text.error));
    return null;
  });
}

/** The count of a thread, as it is remembered, into the reply field of a page that is a form and no thread. */
export async function replyHere(ask: Ask, forums: Forums, key: string): Promise<TabCalls['page/reply']['answer']> {
  const spec = forums.byId(key.replace(/\|.*/, ''));
  const reading = { page: null, pages: null, posts: [] };
  const text = await ask('thread/report', { key, reading, format: spec?.markup ?? 'bbcode', order: 'player' });
  if (!text.ok) return { put: false, text: null };
  const field = replyBox(document, spec?.reply);
  if (field) typeInto(field, text.value);
  return { put: field !== null, text: text.value };
}
