import { fenced } from './chain';
import type { Forum, ForumSpec } from './forum';

const files = import.meta.glob<ForumSpec>('./engines/*.ts', { eager: true, import: 'default' });

const known = new Map<string, Forum>(
  Object.entries(files).map(([path, spec]) => {
    const id = path.replace(/^.*\/|\.ts$/g, '');
    const { body, edit } = spec;
    return [id, { ...spec, id, body: fenced(body), ...(typeof edit === 'string' && { edit: fenced(edit) }) }];
  }),
);

/** A mark that browsers look up without walking through the page. */
const QUICK = /^(?:html|body)?#/;

/** Every engine. Those with a quick first mark are asked first: a walk in vain costs as much as reading the posts. */
export const FORUMS: readonly Forum[] = [...known.values()].sort(
  (a, b) => Number(QUICK.test(b.claims[0] ?? '')) - Number(QUICK.test(a.claims[0] ?? '')),
);

const others = new Map(
  FORUMS.map((forum) => {
    const yielded = (forum.yieldsTo ?? []).map((id) => {
      const other = known.get(id);
      if (other === undefined) throw new Error(`${forum.id} yields to ${id}, which does not exist`);
      return other;
    });
    return [forum, yielded];
  }),
);

/** Whether a page carries every mark of an engine. */
export const claims = (forum: Forum, doc: Document): boolean =>
  forum.claims.every((css) => doc.querySelector(css) !== null);

/** The engine itself or the one it yields this page to. */
const settled = (forum: Forum, doc: Document): Forum => {
  const other = others.get(forum)?.find((it) => claims(it, doc));
  return other === undefined ? forum : settled(other, doc);
};

/** Engine of a page, `null` for a page of none. */
export function detect(doc: Document): Forum | null {
  const first = FORUMS.find((forum) => claims(forum, doc));
  return first === undefined ? null : settled(first, doc);
}

/** Engine by id, for pages of a thread already known. */
export const forumById = (id: string): Forum | null => known.get(id) ?? null;
