import { describe, expect, it } from 'vitest';
import { framed, type Ground, privateFolder } from '../../components/spare/opfs';
import type { Put } from '../../components/spare/put';
import type { Shelf } from '../../engine/store/spare/shelf';

/** The private file system of a browser as far as a folder needs it. */
function disk() {
  const files = new Map<string, string>();
  const refuse = (name: string): never => {
    throw new DOMException('refused', name);
  };
  let shut = false;
  const folder = {
    getFileHandle: async (name: string) => ({
      getFile: async () => new Blob([files.get(name) ?? refuse('NotFoundError')]),
    }),
    removeEntry: async (name: string) => void (files.delete(name) || refuse('NotFoundError')),
    keys: async function* () {
      yield* files.keys();
    },
  };
  const queue = new Map<string, Promise<unknown>>();
  const ground = {
    storage: {
      getDirectory: async () => (shut ? refuse('SecurityError') : { getDirectoryHandle: async () => folder }),
    },
    locks: {
      request: (lock: string, ...rest: unknown[]) => {
        const done = (queue.get(lock) ?? Promise.resolve()).then(rest.at(-1) as () => Promise<unknown>);
        queue.set(lock, done);
        return done;
      },
    },
  } as unknown as Ground;
  /** How much of a text reaches the disk before the browser dies. */
  let share = 1;
  const put: Put = async ({ place, text }) => {
    files.set(place, text.slice(0, Math.floor(text.length * share)));
    return true;
  };
  const opened = privateFolder('secret', put, ground);
  if (opened === undefined) throw new Error('no folder');
  return {
    shelf: opened as Shelf,
    files,
    tear: (part: number) => {
      share = part;
    },
    shut: () => {
      shut = true;
    },
  };
}

describe('a folder in the private file system', () => {
  it('gives the text put last, under its name', async () => {
    const { shelf, files } = disk();
    expect(await shelf.read('g.json')).toBe(null);
    for (const text of ['один', 'два', 'три', '']) {
      expect(await shelf.write('g.json', text)).toBe(true);
      expect(await shelf.read('g.json')).toBe(text);
    }
    expect([...files.keys()]).toEqual(['g.json.0', 'g.json.1']);
    expect(await shelf.names()).toEqual(['g.json']);
  });

  it.each([0, 0.1, 0.5, 0.99])('a text of which %s was written leaves the one before', async (share) => {
    const { shelf, tear } = disk();
    await shelf.write('g.json', 'Рома — мафия');
    await shelf.write('g.json', 'Рома — мафия, Док — доктор');
    tear(share);
    await shelf.write('g.json', 'Рома — мафия, Док — доктор, Аня — мирная');
    expect(await shelf.read('g.json')).toBe('Рома — мафия, Док — доктор');
    tear(1);
    await shelf.write('g.json', 'новое');
    expect(await shelf.read('g.json')).toBe('новое');
  });

  it('what is removed is gone from both places; what is not there may be removed', async () => {
    const { shelf, files } = disk();
    await shelf.write('g.json', 'один');
    await shelf.write('g.json', 'два');
    expect(await shelf.remove('g.json')).toBe(true);
    expect(files.size).toBe(0);
    expect(await shelf.remove('g.json')).toBe(true);
  });

  it('files of others and what a browser left of a swap are no texts', async () => {
    const { shelf, files } = disk();
    files.set('g.json.0.crswap', framed(1, 'половина'));
    files.set('заметки', 'чужое');
    expect(await shelf.names()).toEqual([]);
    files.set('g.json.0', 'ни числа, ни длины');
    expect(await shelf.read('g.json')).toBe(null);
  });

  it('a browser that gives no room refuses, and nothing is thrown', async () => {
    const { shelf, shut } = disk();
    shut();
    expect(await shelf.write('g.json', 'один')).toBe(false);
    expect(await shelf.read('g.json')).toBe(null);
    expect(await shelf.names()).toEqual([]);
    expect(await shelf.remove('g.json')).toBe(false);
  });

  it('there is none where the browser knows no private files', () => {
    expect(privateFolder('secret', async () => true, {})).toBeUndefined();
  });
});
