import type { HouseOption } from '../option';
import { GALLOWS } from './gallows';
import { LONERS } from './loners';
import { MAFIA } from './mafia';
import { MOVES } from './moves';
import { PROKURATOR } from './prokurator';
import { REVEALS } from './reveals';
import { TOWN } from './town';

export const FLG_OPTIONS: readonly HouseOption[] = [...MOVES, ...MAFIA, ...LONERS, ...TOWN, ...REVEALS, ...GALLOWS];
export const PROKURATOR_OPTIONS: readonly HouseOption[] = PROKURATOR;

/** Default of every option there is: shared code may ask about one the other ruleset shows. */
export const DEFAULTS: ReadonlyMap<string, string> = new Map(
  [...FLG_OPTIONS, ...PROKURATOR_OPTIONS].map((option) => [option.id, option.byDefault]),
);
