import { hasWords, looseWay, ownWords, strictWay } from './features';
import { type Clicks, cousins, suggestPost, unitOf } from './unit';

/** Parts of the very post that was clicked. */
export interface Shown {
  unit: Element;
  author: Element;
  body: Element;
  time: Element | null;
}

/** Clicks into several posts as clicks into the one whose text was clicked. */
export function inOnePost(clicks: Clicks): Clicks {
  const here = suggestPost(clicks.body);
  const moved = (part: Element): Element => {
    const there = suggestPost(part);
    if (there === here || there.contains(here) || here.contains(there) || there === part) return part;
    // The other post has a text too where the clicked one has it, else it is no post but a line above.
    if (there.querySelector(`:scope > ${looseWay(here, clicks.body) || '*'}`) === null) return part;
    return here.querySelector(`:scope > ${looseWay(there, part)}`) ?? part;
  };
  return { ...clicks, author: moved(clicks.author), time: clicks.time ? moved(clicks.time) : null };
}

/**
 * The whole text around a click into it, with the post it is in and the posts like that one. Of all elements around the click
 * the text is the one most posts have, and of those the smallest that holds all of it.
 */
export function meantBy(clicks: Clicks): { shown: Shown; units: Element[] } | null {
  let found: { shown: Shown; units: Element[] } | null = null;
  const { author } = clicks;
  const time = clicks.time && clicks.time !== author ? clicks.time : null;
  for (let at: Element | null = clicks.body; at !== null && at.localName !== 'body'; at = at.parentElement) {
    // What holds the name or the time as well is the text only where nothing smaller is.
    const whole = at.contains(author) || (time !== null && at.contains(time));
    if (whole && found !== null && !isTorn(found)) break;
    const unit = unitOf({ ...clicks, body: at });
    if (unit !== null) {
      const shown: Shown = { unit, author, body: at, time };
      const units = cousins(unit).filter((other) => alike(other, shown));
      const more = units.length > (found?.units.length ?? 1);
      if (more || (found !== null && units.length === found.units.length && isTorn(found))) found = { shown, units };
    }
    if (whole) break;
  }
  return found;
}

/** Whether a text is only one of several paragraphs, or stands beside bare words of the same post. */
function isTorn({ shown: { unit, body }, units }: { shown: Shown; units: readonly Element[] }): boolean {
  if (body === unit) return false;
  const way = strictWay(unit, body);
  return units.some((other) => {
    const text = other.querySelector(`:scope > ${way}`);
    const around = text?.parentElement;
    if (!text || !around) return false;
    const paragraphs = Array.from(around.children).filter((one) => one.localName === 'p' && hasWords(one));
    return ownWords(around) !== '' || (text.localName === 'p' && paragraphs.length > 1);
  });
}

/** Whether another element has text and author where the clicked post has them. */
function alike(other: Element, { unit, author, body }: Shown): boolean {
  return [body, author]
    .filter((part) => unit.contains(part))
    .every((part) => {
      // By tags alone a vote in a text is like the time in the line above it.
      const way = (part === body ? strictWay : looseWay)(unit, part);
      const found = way === '' ? other : other.querySelector(`:scope > ${way}`);
      return found !== null && hasWords(found);
    });
}
