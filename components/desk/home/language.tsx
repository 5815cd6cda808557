import type { LangChoice } from '../../../engine/store/public/lang';
import { langChoice, setLang } from '../../../engine/store/public/settings';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { languages, words } from './home.words';

const CHOICES = { auto: languages.auto, ru: languages.russian, en: languages.english } as const;

/** Language of the interface: the desk, the popup and the overlay on the thread. */
export function Language() {
  const { db, settle, tell } = useHands();
  const choice = useLive(() => langChoice(db), []);
  const choose = async (value: LangChoice): Promise<void> => {
    if (await settle(setLang(db, value))) tell({ key: null, forum: null });
  };
  return (
    <label class="inline foot">
      {say(words.language)}
      <select
        value={choice?.ok ? choice.value : 'auto'}
        onChange={(event) => void choose(event.currentTarget.value as LangChoice)}
      >
        {Object.entries(CHOICES).map(([value, name]) => (
          <option key={value} value={value}>
            {say(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
