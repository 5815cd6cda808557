import type { Forums } from '../../engine/forums/forums';
import type { LearnedSite } from '../../engine/forums/learned/site';
import type { PartName, TabCalls } from '../../engine/protocol/calls';
import type { Ask } from './ask';
import type { Model } from './model';
import type { PickParts } from './picker/pick';

/** A view that lives in a script of its own. */
export interface ViewPart {
  /** Draws itself into an element of the overlay and follows the model; the answer takes it away. */
  mount: (into: HTMLElement, model: Model) => () => void;
}

/** What travels apart from the counter, each piece as a script of its own that is put into the page when it is first wanted. */
export interface Parts {
  /** All engines, those met seldom among them. */
  forums: { all: Forums; learned: (site: LearnedSite) => Forums };
  /** Learns a home-made forum from the host's clicks; the answer takes it away. */
  picker: { pick: (parts: PickParts) => () => void };
  /** Collects the other pages of the topic. */
  gather: ViewPart;
  /** The larger view: who takes part, and pictures of the day; and the way into the forum's reply box. */
  larger: ViewPart & {
    insertCount: (model: Model, order: 'player' | 'wagon') => Promise<void>;
    replyHere: (ask: Ask, forums: Forums, key: string) => Promise<TabCalls['page/reply']['answer']>;
  };
}

/** Kept in the extension's own world, which the page does not see. */
const PARTS = Symbol.for('counter parts');
const world = globalThis as typeof globalThis & { [PARTS]?: Partial<Parts> };

/** Says that a piece is here; the one thing a piece's script does. */
export function providePart<N extends PartName>(name: N, part: Parts[N]): void {
  world[PARTS] = { ...world[PARTS], [name]: part };
}

/** Pieces of an older version of the extension are of no use to this one. */
export function forgetParts(): void {
  delete world[PARTS];
}

/** A piece, fetched if it is not here yet; `null` when the browser does not let it in any more (the page was only lent). */
export async function part<N extends PartName>(ask: Ask, name: N): Promise<Parts[N] | null> {
  if (!world[PARTS]?.[name]) await ask('part/load', { url: location.href, part: name });
  return world[PARTS]?.[name] ?? null;
}
