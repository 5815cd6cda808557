import type { ForumSpec } from './forum';
import { byFile, forumsOf } from './forums';

const files = import.meta.glob<ForumSpec>('./engines/*.ts', { eager: true, import: 'default' });

/** Engines most games are played on: they travel with the counter itself. */
export const COMMON_SPECS = byFile(files);

export const COMMON = forumsOf(COMMON_SPECS);
