import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Table, useHost } from '../table';

/** Half-typed things of a game as they stand this very moment. */
export interface Drafts {
  /** As it stands when it is asked for, also by a callback of an older screen. */
  get(name: string): unknown;
  names: readonly string[];
  /** Shows the value at once and saves it; `undefined` drops it. */
  put(name: string, value: unknown): void;
}

/** A value put here and the head it was put at. */
interface Own {
  value: unknown;
  head: number | null;
}

/**
 * Drafts as the host has typed them, not as the database has caught up: two changes in a row must both be made on what
 * is on the screen. A value of another window shows as soon as nothing of one's own is on its way.
 */
export function useDrafts(table: Table): Drafts {
  const { draft } = useHost();
  const own = useSignal<ReadonlyMap<string, Own>>(new Map());
  const isPending = ([name, { value, head }]: [string, Own]): boolean =>
    head === table.log.head && JSON.stringify(table.drafts.get(name)) !== JSON.stringify(value);
  useEffect(() => {
    // What is saved is the database's from here on: a later change of another window must not look outdated.
    own.value = new Map([...own.value].filter(isPending));
  }, [table]);
  const pending = [...own.value].filter(isPending);
  const now = new Map(table.drafts);
  for (const [name, { value }] of pending) {
    if (value === undefined) now.delete(name);
    else now.set(name, value);
  }
  const live = useRef(now);
  live.current = now;
  return {
    get: (name) => live.current.get(name),
    names: [...now.keys()],
    put: (name, value) => {
      live.current = new Map(live.current).set(name, value);
      own.value = new Map(own.value).set(name, { value, head: table.log.head });
      void draft(table, name, value);
    },
  };
}
