import type { LoggedDecision } from '../../engine/votes/decisions';
import { actionsOf } from './actions';
import { useModel } from './model';
import { PostLink } from './post-link';
import { Rows } from './rows';
import type { Say } from './say';
import { shortened } from './status';
import { knownPost } from './thread-state';

/** A decision in words. */
export function decisionWords({ decision }: LoggedDecision, names: ReadonlyMap<string, string>, say: Say): string {
  const name = (seat: string): string => shortened(names.get(seat) ?? seat, 40);
  return say(`decisions.${decision.kind}`, {
    ...('seat' in decision ? { side: say(`status.${decision.side}`), target: name(decision.seat) } : {}),
    ...('voter' in decision ? { voter: name(decision.voter) } : {}),
    ...('text' in decision ? { text: shortened(decision.text, 60) } : {}),
  });
}

/** The host's decisions about this thread, newest first; each can be undone and redone. */
export function Decisions() {
  const model = useModel();
  const { thread, shown, say } = model.view;
  const log = [...(thread.view?.decisions ?? [])].reverse();
  if (log.length === 0) return <p class="empty">{say('decisions.none')}</p>;
  return (
    <Rows
      of={log}
      row={(logged) => {
        const { id, undone, decision } = logged;
        const what = decisionWords(logged, shown.names, say);
        const author = knownPost(thread, decision.post)?.post.author;
        return (
          <li key={id} data-row class={undone ? 'line undone' : 'line'}>
            <span>
              <PostLink post={decision.post} cell>
                {shortened(author ?? decision.post, 40)}
              </PostLink>
              : {what}
            </span>
            <button
              type="button"
              data-cell=""
              aria-label={say(undone ? 'decisions.redo-about' : 'decisions.undo-about', { what })}
              onClick={() => void actionsOf(model).undo(id, !undone)}
            >
              {say(undone ? 'decisions.redo' : 'decisions.undo')}
            </button>
          </li>
        );
      }}
    />
  );
}
