import { useSignal } from '@preact/signals';
import type { Letter } from '../../../engine/letters/letter';
import { count, say } from '../../desk/lang';
import type { Table } from '../table';
import { LetterCard } from './letter-card';
import { unsent, words } from './letters.words';
import { FORMATS, LANGS, type Texts, useTexts } from './texts';

interface Props {
  table: Table;
  letters: readonly Letter[];
}

/** Letters to copy and to tick off, with the choice of their language and of the forum's markup. */
export function LetterList({ table, letters }: Props) {
  const texts = useTexts(table);
  if (texts === undefined) return null;
  return (
    <div class="stack">
      <LetterChoices texts={texts} />
      <Cards table={table} letters={letters} texts={texts} />
    </div>
  );
}

export function LetterChoices({ texts }: { texts: Texts }) {
  return (
    <div class="bar">
      <label class="inline">
        {say(words.format)}
        <select
          value={texts.format}
          onChange={(event) => {
            const format = FORMATS.find((it) => it === event.currentTarget.value);
            if (format) texts.setFormat(format);
          }}
        >
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {say(words[format])}
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        {say(words.language)}
        <select
          value={texts.lang}
          onChange={(event) => {
            const lang = LANGS.find((it) => it === event.currentTarget.value);
            if (lang) texts.setLang(lang);
          }}
        >
          {LANGS.map((lang) => (
            <option key={lang} value={lang}>
              {say(words[lang])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The cards alone, for a screen that has the choices already. */
export function Cards({ table, letters, texts }: Props & { texts: Texts }) {
  const only = useSignal(false);
  const left = letters.filter((letter) => !table.ticks.has(letter.id));
  const shown = only.value ? left : letters;
  return (
    <>
      {letters.length > 1 && (
        <div class="bar">
          <span class="grow hint">{left.length === 0 ? say(words.allSent) : count(unsent, left.length)}</span>
          <label class="inline">
            <input
              type="checkbox"
              checked={only.value}
              onChange={(event) => (only.value = event.currentTarget.checked)}
            />
            {say(words.unsentOnly)}
          </label>
        </div>
      )}
      <ul class="letters">
        {shown.map((letter) => (
          <LetterCard key={letter.id} table={table} letter={letter} texts={texts} />
        ))}
      </ul>
    </>
  );
}
