import type { Ballot } from '../../engine/votes/ballot';
import { useModel } from './model';
import { gist, ICON, shortened, worthSaying } from './status';

/** A vote, what became of it and why. */
export function Verdict({ ballot }: { ballot: Ballot }) {
  const { shown, say } = useModel().view;
  const { status, side } = ballot;
  return (
    <>
      <div class="line">
        <strong>{shortened(ballot.voterName, 60)}</strong> <span class={side}>{gist(ballot, shown.names, say)}</span>
        <span class={`badge ${status}`}>
          <span aria-hidden="true">{ICON[status]}</span> {say(`status.${status}`)}
        </span>
      </div>
      {worthSaying(ballot).map((reason) => (
        <p key={reason.code} class="reason">
          {say.of(reason)}
        </p>
      ))}
    </>
  );
}
