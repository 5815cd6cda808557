import { useModel } from './model';
import { points, shortened } from './status';

/** The overlay when it is collapsed: who stands worst and how many votes wait for the host. */
export function Pill({ onOpen }: { onOpen: () => void }) {
  const { shown, say } = useModel().view;
  const worst = shown.count?.tally.standings[0];
  const doubts = shown.open;
  const about = worst ? `${shortened(worst.player, 24)} ${points(worst.total)}` : say('overlay.count');
  return (
    <button type="button" class="pill" title={say('overlay.expand')} onClick={onOpen}>
      <span>{about}</span>
      {doubts > 0 && <span class="count doubts">{say.n('overlay.doubts', doubts)}</span>}
      <span class="hidden">{say('overlay.expand')}</span>
    </button>
  );
}
