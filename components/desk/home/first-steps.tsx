import { say } from '../lang';
import { words } from './home.words';

/** What to do first, where there is nothing to choose from yet. */
export function FirstSteps({ finished }: { finished: boolean }) {
  return (
    <div class="empty">
      <p>{say(finished ? words.noneRunning : words.none)}</p>
      <ol class="steps">
        {(['stepTopic', 'stepFollow', 'stepRoster', 'stepHost'] as const).map((step) => (
          <li key={step}>{say(words[step])}</li>
        ))}
      </ol>
      <p>{say(words.stepNoTopic)}</p>
    </div>
  );
}
