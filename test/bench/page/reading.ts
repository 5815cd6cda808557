import { openThread } from '../../../engine/forums/read';
import { barePass, inTurn, type Samples } from './clock';

const read = () => {
  const thread = openThread(document, { url: location.href, now: '2026-11-30T12:00:00Z', zone: null });
  if (!thread.ok) throw new Error(thread.error.code);
  return thread.value.read();
};

export function measure(count: number): Samples & { posts: number; runs: number } {
  const { posts } = read();
  const runs = posts.reduce((sum, post) => sum + post.runs.length, 0);
  return { ...inTurn(barePass, read, count), posts: posts.length, runs };
}

export function loop(count: number): void {
  for (let n = 0; n < count; n += 1) read();
}
