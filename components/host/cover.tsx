import { useLayoutEffect } from 'preact/hooks';
import { say } from '../desk/lang';
import { words } from './host.words';
import { useHost } from './table';

/** Key that covers and shows the secrets, also while typing: no browser uses it for anything. */
const KEY = 'F8';

/** Button and key that cover everything secret at once: a shoulder, a shared screen. */
export function CoverButton() {
  const { covered } = useHost();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.repeat) return;
      event.preventDefault();
      covered.value = !covered.value;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [covered]);
  return (
    <button type="button" class="cover" aria-keyshortcuts={KEY} onClick={() => (covered.value = !covered.value)}>
      {covered.value ? say(words.show) : say(words.hide)} <kbd>{KEY}</kbd>
    </button>
  );
}
