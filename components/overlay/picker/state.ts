import { type Clicks, learn } from '../../../engine/forums/learned/learn';
import type { LearnedSite } from '../../../engine/forums/learned/site';
import { type ReadWith, type Trial, tryOut } from '../../../engine/forums/learned/try-out';
import { suggestPost, suggestText } from '../../../engine/forums/learned/unit';
import type { WordKey } from '../words';

/** What is being shown; the first three are always asked. */
export const STEPS = ['post', 'author', 'body', 'time', 'drop', 'next'] as const;
export type Step = (typeof STEPS)[number];

export interface PickState {
  /** `null` = all is shown and the result stands for review. */
  readonly step: Step | null;
  readonly clicks: Partial<Clicks>;
  /** Lit element. */
  readonly target: Element | null;
  readonly site: LearnedSite | null;
  readonly trial: Trial | null;
  readonly trouble: { text: WordKey; slots?: Record<string, string> } | null;
  /** Grows with every step: the focus comes to its button. */
  readonly turn: number;
}

export interface Picking {
  readonly state: PickState;
  watch: (watcher: () => void) => void;
  /** The pointer or the keys are on an element. */
  light: (element: Element | null) => void;
  /** Moves the light by an arrow key; `false` for any other key. */
  walk: (key: string) => boolean;
  choose: () => void;
  start: (step: Step) => void;
  back: () => void;
  edit: (site: LearnedSite) => void;
  tell: (trouble: PickState['trouble']) => void;
}

/** What is meant when the pointer is on an element. */
export function meant(step: Step, element: Element): Element {
  switch (step) {
    case 'post':
      return suggestPost(element);
    case 'body':
    case 'drop':
      return suggestText(element);
    case 'next':
      return element.closest('a[href]') ?? element;
    case 'author':
    case 'time':
      return element;
  }
}

/** The state of the picker: clicks in, a learned site and what it reads out. */
export function startPicking(
  doc: Document,
  site: LearnedSite | null,
  read: ReadWith,
  first: (step: Step, clicks: Partial<Clicks>) => Element | null,
): Picking {
  const page = () => ({ url: doc.location.href, now: new Date().toISOString() });
  const tried = (one: LearnedSite): Trial => tryOut(doc, one, page(), read);
  let state: PickState = {
    step: site ? null : 'post',
    clicks: {},
    target: site ? null : first('post', {}),
    site,
    trial: site && tried(site),
    trouble: null,
    turn: 1,
  };
  const watchers: (() => void)[] = [];
  const set = (part: Partial<PickState>): void => {
    state = { ...state, ...part };
    for (const watcher of watchers) watcher();
  };
  const goTo = (step: Step | null, part: Partial<PickState> = {}): void => {
    const target = step && first(step, part.clicks ?? state.clicks);
    set({ step, target, trouble: null, turn: state.turn + 1, ...part });
  };

  const conclude = (clicks: Partial<Clicks>): void => {
    const { post, author, body } = clicks;
    if (!post || !author || !body) return;
    const learned = learn(doc, page().url, { ...clicks, post, author, body });
    if (learned.ok) goTo(null, { clicks, site: learned.value, trial: tried(learned.value) });
    else goTo('post', { clicks: {}, trouble: { text: `pick.${learned.error.code}` } });
  };
  return {
    get state() {
      return state;
    },
    watch: (watcher) => void watchers.push(watcher),
    light: (target) => {
      if (target !== state.target) set({ target });
    },
    walk: (key) => {
      const at = state.target;
      const to = at && neighbour(at, key);
      to?.scrollIntoView?.({ block: 'nearest' });
      if (to) set({ target: to });
      return key.startsWith('Arrow');
    },
    choose: () => {
      const { step, target } = state;
      if (step === null || target === null) return;
      const given = step === 'drop' ? { drop: [...(state.clicks.drop ?? []), target] } : { [step]: target };
      const clicks = { ...state.clicks, ...given };
      if (step === 'post') goTo('author', { clicks });
      else if (step === 'author') goTo('body', { clicks });
      else conclude(clicks);
    },
    start: (step) => goTo(step, step === 'post' ? { clicks: {} } : {}),
    back: () => goTo(state.site ? null : 'post'),
    edit: (next) => set({ site: next, trial: tried(next), trouble: null }),
    tell: (trouble) => set({ trouble }),
  };
}

function neighbour(at: Element, key: string): Element | null {
  switch (key) {
    case 'ArrowUp':
      return at.parentElement?.localName === 'html' ? null : at.parentElement;
    case 'ArrowDown':
      return at.firstElementChild;
    case 'ArrowLeft':
      return at.previousElementSibling;
    case 'ArrowRight':
      return at.nextElementSibling;
    default:
      return null;
  }
}
