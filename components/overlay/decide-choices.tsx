import type { Phrase } from '../../engine/words';
import { actionsOf } from './actions';
import { useModel, useSay } from './model';
import { shortened } from './status';
import { knownPost } from './thread-state';

/** Choices that need one more answer. */
export type Task = 'count' | 'alias' | 'behalf' | 'original' | 'dead';

const W = {
  count: { ru: 'Засчитать за…', en: 'Count it for…' },
  alias: { ru: '«{raw}» — это…', en: '“{raw}” is…' },
  behalf: { ru: 'Голос за другого игрока…', en: 'A vote of another player…' },
  ignore: { ru: 'Не считать', en: 'Ignore' },
  accept: { ru: 'Принять правку', en: 'Accept the edit' },
  original: { ru: 'Вписать исходный текст…', en: 'Type the original…' },
  colour: { ru: 'Цвет {colour} на этом форуме:', en: 'The colour {colour} on this forum:' },
  red: { ru: 'красный', en: 'red' },
  blue: { ru: 'синий', en: 'blue' },
  noVote: { ru: 'не голос', en: 'not a vote' },
  day: { ru: 'День', en: 'Day' },
  starts: { ru: 'День начался этим постом', en: 'The day began with this post' },
  stop: { ru: '«Стоп» здесь', en: '“Stop” is here' },
  dead: { ru: 'Игрок мёртв с этого поста…', en: 'A player is dead since this post…' },
} satisfies Record<string, Phrase>;

/** The list of what can be decided about a post. */
export function DecideChoices(props: {
  post: string;
  onTask: (task: Task) => void;
  onDone: (done: Promise<boolean>) => Promise<void>;
}) {
  const model = useModel();
  const say = useSay();
  const actions = actionsOf(model);
  const known = knownPost(model.state.value, props.post);
  const ballots = model.shown.value.byPost.get(props.post) ?? [];
  const unnamed = ballots.find((ballot) => ballot.target === null && ballot.raw !== '');
  const colours = [...new Set(known?.post.runs.filter((run) => run.ink === 'doubt').map((run) => run.colour))];
  const edited = known?.post.edited || known?.first;
  const game = model.state.value.view?.game;
  const does = (phrase: Phrase, act: () => Promise<boolean>) => (
    <button type="button" onClick={() => void props.onDone(act())}>
      {say(phrase)}
    </button>
  );
  const asks = (phrase: Phrase, task: Task, raw = '') => (
    <button type="button" onClick={() => props.onTask(task)}>
      {say(phrase, { raw: shortened(raw, 40) })}
    </button>
  );
  return (
    <div class="choices">
      {asks(W.count, 'count')}
      {unnamed && asks(W.alias, 'alias', unnamed.raw)}
      {ballots.length > 0 && does(W.ignore, () => actions.decide({ kind: 'ignore', post: props.post }))}
      {asks(W.behalf, 'behalf')}
      {edited && does(W.accept, () => actions.decide({ kind: 'accept-edit', post: props.post }))}
      {edited && asks(W.original, 'original')}
      {colours.map((colour) => (
        <fieldset key={colour} class="colour">
          <legend>{say(W.colour, { colour: shortened(colour, 40) })}</legend>
          {does(W.red, () => actions.ink(colour.toLowerCase(), 'red'))}
          {does(W.blue, () => actions.ink(colour.toLowerCase(), 'blue'))}
          {does(W.noVote, () => actions.ink(colour.toLowerCase(), 'none'))}
        </fieldset>
      ))}
      {game && (
        <fieldset>
          <legend>
            {say(W.day)} {game.day.number}
          </legend>
          {does(W.starts, () => actions.day({ start: { by: 'post', post: props.post } }))}
          {does(W.stop, () => actions.day({ deadline: { by: 'post', post: props.post } }))}
          {asks(W.dead, 'dead')}
        </fieldset>
      )}
    </div>
  );
}
