import { actionsOf } from './actions';
import { useModel } from './model';
import { shortened } from './status';
import { knownPost } from './thread-state';
import type { WordKey } from './words';

/** Choices that need one more answer. */
export type Task = 'count' | 'alias' | 'behalf' | 'original' | 'dead';

interface ChoicesProps {
  post: string;
  onTask: (task: Task) => void;
  onDone: (done: Promise<boolean>) => Promise<void>;
}

/** The list of what can be decided about a post. */
export function DecideChoices({ post, onTask, onDone }: ChoicesProps) {
  const model = useModel();
  const { thread, shown, say } = model.view;
  const actions = actionsOf(model);
  const known = knownPost(thread, post);
  const ballots = shown.byPost.get(post) ?? [];
  const unnamed = ballots.find((ballot) => ballot.target === null && ballot.raw !== '');
  const colours = new Set(known?.post.runs.filter((run) => run.ink === 'doubt').map((run) => run.colour));
  const edited = known?.post.edited || known?.first;
  const game = thread.view?.game;
  const does = (word: WordKey, act: () => Promise<boolean>) => (
    <button type="button" onClick={() => void onDone(act())}>
      {say(word)}
    </button>
  );
  const asks = (task: Task, raw = '') => (
    <button type="button" onClick={() => onTask(task)}>
      {say(`decide.${task}`, { raw: shortened(raw, 40) })}
    </button>
  );
  return (
    <div class="choices">
      {asks('count')}
      {unnamed && asks('alias', unnamed.raw)}
      {ballots.length > 0 && does('decide.ignore', () => actions.decide({ kind: 'ignore', post }))}
      {asks('behalf')}
      {edited && does('decide.accept', () => actions.decide({ kind: 'accept-edit', post }))}
      {edited && asks('original')}
      {[...colours].map((colour) => (
        <fieldset key={colour} class="colour">
          <legend>{say('decide.colour', { colour: shortened(colour, 40) })}</legend>
          {does('decide.red', () => actions.ink(colour, 'red'))}
          {does('decide.blue', () => actions.ink(colour, 'blue'))}
          {does('decide.no-vote', () => actions.ink(colour, 'none'))}
        </fieldset>
      ))}
      {game && (
        <fieldset>
          <legend>{say('decide.day', { number: game.day.number })}</legend>
          {does('decide.starts', () => actions.day({ start: { by: 'post', post } }))}
          {does('decide.stop', () => actions.day({ deadline: { by: 'post', post } }))}
          {asks('dead')}
        </fieldset>
      )}
    </div>
  );
}
