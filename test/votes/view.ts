import type { ThreadView } from '../../engine/protocol/thread-view';

/** What is remembered of a thread: nothing, but for what is said. */
export const view = (more: Partial<ThreadView> = {}): ThreadView => ({
  thread: { key: 'k', forum: 'f', engine: 'e', url: 'u', title: 't', game: null, role: 'both', watched: false },
  game: null,
  decisions: [],
  aliases: [],
  inks: [],
  seen: [],
  others: [],
  pages: null,
  pagesRead: [],
  looks: [],
  authors: [],
  opener: null,
  place: null,
  damaged: [],
  lang: 'ru',
  ...more,
});
