import { fenced } from './chain';
import type { Forum, ForumSpec } from './forum';

/** A set of engines: which of them a page is of, and which bears an id. */
export interface Forums {
  /** Those with a quick first mark are asked first: a walk in vain costs as much as reading the posts. */
  all: readonly Forum[];
  /** Engine of a page, `null` for a page of none. `url` is the page's address, for sites the host showed himself. */
  detect(doc: Document, url?: string): Forum | null;
  /** Engine by id, for pages of a thread already known. */
  byId(id: string): Forum | null;
}

/** A mark that browsers look up without walking through the page. */
const QUICK = /^(?:html|body)?#/;

/** Whether a page carries every mark of an engine. */
export const claims = (forum: Forum, doc: Document): boolean =>
  forum.claims.every((css) => doc.querySelector(css) !== null);

/** Engines ready for use. `specs` by id: what an engine yields to must be among them. */
export function forumsOf(specs: Readonly<Record<string, ForumSpec>>): Forums {
  const known = new Map<string, Forum>(
    Object.entries(specs).map(([id, spec]) => {
      const { body, edit } = spec;
      return [id, { ...spec, id, body: fenced(body), ...(typeof edit === 'string' && { edit: fenced(edit) }) }];
    }),
  );
  const others = new Map(
    [...known.values()].map((forum) => {
      const yielded = (forum.yieldsTo ?? []).map((id) => {
        const other = known.get(id);
        if (other === undefined) throw new Error(`${forum.id} yields to ${id}, which is not beside it`);
        return other;
      });
      return [forum, yielded];
    }),
  );
  /** The engine itself or the one it yields this page to. */
  const settled = (forum: Forum, doc: Document): Forum => {
    const other = others.get(forum)?.find((it) => claims(it, doc));
    return other === undefined ? forum : settled(other, doc);
  };
  const all = [...known.values()].sort(
    (a, b) => Number(QUICK.test(b.claims[0] ?? '')) - Number(QUICK.test(a.claims[0] ?? '')),
  );
  return {
    all,
    detect(doc) {
      const first = all.find((forum) => claims(forum, doc));
      return first === undefined ? null : settled(first, doc);
    },
    byId: (id) => known.get(id) ?? null,
  };
}

/** Engines by id, out of the files they are written in. */
export const byFile = (files: Readonly<Record<string, ForumSpec>>): Record<string, ForumSpec> =>
  Object.fromEntries(Object.entries(files).map(([path, spec]) => [path.replace(/^.*\/|\.ts$/g, ''), spec]));
