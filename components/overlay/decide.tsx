import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DecideChoices, type Task } from './decide-choices';
import { DecideTask } from './decide-task';
import { useModel } from './model';
import { PostLink } from './post-link';
import { shortened } from './status';
import { knownPost } from './thread-state';
import { Verdict } from './verdict';
import { Versions } from './versions';

/** What the host may decide about one post. */
export function Decide({ post }: { post: string }) {
  const model = useModel();
  const { thread, shown, say } = model.view;
  const [task, setTask] = useState<Task | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const known = knownPost(thread, post);
  const ballots = shown.byPost.get(post) ?? [];
  useLayoutEffect(() => title.current?.focus(), []);
  const finish = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setTask(null);
    title.current?.focus();
  };
  const author = shortened(known?.post.author ?? say('decide.nobody'), 60);
  return (
    <div class="decide">
      <button type="button" onClick={() => (task ? setTask(null) : model.set({ deciding: null }))}>
        {say('decide.back')}
      </button>
      <h3 ref={title} tabIndex={-1}>
        {say(known?.post.number ? 'decide.title' : 'decide.no-number', { number: known?.post.number ?? '', author })}
      </h3>
      <p>
        <PostLink post={post}>{say('decide.show')}</PostLink>
      </p>
      {ballots.length === 0 && <p>{say('decide.none')}</p>}
      {ballots.map((ballot, index) => (
        <Verdict key={index} ballot={ballot} />
      ))}
      {known && <Versions known={known} />}
      {task === null ? (
        <DecideChoices post={post} onTask={setTask} onDone={finish} />
      ) : (
        <DecideTask task={task} post={post} onDone={finish} />
      )}
    </div>
  );
}
