import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Topic } from '../../engine/forums/page';
import type { Place } from '../../engine/protocol/calls';
import { fill, type Lang, type Phrase, type Plural, plural, type Slots } from '../../engine/words';
import type { Ask } from './ask';
import { reduce, type Shown, shownOf, startState, type ThreadEvent, type ThreadState } from './thread-state';

export const TABS = ['doubts', 'standings', 'absent', 'log', 'decisions'] as const;
export type Tab = (typeof TABS)[number];

/** Something to tell the user; `stays` until the page is loaded anew. */
export interface Message {
  phrase: Phrase;
  slots: Slots;
  kind: 'done' | 'failed';
  stays: boolean;
}

/** What the overlay may do to the page it lies on. */
export interface PageHands {
  /** Scrolls to a post of this page, lights it up and moves the focus there; `false` when it is on another page. */
  show: (post: string) => boolean;
  copy: (text: string) => Promise<boolean>;
  /** Counts anew after something was decided; reads the page anew first when that changes how it is read. */
  recount: () => Promise<void>;
  close: () => void;
}

export interface Model {
  readonly state: ReadonlySignal<ThreadState>;
  readonly shown: ReadonlySignal<Shown>;
  readonly lang: ReadonlySignal<Lang>;
  readonly tab: Signal<Tab>;
  /** Id of the post a decision is being made about. */
  readonly deciding: Signal<string | null>;
  readonly place: Signal<Place | null>;
  readonly message: Signal<Message | null>;
  /** The focus must return into the overlay after it changed its shape. */
  readonly refocus: Signal<boolean>;
  /** Milliseconds since the epoch, moved by the clock of the overlay. */
  readonly now: Signal<number>;
  readonly hands: PageHands;
  readonly ask: Ask;
  dispatch: (...events: ThreadEvent[]) => void;
}

export interface ModelParts {
  topic: Topic;
  lang: Lang;
  ask: Ask;
  hands: PageHands;
  now: number;
}

export function createModel(parts: ModelParts): Model {
  const state = signal(startState(parts.topic));
  const count = computed(() => state.value.count);
  const notices = computed(() => state.value.notices);
  return {
    state,
    shown: computed(() => shownOf({ count: count.value, notices: notices.value })),
    lang: computed(() => state.value.view?.lang ?? parts.lang),
    tab: signal<Tab>('standings'),
    deciding: signal(null),
    place: signal(null),
    message: signal(null),
    refocus: signal(false),
    now: signal(parts.now),
    hands: parts.hands,
    ask: parts.ask,
    dispatch: (...events) =>
      batch(() => {
        state.value = events.reduce(reduce, state.value);
      }),
  };
}

const Context = createContext<Model | null>(null);
export const ModelProvider = Context.Provider;

export function useModel(): Model {
  const model = useContext(Context);
  if (!model) throw new Error('A view of the overlay stands outside its ModelProvider');
  return model;
}

export interface Say {
  (phrase: Phrase, slots?: Slots): string;
  n: (forms: Plural, n: number) => string;
  lang: Lang;
}

/** Words in the language the user chose for this extension. */
export function useSay(): Say {
  const lang = useModel().lang.value;
  const say = (phrase: Phrase, slots?: Slots): string => fill(phrase, lang, slots);
  return Object.assign(say, { n: (forms: Plural, n: number) => plural(forms, lang, n), lang });
}
