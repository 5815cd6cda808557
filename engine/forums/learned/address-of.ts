import type { LearnedSite } from './site';

const OF_TOPIC = /^(?:t|tid|topic|topicid|topic_id|thread|threadid|showtopic|tema|theme|room|game|id)$/i;
const OF_PAGE = /^(?:p|pg|page|start|st|offset|from|skip|str|стр|pid|post|msg|sort|order|view|sid|highlight|hl)$/i;

/** Addresses of the page's links, outside of the posts. */
function linksOf(doc: Document, here: URL, units: readonly Element[]): URL[] {
  const [first] = units;
  return [...doc.querySelectorAll('a[href]')].flatMap((link) => {
    if (first?.contains(link)) return [];
    try {
      return [new URL(link.getAttribute('href') ?? '', here)];
    } catch {
      return [];
    }
  });
}

/**
 * Where the id of the topic stands in the address. What changes between the links of the pager is the page; what stays and
 * looks like an id is the topic.
 */
export function addressOf(doc: Document, url: string, units: readonly Element[]): Pick<LearnedSite, 'forum' | 'topic'> {
  const here = new URL(url);
  const folder = here.pathname.replace(/[^/]*$/, '');
  const script = here.pathname.slice(folder.length);
  const query = [...here.searchParams].filter(([name, value]) => value !== '' && !OF_PAGE.test(name));
  const beside = linksOf(doc, here, units).filter((link) => link.origin === here.origin);
  const turns = (name: string): boolean => {
    const values = beside
      .filter((link) => link.pathname === here.pathname && link.searchParams.has(name))
      .filter((link) => query.every(([other, value]) => other === name || link.searchParams.get(other) === value));
    return new Set(values.map((link) => link.searchParams.get(name))).size > 1;
  };
  const named =
    query.find(([name]) => OF_TOPIC.test(name)) ??
    query.findLast(([name, value]) => /\d/.test(value) && !turns(name)) ??
    query[0];
  if (named !== undefined) return { forum: here.origin + folder, topic: `${script}?${named[0]}={topic}` };

  const steps = here.pathname.split('/').filter(Boolean);
  const ids = steps
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => {
      if (!/\d/.test(step) || OF_PAGE.test(steps[at - 1] ?? '') || /^(?:page|p|стр)-?\d+$/i.test(step)) return false;
      return true;
    });
  const at = (ids.find(({ step }) => /\d/.test(step)) ?? { at: steps.length - 1 }).at;
  if (at < 0) return { forum: `${here.origin}/`, topic: '' };
  // The word before an id says what it is the id of; the forum begins above it.
  const from = at > 0 && !/\d/.test(steps[at - 1] ?? '') ? at - 1 : at;
  const base = steps
    .slice(0, from)
    .map((step) => `${step}/`)
    .join('');
  const word = from < at ? `${steps[from]}/` : '';
  return { forum: `${here.origin}/${base}`, topic: `${word}{topic}` };
}
