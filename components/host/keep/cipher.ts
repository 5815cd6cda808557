import type { Cipher } from '../../../engine/store/backup/sealed';

/** The browser's own cryptography. */
export const cipher: Cipher = {
  subtle: crypto.subtle,
  getRandomValues: (bytes) => crypto.getRandomValues(bytes),
};
