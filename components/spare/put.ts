/** A text for a place in a folder of the private file system. */
export interface Putting {
  folder: string;
  place: string;
  text: string;
}

/** Writes a text; answers whether the browser has taken it. */
export type Put = (putting: Putting) => Promise<boolean>;

/** Chromium's name for what is not swapped yet. */
const LEFT_OVER = /\.crswap$/;

/**
 * Writes beside the place and swaps: all that a background may do. Every swap is noted in the browser's own list of files,
 * which a kill may break as it breaks the databases.
 */
export const swapped: Put = async ({ folder, place, text }) => {
  const there = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  // Left over from swaps the browser did not live to finish; nobody else is writing here.
  for await (const name of there.keys()) if (LEFT_OVER.test(name)) await there.removeEntry(name);
  const writing = await (await there.getFileHandle(place, { create: true })).createWritable();
  await writing.write(text);
  await writing.close();
  return true;
};

/** Writes in place, which only a worker of a page may do: the list of files is touched once, when the place is made. */
export function inPlace(): Put {
  let worker: Worker | null = null;
  const waiting = new Map<number, (done: boolean) => void>();
  let last = 0;
  const ask = (): Worker => {
    worker = new Worker(new URL('./in-place.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, done } }: MessageEvent<{ id: number; done: boolean }>) => {
      waiting.get(id)?.(done);
      waiting.delete(id);
    };
    // A worker that did not start takes nothing.
    worker.onerror = () => {
      for (const done of waiting.values()) done(false);
      waiting.clear();
    };
    return worker;
  };
  return (putting) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done);
      (worker ?? ask()).postMessage({ id: last, ...putting });
    });
}
