/** A fresh seed for the dice of one night: 128 bits of the browser's own randomness, as text. */
export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
