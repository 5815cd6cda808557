/** What a browser's storage error means for the user; `null` for anything else, which is a bug. */
export type StorageTrouble = 'full' | 'newer' | 'closed';

const CLOSED = ['OpenFailedError', 'MissingAPIError', 'DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/** Names of an error and of everything it wraps. */
function names(error: unknown): string[] {
  const found: string[] = [];
  let at = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth++) {
    const { name, inner } = at as { name?: unknown; inner?: unknown };
    if (typeof name === 'string') found.push(name);
    at = inner;
  }
  return found;
}

/** Tells the storage errors both databases can meet: no room, a database of a newer version, a storage that is shut. */
export function storageTrouble(error: unknown): StorageTrouble | null {
  const all = names(error);
  if (all.includes('QuotaExceededError')) return 'full';
  if (all.includes('VersionError')) return 'newer';
  return all.some((name) => CLOSED.includes(name)) ? 'closed' : null;
}
