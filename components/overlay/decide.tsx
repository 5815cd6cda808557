import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { actionsOf } from './actions';
import { DecideChoices, type Task } from './decide-choices';
import { DecideTask } from './decide-task';
import { useModel, useSay } from './model';
import { PostLink } from './post-link';
import { explain, StatusBadge, shortened } from './status';
import { knownPost } from './thread-state';
import { Versions } from './versions';

const W = {
  back: { ru: '← Назад', en: '← Back' },
  title: { ru: 'Пост {number}, {author}', en: 'Post {number}, {author}' },
  toPost: { ru: 'Показать пост', en: 'Show the post' },
  none: { ru: 'Голоса в этом посте не нашлось.', en: 'No vote was found in this post.' },
  nobody: { ru: 'без автора', en: 'no author' },
} satisfies Record<string, Phrase>;

/** What the host may decide about one post. */
export function Decide({ post: id }: { post: string }) {
  const model = useModel();
  const say = useSay();
  const [task, setTask] = useState<Task | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const known = knownPost(model.state.value, id);
  const { byPost, names } = model.shown.value;
  const ballots = byPost.get(id) ?? [];
  useEffect(() => {
    setTask(null);
    title.current?.focus();
  }, [id]);
  const leave = (): void => {
    model.deciding.value = null;
  };
  const finish = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setTask(null);
    title.current?.focus();
  };
  return (
    <div class="decide">
      <button type="button" onClick={() => (task ? setTask(null) : leave())}>
        {say(W.back)}
      </button>
      <h3 ref={title} tabIndex={-1}>
        {say(W.title, {
          number: known?.post.number ?? '',
          author: shortened(known?.post.author ?? say(W.nobody), 60),
        })}
      </h3>
      <p>
        <PostLink post={id}>{say(W.toPost)}</PostLink>
      </p>
      {ballots.length === 0 && <p>{say(W.none)}</p>}
      {ballots.map((ballot, index) => (
        <p key={`${ballot.raw}${index}`} class={`verdict ${ballot.status}`}>
          <StatusBadge status={ballot.status} lang={say.lang} /> {explain(ballot, names, say.lang)}
        </p>
      ))}
      {known && <Versions known={known} />}
      {task === null ? (
        <DecideChoices post={id} onTask={setTask} onDone={finish} />
      ) : (
        <DecideTask task={task} post={id} onDone={finish} actions={actionsOf(model)} />
      )}
    </div>
  );
}
