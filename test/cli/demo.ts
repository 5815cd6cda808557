import { DEADLINE } from '../demo/day';
import { startForum, THREADS } from '../demo/forum';
import { HOMEMADE, homemadePath } from '../demo/homemade/homemade';

/** `npm run demo [-- PORT]`: the demo forum alone, for looking at pages by hand. */
export async function main(args: readonly string[]): Promise<void> {
  const forum = await startForum(Number(args[0] ?? 8017));
  console.log(`game    ${forum.url(THREADS.day, 3)}  (phpBB 3.3; the day ends ${DEADLINE})`);
  console.log(`        ${forum.url(THREADS.day, 3, { engine: 'xenforo' })}  (XenForo 2)`);
  console.log(`forty   ${forum.url(THREADS.forty, 2)}`);
  console.log(`long    ${forum.url(THREADS.longNicks)}`);
  console.log(`hostile ${forum.url(THREADS.hostile, 3)}`);
  for (const name of HOMEMADE)
    console.log(`${name.padEnd(7)} ${forum.path(homemadePath(name))}  (home-made: the popup offers the picker)`);
  console.log(
    `act     POST ${forum.path('/act')}  {"kind":"add","thread":17,"author":"Тень","text":"[color=red]Гоша[/color]","at":"…"}`,
  );
}
