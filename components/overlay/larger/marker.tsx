/** Signs of the lines: never told apart by colour alone. Drawn around 0, 0. */
const SIGNS = [
  'M-4-4H4V4H-4Z',
  'M0-5A5 5 0 1 1-.01-5Z',
  'M0-5L5 4H-5Z',
  'M0-6L5 0L0 6L-5 0Z',
  'M-5-4H5L0 5Z',
  'M-2-5H2V-2H5V2H2V5H-2V2H-5V-2H-2Z',
] as const;

/** Lines that bear a sign of their own. */
export const MOST_LINES = SIGNS.length;

/** Sign of the n-th line. */
export function Marker({ n, x, y }: { n: number; x: number; y: number }) {
  return <path class={`sign l${n}`} d={SIGNS[n % SIGNS.length]} transform={`translate(${x} ${y})`} />;
}
