import { problem } from './actions';
import { deadlineOf } from './forum-clock';
import type { Model } from './model';

const TICK = 1000;

interface Beats {
  /** `false` once the extension left this script behind. */
  alive: () => boolean;
  /** The deadline struck: who is absent is settled for good. */
  onDeadline: () => void;
}

/** What nobody tells the script and it must notice by itself, once a second. */
export function heartbeat(model: Model, { alive, onDeadline }: Beats, signal: AbortSignal): void {
  let last = Date.now();
  const clock = setInterval(() => {
    const now = Date.now();
    const deadline = deadlineOf(model.view.thread) ?? 0;
    if (last < deadline && now >= deadline) onDeadline();
    last = now;
    if (!alive()) model.tell(problem({ code: 'gone' }));
  }, TICK);
  signal.addEventListener('abort', () => clearInterval(clock));
}
