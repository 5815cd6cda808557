import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useModel } from './model';
import { useRoving } from './roving';

/** Rows drawn at once: a thousand of them would stop the page for longer than anybody reads. */
const PORTION = 40;

interface RowsProps<T> {
  of: readonly T[];
  row: (item: T, index: number) => ComponentChildren;
}

/** A list walked by arrows, drawn a portion at a time. */
export function Rows<T>({ of, row }: RowsProps<T>) {
  const { say } = useModel().view;
  const list = useRoving<HTMLUListElement>();
  const [most, setMost] = useState(PORTION);
  const left = of.length - most;
  return (
    <>
      <ul ref={list} class="ballots">
        {of.slice(0, most).map(row)}
      </ul>
      {left > 0 && (
        <button type="button" onClick={() => setMost(most + PORTION)}>
          {say('ballots.more', { n: left })}
        </button>
      )}
    </>
  );
}
