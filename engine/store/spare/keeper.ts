import type { Result } from '../../result';
import type { Shelf } from './shelf';

/** How a database is cut into files. */
export interface Parts {
  /** Text of the file of a part as the database stands, `null` when nothing is left of the part. */
  textOf(part: string): Promise<string | null>;
  /** Parts there are. */
  all(): Promise<string[]>;
  /** Could a part be got back from this text? */
  readable(text: string): boolean;
}

const SUFFIX = '.json';
const fileOf = (part: string): string => part + SUFFIX;

/** Keeps files in step with a database. What goes wrong with a file never stops what is done to the database. */
export class Keeper {
  readonly #shelf: Shelf;
  readonly #parts: Parts;
  /** Parts that changed since they were last copied. */
  readonly #stale = new Set<string>();
  #copying: Promise<void> | null = null;
  /** Did the browser take the file written last? */
  sound = true;

  constructor(shelf: Shelf, parts: Parts) {
    this.#shelf = shelf;
    this.#parts = parts;
  }

  /** Makes a change of one part. When this resolves the file has it too, and {@link settled} waits until then. */
  change<T, E>(part: string, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#shelf.alone(async () => {
      const done = await work();
      if (done.ok) await this.#copy(part);
      return done;
    });
  }

  /** Has parts copied, unless their files are right as they are: at once, and what becomes stale meanwhile soon after. */
  soon(parts: Iterable<string>): void {
    for (const part of parts) this.#stale.add(part);
    if (this.#stale.size === 0) return;
    this.#copying ??= this.#copyStale().finally(() => {
      this.#copying = null;
      this.soon([]);
    });
  }

  /** Settles when what any window is changing is in the files as well: nothing may be shown as stored before. */
  settled(): Promise<void> {
    return this.#shelf.quiet();
  }

  /** Settles when nothing of this window waits to be copied. */
  async idle(): Promise<void> {
    while (this.#copying !== null) await this.#copying;
  }

  /** Looks through all files for what a window did not live to copy. */
  async review(): Promise<void> {
    this.soon(await this.#parts.all());
    await this.idle();
  }

  /**
   * Makes the files of parts that have none, as in a database older than its files, and drops those of parts that are gone.
   * What cannot be read stays: another version of the program may.
   */
  async catchUp(): Promise<void> {
    await this.#shelf.alone(async () => {
      const [files, parts] = [new Set(await this.#shelf.names()), await this.#parts.all()];
      for (const part of parts) if (!files.delete(fileOf(part))) await this.#copy(part);
      for (const file of files) {
        const text = await this.#shelf.read(file);
        if (text !== null && this.#parts.readable(text)) await this.#shelf.remove(file);
      }
    });
  }

  async #copyStale(): Promise<void> {
    await this.#shelf.alone(async () => {
      for (const part of [...this.#stale]) await this.#copy(part, true);
    });
    // A window may be closed right after the change, so it is the next one that waits.
    await this.#shelf.pause();
  }

  async #copy(part: string, looked = false): Promise<void> {
    this.#stale.delete(part);
    const text = await this.#parts.textOf(part);
    const file = fileOf(part);
    if (looked && text !== null && (await this.#shelf.read(file)) === text) return;
    this.sound = await (text === null ? this.#shelf.remove(file) : this.#shelf.write(file, text));
  }
}

/**
 * What the files hold, by part; for a database that was lost. It waits for nobody: a window that changes the database at
 * last waits for its opening, which waits for this.
 */
export async function keptTexts(shelf: Shelf): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await shelf.names()) {
    const text = await shelf.read(file);
    if (text !== null && file.endsWith(SUFFIX)) found.set(file.slice(0, -SUFFIX.length), text);
  }
  return found;
}
