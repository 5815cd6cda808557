import type { Ballot } from '../../engine/votes/ballot';
import { DecideButton } from './decide-button';
import { useModel } from './model';
import { PostLink } from './post-link';
import { Rows } from './rows';
import { gist, shortened } from './status';
import { knownPost } from './thread-state';
import { Verdict } from './verdict';
import { When } from './when';

/** Votes one under another, each with its verdict, its reasons, its post and the door to a decision. */
export const BallotsList = ({ ballots }: { ballots: readonly Ballot[] }) => (
  <Rows of={ballots} row={(ballot, index) => <Item key={`${ballot.post} ${index}`} ballot={ballot} />} />
);

function Item({ ballot }: { ballot: Ballot }) {
  const { thread, shown, say } = useModel().view;
  const post = knownPost(thread, ballot.post)?.post;
  const short = gist(ballot, shown.names, say);
  const voter = shortened(ballot.voterName, 60);
  return (
    <li data-row>
      <Verdict ballot={ballot} />
      <div class="line">
        <PostLink post={ballot.post} cell>
          {post?.number ? say('ballots.post', { number: post.number }) : say('ballots.post-only')}
          {post && <When time={post.time} />}
          <span class="hidden">, {voter}</span>
        </PostLink>
        <DecideButton post={ballot.post} about={say('ballots.about', { voter, gist: short })} />
      </div>
    </li>
  );
}
