/** Id of the one engine that reads all sites the host showed; a thread of theirs has it in its key. */
export const LEARNED = 'learned';

/** How ids begin that are made here for posts their forum gives none: they say nothing of the order of the posts. */
export const MADE = '~';

export const isMade = (id: string): boolean => id.startsWith(MADE);
