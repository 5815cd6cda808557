import type { Lang, Phrase, Plural } from '../../engine/words';
import { absent } from './absent.words';
import { act } from './actions.words';
import { ballots } from './ballots-list.words';
import { clock } from './clock.words';
import { copy } from './copy-count.words';
import { decide } from './decide.words';
import { decisions } from './decisions.words';
import { doubts } from './doubts.words';
import { gather } from './gather/gather.words';
import { header } from './header.words';
import { larger } from './larger/larger.words';
import { log } from './log.words';
import { overlay } from './overlay.words';
import { pick } from './picker/pick.words';
import { picker } from './player-picker.words';
import { posts } from './posts-list.words';
import { standings } from './standings.words';
import { status } from './status.words';
import { tabs } from './tabs.words';
import { versions } from './versions.words';

/**
 * All words of the overlay, each file beside its view. Only the background imports this file; the views know its type, so a
 * key without words does not compile.
 */
export const WORDS = {
  absent,
  act,
  ballots,
  clock,
  copy,
  decide,
  decisions,
  doubts,
  gather,
  header,
  larger,
  log,
  overlay,
  pick,
  picker,
  posts,
  standings,
  status,
  tabs,
  versions,
} satisfies Record<string, Record<string, Phrase | Plural>>;

type Keys<T> = { [F in keyof T & string]: `${F}.${keyof T[F] & string}` }[keyof T & string];
type PluralKeys<T> = {
  [F in keyof T & string]: { [K in keyof T[F] & string]: T[F][K] extends Plural ? `${F}.${K}` : never }[keyof T[F] &
    string];
}[keyof T & string];

/** Keys of countable words, and of all others. */
export type PluralKey = PluralKeys<typeof WORDS>;
export type WordKey = Exclude<Keys<typeof WORDS>, PluralKey>;

/** The words of one language by key; forms of a countable one in the order of `Plural`. */
export type Dictionary = Readonly<Record<string, string | readonly string[]>>;

/** What the overlay is given to speak a language; `instead` are words it says otherwise where it is opened. */
export const dictionary = (lang: Lang, instead: Readonly<Record<string, Phrase | Plural>> | null = null): Dictionary =>
  Object.fromEntries(
    [
      ...Object.entries(WORDS).flatMap(([file, words]) =>
        Object.entries(words as Record<string, Phrase | Plural>).map(
          ([key, word]) => [`${file}.${key}`, word] as const,
        ),
      ),
      ...Object.entries(instead ?? {}),
    ].map(([key, word]) => [key, word[lang]]),
  );
