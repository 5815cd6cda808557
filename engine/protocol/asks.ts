import { learnedSite } from '../forums/learned/site';
import type { DeskCalls, PageCalls, TabCalls } from './calls';
import { type Check, list, mayMiss, nothing, oneOf, orNull, shape, text, whole, yesNo } from './check';
import { account, authors, dayPatch, decision, pageAbout, pageLook, pageReading, place, post, wrote } from './shapes';

type AskOf<E> = E extends { ask: infer A } ? A : never;
type Asks<C extends Calls> = { readonly [N in keyof C & string]: Check<AskOf<C[N]>> };
/** Any map of calls: name → argument and answer. */
export type Calls = { [name: string]: { ask: unknown; answer: unknown } } | PageCalls | TabCalls | DeskCalls;

const key = text(1000);

type SiteAsk = PageCalls['site/learn']['ask'];
const SITE = shape<SiteAsk>({ forum: text(1000), site: learnedSite });

/** Arguments a content script's calls must have. */
export const PAGE_ASKS: Asks<PageCalls> = {
  'thread/watched': shape<PageCalls['thread/watched']['ask']>({ key }),
  'overlay/words': shape<PageCalls['overlay/words']['ask']>({ key }),
  'site/learned': shape<PageCalls['site/learned']['ask']>({ url: text(5000) }),
  'site/learn': (value, path) =>
    SITE(value, path) ?? ((value as SiteAsk).site.forum === (value as SiteAsk).forum ? null : 'site.forum'),
  'site/forget': shape<PageCalls['site/forget']['ask']>({ forum: text(1000) }),
  'part/load': shape<PageCalls['part/load']['ask']>({
    url: text(5000),
    part: oneOf('forums', 'gather', 'larger', 'picker'),
  }),
  'thread/open': shape<PageCalls['thread/open']['ask']>({
    key,
    forum: text(1000),
    engine: text(100),
    url: text(5000),
    title: text(),
  }),
  'thread/saw': shape<PageCalls['thread/saw']['ask']>({
    key,
    page: orNull(whole(1, 1_000_000)),
    pages: orNull(whole(1, 1_000_000)),
    posts: list(post, 5000),
    wrote,
    authors,
    opener: orNull(account),
    look: mayMiss(pageLook),
  }),
  'thread/gather': shape<PageCalls['thread/gather']['ask']>({
    key,
    step: oneOf('look', 'begin', 'anew', 'wait', 'end'),
    wait: mayMiss(whole(0, 86_400_000)),
  }),
  'thread/count': shape<PageCalls['thread/count']['ask']>({ key, reading: pageReading }),
  'thread/report': shape<PageCalls['thread/report']['ask']>({
    key,
    reading: pageReading,
    format: oneOf('bbcode', 'html', 'plain'),
    order: oneOf('player', 'wagon'),
  }),
  'thread/activity': shape<PageCalls['thread/activity']['ask']>({ key, reading: pageReading }),
  'decision/add': shape<PageCalls['decision/add']['ask']>({ key, decision }),
  'decision/set': shape<PageCalls['decision/set']['ask']>({
    key,
    id: whole(),
    undone: yesNo,
  }),
  'alias/set': shape<PageCalls['alias/set']['ask']>({
    key,
    alias: text(),
    nick: orNull(text()),
  }),
  'ink/set': shape<PageCalls['ink/set']['ask']>({
    key,
    colour: text(100),
    means: orNull(oneOf('red', 'blue', 'none')),
  }),
  'day/set': shape<PageCalls['day/set']['ask']>({ key, day: dayPatch }),
  'seat/set': shape<PageCalls['seat/set']['ask']>({
    key,
    seat: text(200),
    deadSince: mayMiss(orNull(text(200))),
    silenced: mayMiss(yesNo),
  }),
  'place/set': shape<PageCalls['place/set']['ask']>({
    forum: text(1000),
    place,
  }),
  'desk/open': shape<PageCalls['desk/open']['ask']>({ key }),
};

/** Arguments of the calls an extension page makes to a tab. */
export const TAB_ASKS: Asks<TabCalls> = {
  'page/ask': nothing,
  'page/pick': nothing,
  'page/count': nothing,
  'page/reply': shape<TabCalls['page/reply']['ask']>({ key }),
  'page/changed': shape<TabCalls['page/changed']['ask']>({ key: orNull(key), forum: orNull(text(1000)) }),
};

/** Arguments of the privileged calls. */
export const DESK_ASKS: Asks<DeskCalls> = {
  'thread/state': shape<DeskCalls['thread/state']['ask']>({ key }),
  'site/threads': shape<DeskCalls['site/threads']['ask']>({ url: text(5000) }),
  'desk/focus': shape<DeskCalls['desk/focus']['ask']>({ key }),
  'game/begin': shape<DeskCalls['game/begin']['ask']>({
    about: pageAbout,
    game: orNull(text(200)),
  }),
  'game/forget': shape<DeskCalls['game/forget']['ask']>({ key }),
};
