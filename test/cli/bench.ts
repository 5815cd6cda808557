import type { Bench } from '../bench/line';

/**
 * `npm run -s bench [-- NAME…]`: runs every bench of `test/bench` (or the named files) one after another and prints a line
 * of JSON for each measurement. Exit code 1 when a promise is broken.
 */
export async function main(args: readonly string[]): Promise<number> {
  const files = import.meta.glob<{ bench?: Bench }>('../bench/*.ts', { eager: true });
  let kept = true;
  for (const [file, { bench }] of Object.entries(files)) {
    const name = file.replace(/^.*\/|\.ts$/g, '');
    if (args.length > 0 && !args.includes(name)) continue;
    for (const line of (await bench?.()) ?? []) {
      console.log(JSON.stringify(line));
      kept &&= line.ok;
    }
  }
  return kept ? 0 : 1;
}
