import { liveQuery } from 'dexie';
import { useEffect, useState } from 'preact/hooks';
import { problemOf } from '../../engine/store/public/attempt';
import { useHands } from './hands';

/**
 * Result of a read that is made again whenever what it read changes, here or in another window. `undefined` until the
 * first answer. The query runs inside a transaction of its own and must only read.
 */
export function useLive<T>(query: () => Promise<T>, on: readonly unknown[]): T | undefined {
  const { trouble } = useHands();
  const [value, setValue] = useState<T | undefined>(undefined);
  useEffect(() => {
    const subscription = liveQuery(query).subscribe({
      next: setValue,
      error: (error) => {
        const problem = problemOf(error);
        if (problem === null) throw error;
        trouble.value = problem;
      },
    });
    return () => subscription.unsubscribe();
  }, on);
  return value;
}
