import type { ReadOptions } from '../../engine/forums/thread';
import type { ThreadView } from '../../engine/protocol/thread-view';
import { inkAnswers } from '../../engine/votes/ink';
import { policyOf } from '../../engine/votes/thread/policy';

/** How the page must be read under these rules. */
export function readOptions(view: ThreadView | null, url: string, now: string): ReadOptions {
  const policy = policyOf(view);
  return {
    url,
    now,
    zone: policy.zone,
    bold: policy.mark === 'bold',
    text: policy.mark === 'plain' || policy.unmarked === 'ask',
    inks: inkAnswers(view?.inks ?? []),
  };
}

/** Equal when a page read under one view need not be read again under the other. */
export const readingKey = (view: ThreadView | null): string =>
  JSON.stringify([{ ...readOptions(view, '', ''), inks: view?.inks ?? [] }]);
