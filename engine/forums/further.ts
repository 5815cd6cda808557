import type { ForumSpec } from './forum';
import { byFile } from './forums';

const files = import.meta.glob<ForumSpec>('./further/*.ts', { eager: true, import: 'default' });

/** Engines met more seldom: a page of none of the common ones is looked at again with these. */
export const FURTHER_SPECS = byFile(files);
