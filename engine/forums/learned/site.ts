import { type Check, shape, text, yesNo } from '../../protocol/check';

/**
 * How the posts of a home-made forum are read, as the host showed it by a few clicks and may edit it as text. Every
 * selector is CSS; those of a post's parts are meant inside the post. '' = the page has no such thing.
 */
export interface LearnedSite {
  /** Origin and base path of the forum, with a slash at the end: what it is kept by. */
  forum: string;
  /** Address of a topic below the base, `{topic}` in place of its id: `show.php?t={topic}`. */
  topic: string;
  /** Every post. What has neither author nor time of its own (adverts) is none. */
  posts: string;
  /** Where the id of a post stands, `css@attribute` or `@attribute`; '' makes it out of author, time and first words. */
  id: string;
  /** Name of the author. `^ css` = the nearest such element before the post, `& css` = it stands in the text itself. */
  author: string;
  /** The author is printed once above several posts of his. */
  above: boolean;
  /** The text; '' = all of the post. */
  body: string;
  /** Time: `css` or `css@attribute`, with `^` and `&` as above. */
  time: string;
  /** Inside the text: what are not the author's own words (quotes, signature). */
  drop: string;
  /** Inside the text: what is collapsed. */
  spoiler: string;
  /** Note of an edit, in the post. */
  edit: string;
  /** Link to the next page where its words do not say so. */
  next: string;
  /** Title of the topic; '' = that of the document. */
  title: string;
}

const css = text(2000);

/** Pure check of a learned site; whether its selectors can be read only a document can tell: {@link brokenField}. */
export const learnedSite: Check<LearnedSite> = (value, path) => FIELDS(value, path) ?? addressed(value as LearnedSite);

const FIELDS = shape<LearnedSite>({
  forum: text(1000),
  topic: text(1000),
  posts: css,
  id: css,
  author: css,
  above: yesNo,
  body: css,
  time: css,
  drop: css,
  spoiler: css,
  edit: css,
  next: css,
  title: css,
});

/** Fields of a learned site that are text, in the order they are shown. */
export const TEXT_FIELDS = [
  'posts',
  'author',
  'body',
  'time',
  'drop',
  'spoiler',
  'edit',
  'id',
  'next',
  'title',
  'topic',
  'forum',
] as const satisfies readonly (keyof LearnedSite)[];

export type TextField = (typeof TEXT_FIELDS)[number];

function addressed({ forum, topic, posts }: LearnedSite): string | null {
  if (posts.trim() === '') return 'posts';
  try {
    const { protocol, origin, pathname, search, hash } = new URL(forum);
    const plain = /^https?:$/.test(protocol) && forum === origin + pathname && search + hash === '';
    if (!plain || !pathname.endsWith('/')) return 'forum';
  } catch {
    return 'forum';
  }
  return topic === '' || topic.split('{topic}').length === 2 ? null : 'topic';
}

/** The CSS in a place: without the marks `^` and `&` and the attribute. */
export const cssIn = (place: string): string => place.replace(/^[\^&]\s*/, '').replace(/@[\w:-]*$/, '');

/** First field whose selector no browser can read; `null` when all can be. */
export function brokenField(site: LearnedSite, doc: Document): TextField | null {
  const probe = doc.createElement('div');
  for (const field of TEXT_FIELDS) {
    if (field === 'topic' || field === 'forum') continue;
    const selector = cssIn(site[field]);
    if (selector === '') continue;
    try {
      probe.querySelector(selector);
    } catch {
      return field;
    }
  }
  return null;
}
