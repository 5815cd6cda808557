import type { Post } from '../../../engine/forums/page';
import type { Say } from '../say';

const WORDS = 160;

/** The first posts as the reader sees them: name, time, words, votes in their colours. */
export function FirstPosts({ posts, say }: { posts: readonly Post[]; say: Say }) {
  return (
    <section aria-label={say('pick.first')}>
      <h4>{say('pick.first')}</h4>
      <ul class="posts">
        {posts.slice(0, 3).map((post) => (
          <li key={post.id}>
            <strong>{post.author ?? say('pick.nobody')}</strong>{' '}
            <span class="muted">{post.time.raw || say('pick.when')}</span>
            <p>{(post.text ?? '').slice(0, WORDS)}</p>
            {post.runs.length > 0 && (
              <p>
                {post.runs.map((run, at) => (
                  <span key={`${at} ${run.text}`} class={`ink ${run.ink} ${run.struck ? 'struck' : ''}`}>
                    {run.text}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
