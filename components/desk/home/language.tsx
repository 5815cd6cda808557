import type { LangChoice } from '../../../engine/store/public/lang';
import { langChoice, setLang } from '../../../engine/store/public/settings';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { words } from './home.words';

const CHOICES: readonly LangChoice[] = ['auto', 'ru', 'en'];

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
        {CHOICES.map((value) => (
          <option key={value} value={value}>
            {say(words[value])}
          </option>
        ))}
      </select>
    </label>
  );
}
