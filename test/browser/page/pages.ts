import { readPage } from '../../../engine/forums/read';

/** A saved page as the browser's own parser and DOM read it; the document is made apart, so its scripts never run. */
export function read(html: string, url: string, now: string): unknown {
  const made = new DOMParser().parseFromString(html, 'text/html');
  return readPage(made, { url, now, zone: '+03:00' });
}
