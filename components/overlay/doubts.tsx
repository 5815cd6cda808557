import type { Phrase } from '../../engine/words';
import { BallotsList } from './ballots-list';
import { useModel, useSay } from './model';

const NONE: Phrase = { ru: 'Сомнений нет', en: 'No doubts' };
const LEAD: Phrase = {
  ru: 'Эти голоса не считаются, пока ведущий не решит:',
  en: 'These votes do not count until the host decides:',
};

/** Votes that wait for the host; the counter never guesses. */
export function Doubts() {
  const say = useSay();
  const { doubts } = useModel().shown.value;
  if (doubts.length === 0) return <p class="empty">{say(NONE)}</p>;
  return (
    <>
      <p class="lead">{say(LEAD)}</p>
      <BallotsList ballots={doubts} />
    </>
  );
}
