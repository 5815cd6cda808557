import { useState } from 'preact/hooks';
import { BallotsList } from './ballots-list';
import { useModel } from './model';
import { Options } from './options';
import { PostsList } from './posts-list';
import { gist } from './status';

const KINDS = ['all', 'counts', 'rest', 'posts'] as const;
type Kind = (typeof KINDS)[number];

/** Every vote found, newest first, with a filter; also the door to posts that hold none. */
export function Log() {
  const { shown, say } = useModel().view;
  const [kind, setKind] = useState<Kind>('all');
  const [find, setFind] = useState('');
  const word = find.trim().toLowerCase();
  const found = shown.ballots.filter(
    (ballot) =>
      (kind === 'all' || (ballot.status === 'counts') === (kind === 'counts')) &&
      `${ballot.voterName} ${gist(ballot, shown.names, say)} ${ballot.raw}`.toLowerCase().includes(word),
  );
  return (
    <>
      <div class="filter">
        <Options label={say('log.show')} all={KINDS} value={kind} words="log" onPick={setKind} />
        <input
          type="search"
          aria-label={say('log.find')}
          placeholder={say('log.find')}
          value={find}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
      </div>
      {kind === 'posts' ? (
        <PostsList word={word} />
      ) : found.length > 0 ? (
        <BallotsList ballots={found.reverse()} />
      ) : (
        <p class="empty">{say('log.none')}</p>
      )}
    </>
  );
}
