import { useEffect, useState } from 'preact/hooks';
import { draft, setDraft } from '../../engine/store/public/settings';
import { useHands } from './hands';
import { crossOutDraft, noteDraft, notedDraft, PUBLIC_DRAFTS } from './journal';

/** Text that is not data yet, kept at every keystroke under a name; there again when the window opens anew. */
export function useDraft(name: string): { value: string; set: (text: string) => void } {
  const { db, book, settle } = useHands();
  const [value, setValue] = useState('');
  useEffect(() => {
    let here = true;
    void draft(db, name).then((kept) => {
      const noted = notedDraft(book, PUBLIC_DRAFTS + name)?.value;
      const last = typeof noted === 'string' ? noted : kept.ok ? kept.value : '';
      // What was typed meanwhile wins over what was kept.
      if (here) setValue((now) => (now === '' ? last : now));
    });
    return () => {
      here = false;
    };
  }, [db, book, name]);
  return {
    value,
    set: (text) => {
      setValue(text);
      const noted = noteDraft(book, PUBLIC_DRAFTS + name, text);
      void settle(setDraft(db, name, text)).then((kept) => kept && crossOutDraft(book, noted));
    },
  };
}
