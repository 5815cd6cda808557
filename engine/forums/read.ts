import { ok, type Result } from '../result';
import { ALL } from './all';
import type { Page } from './page';
import { openAmong, type ReadOptions, type ReadProblem, type Thread, wholePage } from './thread';

export { detect } from './all';
export type { PostPlace, ReadOptions, ReadProblem, Survey, Thread } from './thread';
export { wholePage } from './thread';

/** Opens a page of any known engine for reading. Never throws on what a page may hold. */
export const openThread = (doc: Document, options: ReadOptions): Result<Thread, ReadProblem> =>
  openAmong(ALL, doc, options);

/** Reads one page of a thread of any known engine. Notices tell what was not read or is not sure. */
export function readPage(doc: Document, options: ReadOptions): Result<Page, ReadProblem> {
  const thread = openThread(doc, options);
  return thread.ok ? ok(wholePage(thread.value)) : thread;
}
