import type { Post } from '../forums/page';
import type { Cast } from './cast';
import { instant } from './clock';

/** A part of a post that the forum glued to an earlier one of the same author. */
export interface GluedPart {
  text: string;
  /** Milliseconds between the time the post shows and the writing of this part. */
  after: number;
}

const JOINT =
  /(?:добавлено|дописано)\s+(?:через|спустя)\s+((?:\d+\s*[\p{L}.]+\s*(?:и\s+)?)+):?|added\s+after\s+((?:\d+\s*[a-z]+\s*(?:and\s+)?)+):?/giu;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:дн|день|сут|day|d$)/iu, 86_400_000],
  [/^(?:ч|hour|h$)/iu, 3_600_000],
  [/^(?:мин|м$|м\.|minute|min)/iu, 60_000],
  [/^(?:с|sec)/iu, 1000],
];

const lasting = (words: string): number => {
  let sum = 0;
  for (const [, amount = '0', unit = ''] of words.matchAll(/(\d+)\s*([\p{L}.]+)/gu))
    sum += Number(amount) * (UNITS.find(([name]) => name.test(unit))?.[1] ?? 0);
  return sum;
};

/**
 * Parts of a post with joints «Добавлено через 22 часа 33 минуты» (form 95): no edit, but what stands below the joint
 * was written that much later than the post says. `null` for an ordinary post.
 */
export function gluedParts(text: string | null): GluedPart[] | null {
  if (text === null || !/добавлено|дописано|added/iu.test(text)) return null;
  const joints = [...text.matchAll(JOINT)];
  if (joints.length === 0) return null;
  let from = 0;
  let after = 0;
  const parts: GluedPart[] = [];
  for (const joint of joints) {
    parts.push({ text: text.slice(from, joint.index), after });
    from = joint.index + joint[0].length;
    after += lasting(joint[1] ?? joint[2] ?? '');
  }
  return [...parts, { text: text.slice(from), after }];
}

/** Parts a vote may stand in: those that hold its words, all of them when none does. */
export function partsOf(cast: Cast, parts: readonly GluedPart[]): readonly GluedPart[] {
  const words = cast.raw.replace(/…$/u, '').toLowerCase();
  const holding = parts.filter((part) => part.text.replace(/\s+/g, ' ').toLowerCase().includes(words));
  return holding.length > 0 ? holding : parts;
}

/** The post as if it had been written so much later. */
export function shifted(post: Post, after: number): Post {
  const time = post.time.iso === null ? null : instant(post.time.iso, null);
  if (time === null || after === 0 || post.time.iso === null) return post;
  // The zone of the text is kept by moving the instant only where it is absolute; a bare local time moves the same way.
  const bare = !/(?:Z|[+-]\d\d:?\d\d)$/u.test(post.time.iso);
  const iso = new Date(time + after).toISOString();
  return { ...post, time: { ...post.time, iso: bare ? iso.replace('Z', '') : iso } };
}
