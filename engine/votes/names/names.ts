/** Text → player, with evidence: the only way in from outside this folder. */
export { type Found, findNames } from './find';
export { type Match, matchName } from './match';
export { buildNames, type NameIndex, type NameOptions } from './name-index';
