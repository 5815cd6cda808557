import type { Shelf } from '../../engine/store/spare/shelf';

/** Files in memory; `obey(false)`: the browser has no room, `hold`: no pause ends any more. Works wait for each other as those of several windows do. */
export function mapShelf(): {
  shelf: Shelf;
  files: Map<string, string>;
  obey: (does: boolean) => void;
  hold: () => void;
} {
  const files = new Map<string, string>();
  let obeys = true;
  let held = false;
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    files,
    obey: (does) => {
      obeys = does;
    },
    hold: () => {
      held = true;
    },
    shelf: {
      names: async () => [...files.keys()],
      read: async (name) => files.get(name) ?? null,
      write: async (name, text) => {
        if (obeys) files.set(name, text);
        return obeys;
      },
      remove: async (name) => {
        if (obeys) files.delete(name);
        return obeys;
      },
      alone,
      pause: () => (held ? new Promise(() => {}) : Promise.resolve()),
      quiet: () => alone(async () => undefined),
    },
  };
}
