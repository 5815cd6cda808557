import type { PostTime } from '../../engine/forums/page';
import { clockOf, wallText } from './forum-clock';
import { useModel } from './model';

/** Time of a post on the clock the overlay goes by, or as the page has it when it is no sure moment. */
export function When({ time }: { time: PostTime }) {
  const { thread } = useModel().view;
  const text = time.iso === null ? time.raw : wallText(clockOf(thread), Date.parse(time.iso));
  return <> · {text}</>;
}
