import { closesAt } from '../../../engine/votes/execution';
import { instantOf, wallText } from '../../desk/day/zones';

/** «Примерное начало казни — в 20:00 по МСК». */
const EXECUTION = '20:00';

/** A day with an hour of execution as it usually goes: from this minute, the execution at the next eight in the evening. */
export function usualDay(now: string, zone: string): { start: string; deadline: string } {
  const minute = wallText(now, zone).slice(0, 16);
  const today = instantOf(`${minute.slice(0, 10)}T${EXECUTION}`, zone);
  if (today === null) return { start: '', deadline: '' };
  const opens = Date.parse(today) > Date.parse(now) ? Date.parse(today) : Date.parse(today) + 86_400_000;
  return { start: instantOf(minute, zone) ?? '', deadline: new Date(closesAt(opens)).toISOString() };
}
