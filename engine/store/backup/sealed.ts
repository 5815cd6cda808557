import * as z from 'zod/mini';
import { err, ok, type Result } from '../../result';
import { type BackupProblem, backupProblem } from './problem';

/** What sealing needs of the platform: the page's `crypto`, or a deterministic one in tests. */
export interface Cipher {
  subtle: SubtleCrypto;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

/** Shortest passphrase that is accepted. */
export const LEAST_PASSPHRASE = 8;

/** Rounds of PBKDF2-SHA-256 for new files; an older file says its own. */
const ROUNDS = 600_000;
/** Rounds above this are refused: a crafted file must not hang the browser for minutes. */
const MOST_ROUNDS = 10_000_000;
const FORMAT = 'prokurator-backup';
const VERSION = 1;

const FILE = z.object({
  format: z.literal(FORMAT),
  version: z.number().check(z.int(), z.gte(1)),
  rounds: z.number().check(z.int(), z.gte(100_000), z.lte(MOST_ROUNDS)),
  salt: z.string(),
  nonce: z.string(),
  data: z.string(),
});

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
};
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
};

async function keyOf(
  cipher: Cipher,
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<CryptoKey> {
  // The same words typed on another keyboard are the same passphrase.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await cipher.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return cipher.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a text with a passphrase: AES-256-GCM, key by PBKDF2-SHA-256. Answers the text of the file. */
export async function seal(cipher: Cipher, passphrase: string, text: string): Promise<Result<string, BackupProblem>> {
  if ([...passphrase].length < LEAST_PASSPHRASE)
    return err(backupProblem('short-passphrase', { least: LEAST_PASSPHRASE }));
  const salt = cipher.getRandomValues(new Uint8Array(16));
  const nonce = cipher.getRandomValues(new Uint8Array(12));
  const key = await keyOf(cipher, passphrase, salt, ROUNDS);
  const data = new Uint8Array(
    await cipher.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text)),
  );
  return ok(
    `${JSON.stringify({ format: FORMAT, version: VERSION, rounds: ROUNDS, salt: toBase64(salt), nonce: toBase64(nonce), data: toBase64(data) })}\n`,
  );
}

/** Opens a sealed file. A wrong passphrase and a flipped bit look the same to the cipher and are told as one problem. */
export async function unseal(cipher: Cipher, passphrase: string, file: string): Promise<Result<string, BackupProblem>> {
  let raw: unknown;
  try {
    raw = JSON.parse(file);
  } catch {
    return err(file.includes(FORMAT) ? backupProblem('damaged', { where: 'JSON' }) : backupProblem('foreign'));
  }
  const head = z.looseObject({ format: z.literal(FORMAT), version: z.number() }).safeParse(raw);
  if (!head.success) return err(backupProblem('foreign'));
  if (head.data.version > VERSION) return err(backupProblem('newer', { version: head.data.version }));
  const parsed = FILE.safeParse(raw);
  if (!parsed.success) return err(backupProblem('damaged', { where: parsed.error.issues[0]?.path.join('.') ?? '' }));
  const [salt, nonce, data] = [parsed.data.salt, parsed.data.nonce, parsed.data.data].map(fromBase64);
  if (!salt || !nonce || !data) return err(backupProblem('damaged', { where: 'base64' }));
  try {
    const key = await keyOf(cipher, passphrase, salt, parsed.data.rounds);
    const plain = await cipher.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, data);
    return ok(new TextDecoder().decode(plain));
  } catch {
    return err(backupProblem('passphrase'));
  }
}
