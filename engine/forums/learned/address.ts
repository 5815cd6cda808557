import { type LearnedSite, learnedSite } from './site';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Pattern of a topic's address (path and query) with its id in the first group; it begins at the base of the forum. Of the
 * query only the parameter with the id counts, wherever it stands.
 */
export function topicPattern({ forum, topic }: Pick<LearnedSite, 'forum' | 'topic'>): RegExp {
  const base = `(?<=^${escaped(new URL(forum).pathname)})`;
  const [path = '', query] = topic.split('?');
  const value = '([^/?&#;]+)';
  const parts = (text: string): string => text.split('{topic}').map(escaped).join(value);
  if (query === undefined) return new RegExp(`${base}${topic === '' ? '()' : parts(path)}`);
  return new RegExp(`${base}${parts(path)}\\?(?:.*[&;])?${parts(query)}`);
}

/** Does an address lie on a learned forum and show a topic of it? */
export function showsTopic(site: LearnedSite, url: string): boolean {
  const { origin, pathname, search } = new URL(url);
  return origin === new URL(site.forum).origin && topicPattern(site).test(pathname + search);
}

/** The learned forum an address lies on: the one with the longest base. What is not sound is passed over. */
export function siteOf(sites: Iterable<unknown>, url: string): LearnedSite | null {
  let found: LearnedSite | null = null;
  for (const site of sites) {
    if (learnedSite(site, '') !== null) continue;
    const { forum } = site as LearnedSite;
    if (url.startsWith(forum) && forum.length > (found?.forum.length ?? 0)) found = site as LearnedSite;
  }
  return found;
}
