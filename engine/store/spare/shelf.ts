/**
 * Files beside the databases, each written whole or not at all. Chromium keeps all databases of an extension in one log, and
 * after the browser was killed while it wrote there it may find the log broken at a later start and begin an empty one; these
 * files lie elsewhere.
 */
export interface Shelf {
  /** Names of the files that are there; none where the browser gives no room for files. */
  names(): Promise<string[]>;
  /** Text of a file, `null` when there is none or it cannot be read. */
  read(name: string): Promise<string | null>;
  /** Answers whether the file has the text now; when it has not, the old text stands. */
  write(name: string, text: string): Promise<boolean>;
  /** Answers whether the file is gone. */
  remove(name: string): Promise<boolean>;
  /** Runs works of this shelf one after the other, whichever window they are from. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Settles a little later: copies nobody waits for need not follow every key of a text. */
  pause(): Promise<void>;
  /** Settles when every work begun earlier, in any window, is done. */
  quiet(): Promise<void>;
}
