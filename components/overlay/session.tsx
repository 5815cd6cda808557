import { render } from 'preact';
import type { Forums } from '../../engine/forums/forums';
import type { Thread } from '../../engine/forums/thread';
import tokens from '../look/tokens.css?inline';
import { announce } from './announce';
import type { Ask } from './ask';
import { copyText } from './clipboard';
import { heartbeat } from './heartbeat';
import { createMarks } from './marks';
import { createModel, ModelProvider } from './model';
import { Overlay } from './overlay';
import css from './overlay.css?inline';
import { drawn, paced } from './pace';
import { countPage } from './page-count';
import { isNarrow } from './place';
import type { Say } from './say';
import { containKeys, quiet, shell } from './shell';
import { showPost } from './show-post';
import { watchPage } from './watch';

export interface SessionParts {
  thread: Thread;
  /** The engines it was found among. */
  forums: Forums;
  url: string;
  /** When the page came, by `performance.now()`. */
  came: number;
  say: Say;
  ask: Ask;
  /** `false` once the extension left this script behind. */
  alive: () => boolean;
  onClose: () => void;
  /** The page's script changed the address: another page of the topic may stand here now. */
  onMoved: () => void;
}

export interface Session {
  /** Reads the view again: something changed elsewhere. */
  refresh: (say: Say) => Promise<void>;
  focus: () => void;
  close: () => void;
}

/** Milliseconds of marking between two drawings of the page. */
const MARKS = 3;

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
    came: parts.came,
    signal,
    say: parts.say,
    ask: parts.ask,
    hands: {
      show: (post) => {
        const place = page.places().of(post);
        if (!place) return false;
        showPost(place.element, isNarrow({ width: window.innerWidth, height: 0 }), () => marks.focus(post));
        return true;
      },
      copy: (text) => copyText(text, frame.root),
      read: (doc, at) => page.read(doc, at),
      recount: () => page.recount(),
      close: () => close(),
    },
  });
  const page = countPage({ ...parts, model, signal });
  const expand = (): void => {
    const { place } = model.view;
    if (place?.collapsed) model.set({ place: { ...place, collapsed: false } });
  };
  const marks = createMarks(
    (post) => page.places().of(post)?.body ?? null,
    (post) => {
      expand();
      model.set({ deciding: post });
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

  let drawing = false;
  const draw = (): void => {
    drawing = false;
    if (signal.aborted) return;
    render(
      <ModelProvider value={model}>
        <Overlay />
      </ModelProvider>,
      frame.root,
    );
  };
  let marking = new AbortController();
  signal.addEventListener('abort', () => marking.abort());
  const mark = (): void => {
    marking.abort();
    marking = new AbortController();
    void paced(marks.show(model.view.shown, model.view.say), { budget: MARKS, pause: drawn, signal: marking.signal });
  };
  model.watch((now, before) => {
    if (signal.aborted) return;
    if (!drawing) queueMicrotask(draw);
    drawing = true;
    // Posts too: marks come back when the forum draws a post anew without changing it.
    if (now.shown !== before.shown || now.say !== before.say || now.thread.posts !== before.thread.posts) mark();
    announce(model, now, before);
  });
  document.documentElement.append(frame.host);
  draw();

  heartbeat(model, { alive: parts.alive, onDeadline: () => void page.recount() }, signal);

  // A page that breaks the reader is our bug; the user still learns that the count is not whole.
  const broken = (): void => model.tell({ text: 'act.unreadable', kind: 'failed' });
  const opening = page.open().catch(broken);
  let address = bare(parts.url);
  watchPage(
    document.body,
    (touched) => {
      if (bare(location.href) !== address) {
        address = bare(location.href);
        parts.onMoved();
      }
      void opening.then(() => (signal.aborted ? undefined : page.changed(touched))).catch(broken);
    },
    signal,
  );
  return {
    refresh: (say) => {
      model.set({ say });
      return page.refresh();
    },
    focus: () => {
      expand();
      model.set({ focus: model.view.focus + 1 });
    },
    close,
  };
}
