import type { Phrase } from '../../engine/words';

/** What became of a vote, and what it says. */
export const status = {
  counts: { ru: 'считается', en: 'counts' },
  superseded: { ru: 'заменён', en: 'superseded' },
  void: { ru: 'не считается', en: 'void' },
  doubt: { ru: 'сомнение', en: 'doubt' },
  against: { ru: 'против', en: 'against' },
  for: { ru: 'за', en: 'for' },
  withdraws: { ru: 'снимает голос', en: 'withdraws the vote' },
  vote: { ru: '{voter}: голос {gist}', en: '{voter}: vote {gist}' },
  'no-vote': { ru: '{voter}: {gist}', en: '{voter}: {gist}' },
} as const satisfies Record<string, Phrase>;
