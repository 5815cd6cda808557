import { signal } from '@preact/signals';
import { fill, type Lang, type Phrase, type Plural, plural, type Slots } from '../../engine/words';
import { words } from './lang.words';

/** Language of the extension's pages; every text on them reads it, so a switch is seen at once. */
export const lang = signal<Lang>('ru');

/** A phrase in the language of the page. */
export const say = (phrase: Phrase, slots?: Slots): string => fill(phrase, lang.value, slots);

/** A counted phrase: «3 игрока». */
export const count = (forms: Plural, n: number): string => plural(forms, lang.value, n);

/** Tells the page itself, too: its title, and the language by which screen readers choose the voice. */
export function speak(next: Lang): void {
  lang.value = next;
  document.documentElement.lang = next;
  document.title = words.name[next];
}
