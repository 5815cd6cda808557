import type { Result } from '../../result';
import type { Post } from '../page';
import type { ReadOptions, ReadProblem, Survey, Thread } from '../thread';
import { showsTopic } from './address';
import { LEARNED } from './made';
import { brokenField, type LearnedSite, learnedSite, type TextField } from './site';
import { bodyOf, hasDate } from './spots';
import { saidIn } from './words-in';

/**
 * What may be wrong with a learned site: `broken` selector or address, `address` is not this page's, `nothing` found,
 * `one-author` for all posts, posts `no-author` or `no-time` can be read of, `no-date` beside the time, `quotes` that are not
 * told from the author's words, `made-ids` because the forum gives none.
 */
export interface TrialProblem {
  code: 'broken' | 'address' | 'nothing' | 'one-author' | 'no-author' | 'no-time' | 'no-date' | 'quotes' | 'made-ids';
  /** How many posts. */
  n: number;
  field: TextField | null;
}

/** What a learned site reads on a page. */
export interface Trial {
  posts: readonly Post[];
  authors: number;
  /** Elements of the posts, as they stand on the page. */
  elements: readonly Element[];
  problems: readonly TrialProblem[];
}

const problem = (code: TrialProblem['code'], n = 0, field: TextField | null = null): TrialProblem => ({
  code,
  n,
  field,
});
const failed = (code: TrialProblem['code'], field: TextField | null = null): Trial => ({
  posts: [],
  authors: 0,
  elements: [],
  problems: [problem(code, 0, field)],
});

/** Opens the page with a learned site; another engine may know the page too. */
export type ReadWith = (site: LearnedSite, options: ReadOptions) => Result<Thread, ReadProblem>;

/**
 * Reads a page with a learned site and says what of it looks wrong. The reader is handed in: where this runs it is there
 * already.
 */
export function tryOut(doc: Document, site: LearnedSite, page: { url: string; now: string }, read: ReadWith): Trial {
  const wrong = learnedSite(site, '') ?? brokenField(site, doc);
  if (wrong !== null) return failed('broken', wrong as TextField);
  if (!showsTopic(site, page.url)) return failed('address', 'topic');
  const opened = read(site, { ...page, zone: null, text: true });
  if (!opened.ok || opened.value.forum.id !== LEARNED) return failed('nothing', 'posts');
  const thread = opened.value;
  const steps = thread.reading();
  let survey: Survey | null = null;
  for (let step = steps.next(); survey === null; step = steps.next()) if (step.done) survey = step.value;
  const { posts } = survey;
  if (posts.length === 0) return failed('nothing', 'posts');
  const elements = thread.places().map(({ element }) => element);
  const authors = new Set(posts.flatMap(({ author }) => author ?? [])).size;
  const nameless = posts.filter(({ author }) => author === null).length;
  const timeless = posts.filter(({ time }) => time.raw === '').length;
  const dateless = posts.filter(({ time }) => time.raw !== '' && time.iso === null && !hasDate(time.raw)).length;
  const quoting = elements.filter((element) => {
    const body = bodyOf(element, site.body);
    return body !== null && saidIn(body, site.drop);
  }).length;
  const problems = [
    ...(authors === 1 && posts.length > 2 ? [problem('one-author', posts.length, 'author')] : []),
    ...(nameless > 0 ? [problem('no-author', nameless, 'author')] : []),
    ...(timeless > 0 ? [problem('no-time', timeless, 'time')] : []),
    ...(dateless > 0 ? [problem('no-date', dateless, 'time')] : []),
    ...(quoting > 0 ? [problem('quotes', quoting, 'drop')] : []),
    ...(site.id === '' ? [problem('made-ids', posts.length, 'id')] : []),
  ];
  return { posts, authors, elements, problems };
}
