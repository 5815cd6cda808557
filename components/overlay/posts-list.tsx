import { DecideButton } from './decide-button';
import { useModel } from './model';
import { PostLink } from './post-link';
import { Rows } from './rows';
import { shortened } from './status';
import { When } from './when';

/** All posts of the page: the way to a post without a vote, be it to count one or to start the day with it. */
export function PostsList({ word }: { word: string }) {
  const { thread, say } = useModel().view;
  const posts = [...thread.posts.values()]
    .reverse()
    .filter((post) => `${post.number ?? ''} ${post.author ?? ''}`.toLowerCase().includes(word));
  return (
    <Rows
      of={posts}
      row={(post) => {
        const author = shortened(post.author ?? say('decide.nobody'), 60);
        const number = post.number ?? post.id;
        return (
          <li key={post.id} data-row class="line">
            <PostLink post={post.id} cell>
              №{number} · {author}
              <When time={post.time} />
            </PostLink>
            <DecideButton post={post.id} about={say('posts.about', { number, author })} />
          </li>
        );
      }}
    />
  );
}
