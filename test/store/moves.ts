import type { GameEvent } from '../../engine/game/events';

/** The first entry of a secret log. */
export const created = {
  kind: 'created',
  ruleset: 'flg',
  title: 'Игра 7',
  options: {},
  seats: [{ id: 'a', name: 'Аня', accounts: [] }],
} as const satisfies GameEvent;

/** An entry that says only itself. */
export const note = (text: string): GameEvent => ({ kind: 'note', seat: null, day: 1, text });
