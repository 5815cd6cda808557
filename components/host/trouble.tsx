import { say } from '../desk/lang';
import { useHost } from './table';

/** The last thing that went wrong with the secret game, in words; it goes away when the next thing goes right. */
export function HostTrouble() {
  const told = useHost().trouble.value;
  return (
    <div role="alert" class="trouble" hidden={told === null}>
      {told && say(told.words, told.slots)}
    </div>
  );
}
