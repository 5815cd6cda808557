import type { Ballot } from '../../engine/votes/ballot';
import type { Phrase } from '../../engine/words';
import { useModel, useSay } from './model';
import { PostLink } from './post-link';
import { useRoving } from './roving';
import { gist, reasonsOf, StatusBadge, shortened } from './status';
import { knownPost } from './thread-state';

const W = {
  decide: { ru: 'Решить', en: 'Decide' },
  decideAbout: { ru: 'Решить о голосе: {voter} {gist}', en: 'Decide about the vote: {voter} {gist}' },
  post: { ru: 'пост {number}', en: 'post {number}' },
  noNumber: { ru: 'пост', en: 'post' },
  toPost: { ru: 'К посту: {voter}', en: 'Go to the post: {voter}' },
} satisfies Record<string, Phrase>;

/** Votes one under another, each with its verdict, its reasons, its post and the door to a decision. */
export function BallotsList({ ballots }: { ballots: readonly Ballot[] }) {
  const list = useRoving<HTMLUListElement>();
  return (
    <ul ref={list} class="ballots">
      {ballots.map((ballot, index) => (
        <Item key={`${ballot.post} ${index}`} ballot={ballot} />
      ))}
    </ul>
  );
}

function Item({ ballot }: { ballot: Ballot }) {
  const model = useModel();
  const say = useSay();
  const post = knownPost(model.state.value, ballot.post)?.post;
  const names = model.shown.value.names;
  const short = gist(ballot, names, say.lang);
  const voter = shortened(ballot.voterName, 60);
  return (
    <li data-row class={ballot.status}>
      <div class="line">
        <strong>{voter}</strong> <span class={ballot.side}>{short}</span>
        <StatusBadge status={ballot.status} lang={say.lang} />
      </div>
      {reasonsOf(ballot, say.lang).map((reason) => (
        <p key={reason} class="reason">
          {reason}
        </p>
      ))}
      <div class="line">
        <PostLink post={ballot.post} cell label={say(W.toPost, { voter })}>
          {post?.number ? say(W.post, { number: post.number }) : say(W.noNumber)}
          {post && ` · ${post.time.raw}`}
        </PostLink>
        <button
          type="button"
          data-cell=""
          aria-label={say(W.decideAbout, { voter, gist: short })}
          onClick={() => {
            model.deciding.value = ballot.post;
          }}
        >
          {say(W.decide)}
        </button>
      </div>
    </li>
  );
}
