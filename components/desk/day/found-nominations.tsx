import type { Ballot } from '../../../engine/votes/ballot';
import type { Roster } from '../../../engine/votes/roster';
import type { FoundNomination } from '../../../engine/votes/thread/count';
import { count, say } from '../lang';
import { WebLink } from '../ui/web-link';
import { nominations, words } from './found-nominations.words';

/** A nomination from a post, as it is taken over. Names as on the roster, the time as the forum gives it. */
export interface TakenNomination {
  by: string;
  target: string;
  time: string;
  post: string;
}

interface Props {
  found: readonly FoundNomination[];
  roster: Roster;
  /** A moment as the game's clock shows it. */
  shown: (iso: string) => string;
  isTaken: (nomination: TakenNomination) => boolean;
  onTake: (nominations: readonly TakenNomination[]) => void;
}

/** Nominations the players posted: who, whom, when and where; what stands is taken over one by one or all at once. */
export function FoundNominations({ found, roster, shown, isTaken, onTake }: Props) {
  const nameOf = (seat: string): string => roster.seats.find((it) => it.id === seat)?.name ?? seat;
  const as = ({ voterName, post, time }: Ballot, target: string): TakenNomination => ({
    by: voterName,
    target: nameOf(target),
    time: time ?? '',
    post,
  });
  const standing = found.flatMap(({ ballot }) =>
    ballot.status === 'counts' && ballot.target !== null ? [as(ballot, ballot.target)] : [],
  );
  const open = standing.filter((it) => !isTaken(it));
  if (found.length === 0) return <p class="hint">{say(words.none)}</p>;
  return (
    <section class="stack" aria-label={say(words.title)}>
      <h4>{say(words.title)}</h4>
      <ul class="stack">
        {found.map(({ ballot, link }, index) => {
          const offers =
            ballot.status === 'void'
              ? []
              : (ballot.target ? [ballot.target] : ballot.candidates).map((it) => as(ballot, it));
          const target = ballot.target === null ? ballot.raw : nameOf(ballot.target);
          const taken = offers.some(isTaken);
          return (
            <li key={`${ballot.post} ${index}`} class="tools">
              <WebLink class="name" url={link} title={ballot.raw}>
                {say(words.line, { by: ballot.voterName, target })}
              </WebLink>
              {ballot.time !== null && <span class="hint">{shown(ballot.time)}</span>}
              {taken ? (
                <span class="badge fine">{say(words.taken)}</span>
              ) : (
                <>
                  {ballot.status !== 'counts' && (
                    <span class={`hint ${ballot.status === 'void' ? 'bad' : ''}`}>{why(ballot)}</span>
                  )}
                  {offers.map((offer) => (
                    <button
                      key={offer.target}
                      type="button"
                      aria-label={say(words.takeOf, { by: offer.by, target: offer.target })}
                      onClick={() => onTake([offer])}
                    >
                      {ballot.status === 'counts' ? say(words.take) : say(words.takeAs, { target: offer.target })}
                    </button>
                  ))}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {open.length > 1 && (
        <div>
          <button type="button" class="primary" onClick={() => onTake(open)}>
            {say(words.takeAll, { n: count(nominations, open.length) })}
          </button>
        </div>
      )}
    </section>
  );
}

const why = ({ reasons: [first] }: Ballot): string => (first ? say(first.phrase, first.slots) : '');
