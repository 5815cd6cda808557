import { BOARDS } from './made/boards';
import { type MadePage, make } from './made/cast';
import { PRODUCTS } from './made/products';

/** One made thread on every engine: page 2 of 3, the same four posts (`made/cast.ts`). A new engine is one entry more. */
export const PAGES: Readonly<Record<string, MadePage>> = Object.fromEntries(
  Object.entries({ ...BOARDS, ...PRODUCTS }).map(([id, engine]) => [id, make(engine)]),
);
