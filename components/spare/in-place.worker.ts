import type { Putting } from './put';

/** What of it the typings of pages leave out: only workers have it. */
interface InPlace {
  truncate(size: number): void;
  write(bytes: Uint8Array<ArrayBuffer>): number;
  flush(): void;
  close(): void;
}
type Handle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<InPlace> };

/** A window that was closed while it wrote holds its place a moment longer, ms. */
const HELD = 2000;
const AGAIN = 20;

async function open(handle: Handle): Promise<InPlace> {
  for (const end = Date.now() + HELD; ; ) {
    try {
      return await handle.createSyncAccessHandle();
    } catch (error) {
      if ((error as DOMException).name !== 'NoModificationAllowedError' || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

async function put({ folder, place, text }: Putting): Promise<boolean> {
  const there = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  const file = await open((await there.getFileHandle(place, { create: true })) as Handle);
  try {
    const bytes = new TextEncoder().encode(text);
    file.truncate(0);
    const whole = file.write(bytes) === bytes.length;
    file.flush();
    return whole;
  } finally {
    file.close();
  }
}

self.onmessage = async ({ data }: MessageEvent<Putting & { id: number }>) => {
  // Whatever the browser refuses with, the answer is the same: the text is not there.
  self.postMessage({ id: data.id, done: await put(data).catch(() => false) });
};
