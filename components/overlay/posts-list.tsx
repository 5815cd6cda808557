import type { Phrase } from '../../engine/words';
import { useModel, useSay } from './model';
import { PostLink } from './post-link';
import { useRoving } from './roving';
import { shortened } from './status';

const W = {
  nobody: { ru: '(без автора)', en: '(no author)' },
  open: { ru: 'Решить', en: 'Decide' },
  openAbout: { ru: 'Решить о посте {number}, {author}', en: 'Decide about post {number}, {author}' },
} satisfies Record<string, Phrase>;

/** All posts of the page: the way to a post without a vote, be it to count one or to start the day with it. */
export function PostsList({ word }: { word: string }) {
  const model = useModel();
  const say = useSay();
  const list = useRoving<HTMLUListElement>();
  const posts = [...model.state.value.posts.values()].filter((post) =>
    `${post.number ?? ''} ${post.author ?? ''}`.toLowerCase().includes(word),
  );
  return (
    <ul ref={list} class="ballots">
      {posts.map((post) => {
        const author = shortened(post.author ?? say(W.nobody), 60);
        const number = post.number === null ? post.id : String(post.number);
        return (
          <li key={post.id} data-row class="line">
            <PostLink post={post.id} cell>
              №{number} · {author} · {post.time.raw}
            </PostLink>
            <button
              type="button"
              data-cell=""
              aria-label={say(W.openAbout, { number, author })}
              onClick={() => {
                model.deciding.value = post.id;
              }}
            >
              {say(W.open)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
