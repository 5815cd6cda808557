import { useEffect, useState } from 'preact/hooks';
import { draft, setDraft } from '../../engine/store/public/settings';
import { useHands } from './hands';

/** Text that is not data yet, kept at every keystroke under a name; there again when the window opens anew. */
export function useDraft(name: string): { value: string; set: (text: string) => void } {
  const { db, settle } = useHands();
  const [value, setValue] = useState('');
  useEffect(() => {
    let here = true;
    void draft(db, name).then((kept) => {
      // What was typed meanwhile wins over what was kept.
      if (here && kept.ok) setValue((now) => (now === '' ? kept.value : now));
    });
    return () => {
      here = false;
    };
  }, [db, name]);
  return {
    value,
    set: (text) => {
      setValue(text);
      void settle(setDraft(db, name, text));
    },
  };
}
