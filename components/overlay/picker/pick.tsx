import { render } from 'preact';
import type { LearnedSite } from '../../../engine/forums/learned/site';
import type { ReadWith } from '../../../engine/forums/learned/try-out';
import tokens from '../../look/tokens.css?inline';
import type { Ask } from '../ask';
import type { Say } from '../say';
import { containKeys, quiet, shell } from '../shell';
import { capturePage, firstTarget } from './capture';
import { outlinesIn } from './outlines';
import { Panel } from './panel';
import css from './picker.css?inline';
import { startPicking } from './state';

/** What the picker is given by the counter, which knows the page's forum, words and way to the background. */
export interface PickParts {
  say: Say;
  ask: Ask;
  /** What was shown of this site before. */
  site: LearnedSite | null;
  /** The reader of pages: it is in the counter already. */
  read: ReadWith;
  /** Something else is known of the site now. */
  onDone: () => void;
}

/** Leads the host through the clicks and keeps what was learned; the answer takes all of it away. */
export function pick({ say, ask, site, read, onDone }: PickParts): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const frame = shell('div', `${tokens}${css}`);
  quiet(frame);
  containKeys(frame, signal);
  const layer = document.createElement('div');
  layer.className = 'layer';
  layer.setAttribute('aria-hidden', 'true');
  const panel = document.createElement('div');
  frame.root.append(layer, panel);

  const picking = startPicking(document, site, read, (step, clicks) => firstTarget(step, clicks, frame.host));
  const outlines = outlinesIn(layer);
  const close = (): void => {
    if (signal.aborted) return;
    stop.abort();
    render(null, panel);
    frame.host.remove();
  };
  const done = (): void => {
    close();
    onDone();
  };
  let drawing = false;
  const draw = (): void => {
    drawing = false;
    if (signal.aborted) return;
    const { step, target, trial, clicks } = picking.state;
    const shown = Object.values(clicks)
      .flat()
      .filter((one) => one instanceof Element);
    outlines.show(target, step === null ? (trial?.elements ?? []) : shown);
    render(<Panel picking={picking} say={say} ask={ask} root={frame.root} onClose={close} onDone={done} />, panel);
  };
  picking.watch(() => {
    if (!drawing) queueMicrotask(draw);
    drawing = true;
  });
  capturePage(picking, frame.host, signal);
  for (const type of ['scroll', 'resize'] as const)
    window.addEventListener(type, outlines.follow, { capture: true, passive: true, signal });
  const following = setInterval(outlines.follow, 500);
  signal.addEventListener('abort', () => clearInterval(following));
  document.documentElement.append(frame.host);
  draw();
  return close;
}
