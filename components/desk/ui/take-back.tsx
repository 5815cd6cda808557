import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../lang';
import { words } from './take-back.words';

/**
 * «Отменить» for the last thing that was taken away on this screen, instead of asking beforehand. The offer stays until the
 * next one.
 */
export function useTakeBack(): { offer: (what: string, undo: () => unknown) => void; bar: JSX.Element } {
  const last = useSignal<{ what: string; undo: () => unknown } | null>(null);
  const { value } = last;
  return {
    offer: (what, undo) => {
      last.value = { what, undo };
    },
    bar: (
      <div class="undo" role="status" hidden={value === null}>
        <span class="grow name">{value?.what}</span>
        <button
          type="button"
          onClick={() => {
            last.value = null;
            value?.undo();
          }}
        >
          {say(words.undo)}
        </button>
      </div>
    ),
  };
}
