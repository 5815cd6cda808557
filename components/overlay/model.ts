import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Topic } from '../../engine/forums/page';
import type { Thread } from '../../engine/forums/thread';
import type { Place } from '../../engine/protocol/thread-view';
import type { Slots } from '../../engine/words';
import type { Ask } from './ask';
import type { Say } from './say';
import { reduce, type Shown, shownOf, startState, type ThreadEvent, type ThreadState } from './thread-state';
import type { WordKey } from './words';

export const TABS = ['doubts', 'standings', 'absent', 'log', 'decisions', 'overview'] as const;
export type Tab = (typeof TABS)[number];

/** Something to tell the user; `stays` until the page is loaded anew. */
export interface Message {
  text: WordKey;
  slots?: Slots;
  kind: 'done' | 'failed';
  stays?: boolean;
}

/** What the overlay may do to the page it lies on. */
export interface PageHands {
  /** Scrolls to a post of this page, lights it up and moves the focus there; `false` when it is on another page. */
  show: (post: string) => boolean;
  copy: (text: string) => Promise<boolean>;
  /** Another page of this forum, as it is read under the rules of this thread; `null` when it is no thread. */
  read: (doc: Document, url: string) => Thread | null;
  /** Counts anew after something was decided; reads the page anew first when that changes how it is read. */
  recount: () => Promise<void>;
  close: () => void;
}

/** Everything the views look at; replaced, never changed. */
export interface View {
  readonly thread: ThreadState;
  /** The newest count as the views look at it. */
  readonly shown: Shown;
  readonly say: Say;
  readonly tab: Tab;
  /** Id of the post a decision is being made about. */
  readonly deciding: string | null;
  readonly place: Place | null;
  readonly message: Message | null;
  /** The user asked for the other pages of the topic. */
  readonly gather: boolean;
  /** Grows when the focus must come into the overlay. */
  readonly focus: number;
}

export interface Model {
  readonly view: View;
  readonly hands: PageHands;
  readonly ask: Ask;
  /** Ends when the overlay is closed or the page goes elsewhere. */
  readonly signal: AbortSignal;
  set: (part: Partial<Omit<View, 'thread' | 'shown'>>) => void;
  dispatch: (...events: ThreadEvent[]) => void;
  /** Says something, unless something that stays is being said. */
  tell: (message: Message) => void;
  /** Calls back after every change with the views before and after it, until the answer is called. */
  watch: (watcher: (now: View, before: View) => void) => () => void;
}

export interface ModelParts {
  topic: Topic;
  /** When the page came, by `performance.now()`. */
  came: number;
  say: Say;
  ask: Ask;
  hands: PageHands;
  signal: AbortSignal;
}

/** The state of one overlay: a value, the two ways to change it, and who wants to know. */
export function createModel({ topic, came, say, ask, hands, signal }: ModelParts): Model {
  const thread = startState(topic, came);
  let view: View = {
    thread,
    shown: shownOf(null),
    say,
    tab: 'standings',
    deciding: null,
    place: null,
    message: null,
    gather: false,
    focus: 0,
  };
  const watchers = new Set<(now: View, before: View) => void>();
  const become = (part: Partial<View>): void => {
    const before = view;
    view = { ...view, ...part };
    for (const watcher of watchers) watcher(view, before);
  };
  return {
    get view() {
      return view;
    },
    hands,
    ask,
    signal,
    set: become,
    dispatch: (...events) => {
      const next = events.reduce(reduce, view.thread);
      become({ thread: next, shown: next.count === view.thread.count ? view.shown : shownOf(next.count) });
    },
    tell: (message) => {
      if (!view.message?.stays) become({ message });
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const Context = createContext<Model | null>(null);
export const ModelProvider = Context.Provider;

/** The model of the overlay a view stands in; the whole overlay is drawn anew when it changes. */
export function useModel(): Model {
  const model = useContext(Context);
  if (!model) throw new Error('A view of the overlay stands outside its ModelProvider');
  return model;
}
