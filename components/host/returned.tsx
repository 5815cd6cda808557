import { count } from '../desk/lang';
import { unreadable } from './returned.words';
import { useHost } from './table';

/** Says that not all files of a lost database could be read: a game may be missing. */
export function Returned() {
  const { secret } = useHost();
  const missing = secret.returned?.unreadable ?? 0;
  return missing === 0 ? null : <p class="note bad">{count(unreadable, missing)}</p>;
}
