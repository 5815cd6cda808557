import { fillText, type Lang, type Phrase, pluralForm, type Slots } from '../../engine/words';
import type { Dictionary, PluralKey, WordKey } from './words';

/** The overlay's words in the language the user chose; the engine's own phrases come with both. */
export interface Say {
  (key: WordKey, slots?: Slots): string;
  /** «1 сомнение, 2 сомнения, 5 сомнений». */
  n: (key: PluralKey, n: number) => string;
  /** A reason or a notice. */
  of: (reason: { phrase: Phrase; slots: Slots }) => string;
  lang: Lang;
}

/** The words are sent by the background: written into the script they would be a tenth of what a page may be given. */
export function sayIn(lang: Lang, words: Dictionary): Say {
  const say = (key: WordKey, slots?: Slots): string => {
    const word = words[key];
    return typeof word === 'string' ? fillText(word, slots) : key;
  };
  return Object.assign(say, {
    n: (key: PluralKey, n: number) => {
      const forms = words[key];
      return typeof forms === 'object' ? pluralForm(forms, lang, n) : `${n}`;
    },
    of: ({ phrase, slots }: { phrase: Phrase; slots: Slots }) => fillText(phrase[lang], slots),
    lang,
  });
}
