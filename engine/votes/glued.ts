import type { Post } from '../forums/page';
import { type DayBorders, type Place, placePosts } from './borders';
import type { Cast } from './cast';
import { instant } from './clock';
import type { VotePolicy } from './policy';

/** A part of a post that the forum glued to an earlier one of the same author. */
interface GluedPart {
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
function gluedParts(text: string | null): GluedPart[] | null {
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
function partsOf(cast: Cast, parts: readonly GluedPart[]): readonly GluedPart[] {
  const words = cast.raw.replace(/…$/u, '').toLowerCase();
  const holding = parts.filter((part) => part.text.replace(/\s+/g, ' ').toLowerCase().includes(words));
  return holding.length > 0 ? holding : parts;
}

/** The post as if it had been written so much later. */
function shifted(post: Post, after: number): Post {
  const time = post.time.iso === null ? null : instant(post.time.iso, null);
  if (time === null || after === 0 || post.time.iso === null) return post;
  // The zone of the text is kept by moving the instant only where it is absolute; a bare local time moves the same way.
  const bare = !/(?:Z|[+-]\d\d:?\d\d)$/u.test(post.time.iso);
  const iso = new Date(time + after).toISOString();
  return { ...post, time: { ...post.time, iso: bare ? iso.replace('Z', '') : iso } };
}

/** Where in the day a vote of the post at `index` lies; the parts of a glued post lie at different times. */
export function placer(
  posts: readonly Post[],
  day: DayBorders,
  policy: VotePolicy,
): (cast: Cast, index: number) => Place {
  const places = placePosts(posts, day, policy);
  return (cast, index) => {
    const parts = gluedParts(posts[index]?.text ?? null);
    if (!parts) return places[index] ?? 'within';
    const possible = partsOf(cast, parts).map(({ after }) => {
      const moved = posts.map((post, at) => (at === index ? shifted(post, after) : post));
      return placePosts(moved, day, policy)[index] ?? 'within';
    });
    const [first = 'within', ...others] = possible;
    return others.every((other) => other === first) ? first : { unsure: 'glued' };
  };
}
