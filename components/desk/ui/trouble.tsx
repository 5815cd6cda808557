import { useHands } from '../hands';
import { say } from '../lang';
import { wordsOf } from '../troubles.words';

/** The last thing that went wrong, in words; it goes away when the next thing goes right. */
export function Trouble() {
  const { trouble } = useHands();
  const problem = trouble.value;
  const told = problem && wordsOf(problem);
  return (
    <div role="alert" class="trouble" hidden={told === null}>
      {told && say(told.phrase, told.slots)}
    </div>
  );
}
