import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import type { Thread } from '../../engine/forums/read';
import type { Lang } from '../../engine/words';
import tokens from '../look/tokens.css?inline';
import { problem } from './actions';
import { newsOf } from './announce';
import type { Ask } from './ask';
import { copyText } from './clipboard';
import { forumClock } from './forum-clock';
import { createMarks } from './marks';
import { createModel, ModelProvider } from './model';
import { Overlay } from './overlay';
import css from './overlay.css?inline';
import { paced } from './pace';
import { countPage } from './page-count';
import { isNarrow } from './place';
import { containKeys, quiet, shell } from './shell';
import { showPost } from './show-post';
import { watchPage } from './watch';

export interface SessionParts {
  thread: Thread;
  url: string;
  lang: Lang;
  ask: Ask;
  /** `false` once the extension left this script behind. */
  alive: () => boolean;
  onClose: () => void;
  /** The page's script changed the address: another page of the topic may stand here now. */
  onMoved: () => void;
}

export interface Session {
  /** Reads the view again: something changed elsewhere. */
  refresh: () => Promise<void>;
  focus: () => void;
  close: () => void;
}

const TICK = 1000;

/** An address without its fragment, which moves within one page. */
const bare = (url: string): string => url.replace(/#.*/, '');

/** The overlay at work on one page of a thread, from its opening until it is closed or the page goes elsewhere. */
export function openSession(parts: SessionParts): Session {
  const stop = new AbortController();
  const { signal } = stop;
  const frame = shell('div', `${tokens}${css}`);
  quiet(frame);
  containKeys(frame, signal);

  const model = createModel({
    topic: parts.thread.topic,
    lang: parts.lang,
    ask: parts.ask,
    now: Date.now(),
    hands: {
      show: (post) => {
        const place = page.places().of(post);
        if (!place) return false;
        showPost(place.element, isNarrow({ width: window.innerWidth, height: 0 }), () => marks.focus(post));
        return true;
      },
      copy: (text) => copyText(text, frame.root),
      recount: () => page.recount(),
      close: () => close(),
    },
  });
  const page = countPage({ model, thread: parts.thread, url: parts.url, signal });
  const expand = (): void => {
    if (model.place.value?.collapsed) model.place.value = { ...model.place.value, collapsed: false };
  };
  const marks = createMarks(
    (post) => page.places().of(post)?.body ?? null,
    (post) => {
      expand();
      model.deciding.value = post;
    },
  );
  const close = (): void => {
    if (signal.aborted) return;
    stop.abort();
    marks.clear();
    render(null, frame.root);
    frame.host.remove();
    parts.onClose();
  };

  document.documentElement.append(frame.host);
  render(
    <ModelProvider value={model}>
      <Overlay />
    </ModelProvider>,
    frame.root,
  );

  let marking = new AbortController();
  const news = newsOf(model);
  // Striking the deadline changes who is absent for good, so the thread is counted anew once.
  const over = computed(() => (forumClock(model.state.value, model.now.value).left ?? 1) <= 0);
  const effects = [
    effect(() => {
      const shown = model.shown.value;
      const lang = model.lang.value;
      // Read so that marks come back when the forum draws a post anew without changing it.
      const { posts } = model.state.value;
      marking.abort();
      marking = new AbortController();
      if (posts.size > 0) void paced(marks.show(shown, lang), { signal: marking.signal });
    }),
    effect(() => news(model.shown.value)),
    effect(() => {
      if (over.value && model.state.peek().count) void page.recount();
    }),
  ];
  const clock = setInterval(() => {
    if (!document.hidden) model.now.value = Date.now();
    if (!parts.alive() && !model.message.value?.stays)
      model.message.value = { ...problem({ code: 'gone' }), kind: 'failed' };
  }, TICK);
  signal.addEventListener('abort', () => {
    marking.abort();
    for (const dispose of effects) dispose();
    clearInterval(clock);
  });

  const opening = page.open();
  let address = bare(parts.url);
  watchPage(
    document.body,
    (touched) => {
      if (bare(location.href) !== address) {
        address = bare(location.href);
        parts.onMoved();
      }
      void opening.then(() => (signal.aborted ? undefined : page.changed(touched)));
    },
    signal,
  );
  return {
    refresh: page.refresh,
    focus: () => {
      expand();
      model.refocus.value = true;
    },
    close,
  };
}
