import type { ForumSpec } from '../forum';
import { topicPattern } from './address';
import { madeIds } from './made-id';
import { cssIn, type LearnedSite } from './site';
import { authorSpot, isPost, nameIn, spotIn, spotOf, timeIn } from './spots';
import { turningOf } from './turning';
import { noteIn } from './words-in';

/** A selector of a part of the post as one that is matched from outside. */
const from = (posts: string, place: string): string => {
  const inside = cssIn(place).replace(/^:scope\s*/, '');
  return inside === '' || place.startsWith('^')
    ? ''
    : posts
        .split(/,(?![^(]*\))/)
        .map((post) => `${post.trim()} ${inside}`)
        .join();
};

/** What in the text of a post is not its author's words. */
function dropped(site: LearnedSite): string {
  const parts = [site.author, site.time]
    .filter((place) => site.body === '' || place.startsWith('&'))
    .map((place) => from(site.posts, place));
  return [site.drop, site.edit, ...parts].filter((css) => css !== '').join();
}

/** How the reader of all forums reads a learned one. */
export function learnedForum(site: LearnedSite): ForumSpec {
  const drop = dropped(site);
  const name = (value: string | undefined): string | null => (value === undefined ? null : nameIn(value));
  // Of an address its end is the id: the page it stands on may change.
  const printed = (post: Element): string | null =>
    /([^#=/]+)\/?$/.exec(spotIn(post, site.id, site.body)?.value ?? '')?.[1] ?? null;
  const id = site.id === '' ? madeIds(site, drop) : printed;
  return {
    words: { ru: 'Форум, показанный вами', en: 'A forum you showed' },
    claims: [site.posts],
    posts: site.posts,
    postId: (post) => (isPost(post, site) ? id(post) : null),
    advert: site.posts,
    body: site.body,
    anatomy: { drop, spoiler: site.spoiler, cut: /^\s*[_—–-]{8,}\s*$/ },
    author: (post) => name(authorSpot(post, site)?.value),
    time: (post) => {
      const spot = spotOf(post, site.time, site);
      if (spot === null) return null;
      const exact = spot.element.getAttribute('datetime') ?? spot.value;
      return { shown: timeIn(spot.value), exact: timeIn(exact) };
    },
    numbered: true,
    ...(site.id.endsWith('@href')
      ? { permalink: (post: Element) => spotIn(post, site.id, site.body)?.value ?? null }
      : {}),
    link: /@(?:id|name)$/.test(site.id) ? '{page}#{id}' : '{page}',
    edit: site.edit === '' ? noteIn : site.edit,
    topic: { url: topicPattern(site), links: [], title: site.title === '' ? [] : [site.title] },
    pager: turningOf(site),
  };
}
