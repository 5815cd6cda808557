import type { Post } from '../../engine/forums/page';
import type { Phrase } from '../../engine/words';
import { useSay } from './model';
import { shortened } from './status';
import type { KnownPost } from './thread-state';

const W = {
  first: { ru: 'Было (при первом чтении)', en: 'Was (when first read)' },
  now: { ru: 'Стало', en: 'Is now' },
  nothing: { ru: 'цветного текста нет', en: 'no coloured text' },
  edited: { ru: 'Правка: {by} {at}', en: 'Edited: {by} {at}' },
} satisfies Record<string, Phrase>;

/** Coloured text of a post, and of its first version when that was different. */
export function Versions({ known }: { known: KnownPost }) {
  const say = useSay();
  const { edited } = known.post;
  return (
    <>
      {known.first && <Version label={say(W.first)} post={known.first} />}
      {(known.first || known.post.runs.length > 0) && (
        <Version label={known.first ? say(W.now) : ''} post={known.post} />
      )}
      {edited && <p class="muted">{say(W.edited, { by: edited.by ?? '', at: edited.at?.raw ?? '' })}</p>}
    </>
  );
}

function Version({ label, post }: { label: string; post: Post }) {
  const say = useSay();
  return (
    <figure class="version">
      {label && <figcaption>{label}</figcaption>}
      <blockquote>
        {post.runs.length === 0 && <em>{say(W.nothing)}</em>}
        {post.runs.map((run, index) => (
          <p key={`${run.text}${index}`}>
            {shortened(run.before, 80)} <Coloured ink={run.ink} struck={run.struck} text={run.text} />{' '}
            {shortened(run.after, 80)}
          </p>
        ))}
      </blockquote>
    </figure>
  );
}

function Coloured({ ink, struck, text }: { ink: string; struck: boolean; text: string }) {
  const words = <b class={`ink ${ink}`}>{shortened(text, 300)}</b>;
  return struck ? <s>{words}</s> : words;
}
