import type { Phrase, Plural } from '../../engine/words';
import { useModel, useSay } from './model';
import { shortened } from './status';

const OPEN: Phrase = { ru: 'Развернуть подсчёт голосов', en: 'Expand the vote count' };
const NAME: Phrase = { ru: 'Подсчёт', en: 'Count' };
const DOUBTS: Plural = { ru: ['{n} сомнение', '{n} сомнения', '{n} сомнений'], en: ['{n} doubt', '{n} doubts'] };

/** The overlay when it is collapsed: who stands worst and how many votes wait for the host. */
export function Pill({ onOpen }: { onOpen: () => void }) {
  const { shown } = useModel();
  const say = useSay();
  const worst = shown.value.count?.tally.standings[0];
  const doubts = shown.value.doubts.length;
  const about = worst ? `${shortened(worst.player, 24)} ${worst.total}` : say(NAME);
  return (
    <button
      type="button"
      class="pill"
      aria-label={`${say(OPEN)}. ${about}. ${say.n(DOUBTS, doubts)}`}
      title={say(OPEN)}
      onClick={onOpen}
    >
      <span>{about}</span>
      {doubts > 0 && <span class="count doubts">{doubts} ?</span>}
    </button>
  );
}
