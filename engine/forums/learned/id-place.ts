import { looseWay, namesOf, strictWay } from './features';
import type { LearnedSite } from './site';
import { bodyOf, nameIn, spotIn, spotOf } from './spots';

const TAIL = /([^#=/]+)\/?$/;
/** A word and a number, a number, or an id as databases make them. */
const LASTING = /^(?:([a-z][a-z_:.-]*)?\d+|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const OF_A_POST = /post|msg|mess|comment|reply|entry|^@data-id$|^@id$/i;

type Draft = Pick<LearnedSite, 'posts' | 'author' | 'body' | 'time' | 'above'>;

function candidatesIn(unit: Element, draft: Draft): string[] {
  const text = bodyOf(unit, draft.body);
  const author = spotOf(unit, draft.author, draft)?.element;
  const own = unit
    .getAttributeNames()
    .filter((name) => name === 'id' || (name.startsWith('data-') && !/user|author|time|date/i.test(name)));
  const inner = [...unit.querySelectorAll('[id], a[name], a[href], [data-id], [data-post], [data-post-id]')]
    .filter((one) => text === null || text === unit || text === one || !text.contains(one))
    .filter((one) => author === undefined || !(one.contains(author) || author.contains(one)))
    .flatMap((one) =>
      ['id', 'name', 'data-id', 'data-post', 'data-post-id', 'href']
        .filter((name) => one.hasAttribute(name))
        .flatMap((name) => {
          const [first = ''] = namesOf(one);
          const ways = [`:scope > ${looseWay(unit, one)}@${name}`, `:scope > ${strictWay(unit, one)}@${name}`];
          const anchor = /#([a-z_-]*)\d+$/i.exec(one.getAttribute(name) ?? '')?.[1];
          return [
            ...(name === 'href' && anchor !== undefined ? [`a[href*="#${anchor}"]@href`] : []),
            ...(/[.[]/.test(first) ? [`${first}@${name}`] : []),
            ...ways,
          ];
        }),
    );
  return [...own.map((name) => `@${name}`), ...inner];
}

/**
 * Where the forum itself keeps the id of a post: a value every post has, no two the same, that is not the author's and not
 * the place on the page; '' when there is none.
 */
export function idPlace(units: readonly Element[], draft: Draft): string {
  const [first] = units;
  if (first === undefined) return '';
  const names = units.map((unit) => nameIn(spotOf(unit, draft.author, draft)?.value ?? ''));
  const severalByOne = new Set(names).size < names.length;
  const everywhere = candidatesIn(first, draft).filter((place) => {
    const attribute = place.replace(/^.*@/, '');
    const raws = units.map((unit) => spotIn(unit, place, draft.body)?.value ?? '');
    if (attribute === 'href' && !raws.every((raw) => /[#=/]/.test(raw))) return false;
    const values = raws.map((raw) => TAIL.exec(raw)?.[1] ?? '');
    if (new Set(values).size < values.length || !values.every((value) => LASTING.test(value))) return false;
    const stems = new Set(values.map((value) => value.replace(/\d+$/, '')));
    if (stems.size > 1 && values.some((value) => value.length < 24)) return false;
    const numbers = values.map((value) => Number(/\d+$/.exec(value)?.[0]));
    // 0, 1, 2… are places on the page and begin anew on the next one.
    if (Math.min(...numbers) <= 1 && Math.max(...numbers) <= values.length) return false;
    const fragment = attribute === 'href' && raws.every((raw) => raw.includes('#'));
    // Where everybody wrote once, what differs from post to post may still be the author's.
    return severalByOne || fragment || attribute === 'name' || OF_A_POST.test(place.replace(/^.*@/, '@'));
  });
  const rank = (place: string): number =>
    place.startsWith('@id')
      ? 0
      : place.startsWith('@')
        ? 1
        : /@(?:name|id)$/.test(place)
          ? 2
          : place.includes(':scope')
            ? 4
            : 3;
  return everywhere.sort((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1))[0] ?? '';
}
