import type { GameEvent } from '../game/events';
import end from './kinds/end';
import type { Letter } from './letter';
import { FORUM } from './night';
import { publicEnd } from './public/end';

/**
 * The last letter: roles and the story of the nights (`end/post`); `null` until the game is over. `events`: all of the
 * game, as the best player is named when it is over.
 */
export function endLetter(events: readonly GameEvent[]): Letter | null {
  const told = publicEnd(events);
  return told && end.to(FORUM, 'end/post', told);
}
