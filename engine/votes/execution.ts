/** The hour of the execution in Prokurator; moments are milliseconds since 1970 UTC. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const wholeMinute = (moment: number): number => Math.floor(moment / MINUTE) * MINUTE;

/** When the voting that opened at a moment closes: its minute and one hour, seconds dropped. */
export const closesAt = (opened: number): number => wholeMinute(opened) + HOUR;

/** When a voting that ends at a moment opens. */
export const opensAt = (closed: number): number => wholeMinute(closed) - HOUR;

/** Until when the executed may say a last word: an hour after the close. */
export const lastWordUntil = (closed: number): number => wholeMinute(closed) + HOUR;
