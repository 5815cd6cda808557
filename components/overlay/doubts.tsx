import { BallotsList } from './ballots-list';
import { useModel } from './model';

/** Votes that wait for the host; the counter never guesses. */
export function Doubts() {
  const { shown, say } = useModel().view;
  if (shown.doubts.length === 0) return <p class="empty">{say('doubts.none')}</p>;
  return (
    <>
      <p class="lead">{say('doubts.lead')}</p>
      <BallotsList ballots={shown.doubts} />
    </>
  );
}
