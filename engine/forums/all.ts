import type { Forum, ForumSpec } from './forum';

const files = import.meta.glob<ForumSpec>('./engines/*.ts', { eager: true, import: 'default' });

const known = new Map<string, Forum>(
  Object.entries(files).map(([path, spec]) => {
    const id = path.replace(/^.*\/|\.ts$/g, '');
    return [id, { ...spec, id }];
  }),
);

/** Every engine, those that others yield to before them, so that the first claim is the right one. */
export const FORUMS: readonly Forum[] = (() => {
  const order = new Set<Forum>();
  const put = (forum: Forum): void => {
    for (const id of forum.yieldsTo ?? []) {
      const other = known.get(id);
      if (other === undefined) throw new Error(`${forum.id} yields to ${id}, which does not exist`);
      if (!order.has(other)) put(other);
    }
    order.add(forum);
  };
  for (const forum of known.values()) put(forum);
  return [...order];
})();

/** Whether a page carries every mark of an engine. */
export const claims = (forum: Forum, doc: Document): boolean =>
  forum.claims.every((css) => doc.querySelector(css) !== null);

/** Engine of a page, `null` for a page of none. */
export const detect = (doc: Document): Forum | null => FORUMS.find((forum) => claims(forum, doc)) ?? null;

/** Engine by id, for pages of a thread already known. */
export const forumById = (id: string): Forum | null => known.get(id) ?? null;
