import type { Post } from '../../engine/forums/page';
import type { PostPlace, Thread } from '../../engine/forums/thread';

/** What a burst of changes on the page means for the posts. */
export interface Change {
  posts: readonly Post[];
  /** Ids of all posts of the page in reading order, after the change. */
  order: readonly string[];
}

/** Where the posts of the page stand, kept between changes so that one new post costs one post's work. */
export interface Places {
  of: (post: string) => PostPlace | null;
  order: () => readonly string[];
  /** Surveys the whole page. */
  survey: () => void;
  /** Reads what the touched elements belong to or bring; `null` when no post is concerned. */
  update: (touched: ReadonlySet<Element>) => Change | null;
}

export function placesOf(thread: Thread): Places {
  let known = new Map<string, PostPlace>();
  const survey = (): void => {
    known = new Map(thread.places().map((place) => [place.id, place]));
  };
  const isBehindLast = (place: PostPlace): boolean => {
    const last = [...known.values()].at(-1);
    return !last || Boolean(last.element.compareDocumentPosition(place.element) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  /** An element around posts that stood there before: what was put into it is told of by itself. */
  const isContainer = (element: Element): boolean => {
    for (const place of known.values()) if (element.contains(place.element)) return true;
    return false;
  };
  return {
    of: (post) => known.get(post) ?? null,
    order: () => [...known.keys()],
    survey,
    update(touched) {
      const changed = new Map<string, PostPlace>();
      for (const element of touched) {
        if (!element.isConnected) continue;
        const around = thread.placeAround(element);
        if (around) changed.set(around.id, around);
        else if (!isContainer(element)) for (const place of thread.places(element)) changed.set(place.id, place);
      }
      const left = [...known.values()].some((place) => !place.element.isConnected && !changed.has(place.id));
      if (changed.size === 0 && !left) return null;
      const appended = [...changed.values()].filter((place) => !known.has(place.id));
      if (left || appended.some((place) => !isBehindLast(place))) survey();
      else for (const place of changed.values()) known.set(place.id, place);
      return { posts: thread.readPosts(changed.values()), order: [...known.keys()] };
    },
  };
}
