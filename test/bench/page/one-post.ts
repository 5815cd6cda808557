import { placesOf } from '../../../components/overlay/reading';
import { openThread, type Thread, wholePage } from '../../../engine/forums/read';
import { inTurn, type Samples } from './clock';

function open(): Thread {
  const now = new Date().toISOString();
  const thread = openThread(document, { url: location.href, now, zone: null, text: true });
  if (!thread.ok) throw new Error(thread.error.code);
  return thread.value;
}

/** A new post at the end of the page against reading the page from the beginning. */
export function measure(samples: number): Samples & { posts: number } {
  const thread = open();
  const all = thread.places();
  const last = all.at(-1)?.element;
  const around = last?.parentElement;
  if (last === undefined || !around) throw new Error('no posts');
  const places = placesOf(thread);
  const added = last.cloneNode(true) as Element;
  added.id = 'p999999';
  const arrive = (): number => {
    // What the watcher reports: the new element and the one it was put into.
    const change = places.update(new Set([around, added]));
    if (change?.posts.length !== 1) throw new Error(`${change?.posts.length} posts read instead of one`);
    return change.order.length;
  };
  const before = (): void => {
    added.remove();
    places.survey();
    last.after(added);
  };
  return { ...inTurn(() => wholePage(thread), arrive, samples, before), posts: all.length };
}
