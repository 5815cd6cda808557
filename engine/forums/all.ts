import { COMMON_SPECS } from './common';
import { forumsOf } from './forums';
import { FURTHER_SPECS } from './further';

export { claims } from './forums';

/** Every engine. */
export const ALL = forumsOf({ ...COMMON_SPECS, ...FURTHER_SPECS });

export const FORUMS = ALL.all;
/** Engine of a page, `null` for a page of none. */
export const detect = ALL.detect;
/** Engine by id, for pages of a thread already known. */
export const forumById = ALL.byId;
