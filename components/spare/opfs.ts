import type { Shelf } from '../../engine/store/spare/shelf';
import { type Put, swapped } from './put';

/** Copies nobody waits for are this far apart, ms: a text is typed faster than it need be copied. */
const PAUSE = 250;
/** A file lies in two places in turn, so that the last text stands until the new one is written to its end. */
const PLACES = ['0', '1'] as const;
const PLACE = /\.[01]$/;

/** How the browser says that there is no such file. */
const NOWHERE = 'NotFoundError';

/** What of the browser it stands on. */
export interface Ground {
  storage?: Pick<StorageManager, 'getDirectory'>;
  locks?: Pick<LockManager, 'request'>;
}

/** A whole text in one of its places. */
interface Placed {
  place: string;
  turn: number;
  text: Blob;
}

/** The text with its turn and its length before it: a half-written one is told from a whole without reading it. */
export const framed = (turn: number, text: string): string =>
  `${turn} ${new TextEncoder().encode(text).length}\n${text}`;

/** More than the longest head. */
const HEAD = 40;

async function unframed(place: string, body: Blob): Promise<Placed | null> {
  const head = /^(\d+) (\d+)\n/.exec(await body.slice(0, HEAD).text());
  if (head === null) return null;
  const text = body.slice(head[0].length);
  return text.size === Number(head[2]) ? { place, turn: Number(head[1]), text } : null;
}

/**
 * A folder in the private file system of the extension's own pages: no page of the web and no content script can open it.
 * Where the browser gives no room (a private window, a full disk) there are simply no files; `undefined` where it knows no
 * such folders. `put` is the way texts are written: a page has a better one than the background (see `put.ts`).
 */
export function privateFolder(name: string, put: Put = swapped, ground: Ground = navigator): Shelf | undefined {
  const { storage, locks } = ground;
  if (storage?.getDirectory === undefined || locks === undefined) return undefined;
  const lock = `folder ${name}`;
  const folder = async (): Promise<FileSystemDirectoryHandle> =>
    (await storage.getDirectory()).getDirectoryHandle(name, { create: true });

  const bodyOf = (place: string): Promise<Blob | null> =>
    orElse(null, async () => (await (await folder()).getFileHandle(place)).getFile(), NOWHERE);
  /** The text put last. */
  const newest = async (file: string): Promise<Placed | null> => {
    let best: Placed | null = null;
    for (const number of PLACES) {
      const place = `${file}.${number}`;
      const body = await bodyOf(place);
      const placed = body === null ? null : await unframed(place, body);
      if (placed !== null && placed.turn > (best?.turn ?? -1)) best = placed;
    }
    return best;
  };
  const drop = (place: string): Promise<void> =>
    orElse(undefined, async () => (await folder()).removeEntry(place), NOWHERE);

  return {
    names: () =>
      orElse([], async () => {
        const found = new Set<string>();
        for await (const place of (await folder()).keys()) {
          if (PLACE.test(place)) found.add(place.replace(PLACE, ''));
        }
        return [...found];
      }),
    read: (file) => orElse(null, async () => (await (await newest(file))?.text.text()) ?? null),
    write: (file, text) =>
      orElse(false, async () => {
        const last = await newest(file);
        const place = PLACES.map((number) => `${file}.${number}`).find((it) => it !== last?.place);
        return place !== undefined && (await put({ folder: name, place, text: framed((last?.turn ?? 0) + 1, text) }));
      }),
    remove: (file) =>
      orElse(false, async () => {
        for (const number of PLACES) await drop(`${file}.${number}`);
        return true;
      }),
    alone: (work) => locks.request(lock, work),
    pause: () => new Promise((done) => setTimeout(done, PAUSE)),
    quiet: () => locks.request(lock, { mode: 'shared' }, () => undefined),
  };
}

/** The browser's refusals, or only the one of this name, as an answer; anything else is a bug. */
async function orElse<T>(refused: T, work: () => Promise<T>, refusal?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && (refusal ?? error.name) === error.name) return refused;
    throw error;
  }
}
