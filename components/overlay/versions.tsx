import type { Post } from '../../engine/forums/page';
import { clockOf, wallText } from './forum-clock';
import { useModel } from './model';
import { shortened } from './status';
import type { KnownPost } from './thread-state';

/** Coloured text of a post, and of its first version when that was different. */
export function Versions({ known: { post, first } }: { known: KnownPost }) {
  const { say, thread } = useModel().view;
  const { edited } = post;
  const at = first ? wallText(clockOf(thread), Date.parse(first.at)) : '';
  return (
    <>
      {first && <Version label={say('versions.first', { at })} post={first.post} />}
      {(first || post.runs.length > 0) && <Version label={first ? say('versions.now') : ''} post={post} />}
      {edited && <p class="muted">{say('versions.edited', { by: edited.by ?? '', at: edited.at?.raw ?? '' })}</p>}
    </>
  );
}

function Version({ label, post }: { label: string; post: Post }) {
  const { say } = useModel().view;
  return (
    <figure class="version">
      {label && <figcaption>{label}</figcaption>}
      <blockquote>
        {post.runs.length === 0 && <em>{say('versions.nothing')}</em>}
        {post.runs.map(({ before, ink, struck, text, after }, index) => (
          <p key={index}>
            {shortened(before, 80)}
            <b class={`ink ${ink} ${struck ? 'struck' : ''}`}>{shortened(text, 300)}</b>
            {shortened(after, 80)}
          </p>
        ))}
      </blockquote>
    </figure>
  );
}
