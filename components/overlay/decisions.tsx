import type { LoggedDecision } from '../../engine/votes/decisions';
import { fill, type Lang, type Phrase } from '../../engine/words';
import { actionsOf } from './actions';
import { useModel, useSay } from './model';
import { PostLink } from './post-link';
import { useRoving } from './roving';
import { SIDE, shortened } from './status';
import { knownPost } from './thread-state';

const W = {
  none: { ru: 'Решений пока нет', en: 'No decisions yet' },
  count: { ru: 'считать голосом {side} {target}', en: 'count as a vote {side} {target}' },
  ignore: { ru: 'не считать', en: 'ignore' },
  behalf: { ru: 'голос игрока {voter}: {side} {target}', en: 'a vote of {voter}: {side} {target}' },
  accept: { ru: 'правка принята', en: 'edit accepted' },
  original: { ru: 'вписан исходный текст: {text}', en: 'original text typed in: {text}' },
  undo: { ru: 'Отменить', en: 'Undo' },
  redo: { ru: 'Вернуть', en: 'Redo' },
  undoAbout: { ru: 'Отменить: {what}', en: 'Undo: {what}' },
  redoAbout: { ru: 'Вернуть: {what}', en: 'Redo: {what}' },
} satisfies Record<string, Phrase>;

/** A decision in words. */
export function decisionWords({ decision }: LoggedDecision, names: ReadonlyMap<string, string>, lang: Lang): string {
  const name = (seat: string): string => shortened(names.get(seat) ?? seat, 40);
  switch (decision.kind) {
    case 'count':
      return fill(W.count, lang, { side: SIDE[decision.side][lang], target: name(decision.seat) });
    case 'ignore':
      return W.ignore[lang];
    case 'on-behalf':
      return fill(W.behalf, lang, {
        voter: name(decision.voter),
        side: SIDE[decision.side][lang],
        target: name(decision.seat),
      });
    case 'accept-edit':
      return W.accept[lang];
    case 'original':
      return fill(W.original, lang, { text: shortened(decision.text, 60) });
  }
}

/** The host's decisions about this thread, newest first; each can be undone and redone. */
export function Decisions() {
  const model = useModel();
  const say = useSay();
  const list = useRoving<HTMLUListElement>();
  const names = model.shown.value.names;
  const log = [...(model.state.value.view?.decisions ?? [])].reverse();
  if (log.length === 0) return <p class="empty">{say(W.none)}</p>;
  return (
    <ul ref={list} class="ballots">
      {log.map((logged) => {
        const what = decisionWords(logged, names, say.lang);
        const post = knownPost(model.state.value, logged.decision.post)?.post;
        return (
          <li key={logged.id} data-row class={logged.undone ? 'line undone' : 'line'}>
            <span>
              <PostLink post={logged.decision.post} cell>
                {post?.author ? shortened(post.author, 40) : logged.decision.post}
              </PostLink>
              : {what}
            </span>
            <button
              type="button"
              data-cell=""
              aria-label={say(logged.undone ? W.redoAbout : W.undoAbout, { what })}
              onClick={() => void actionsOf(model).undo(logged.id, !logged.undone)}
            >
              {say(logged.undone ? W.redo : W.undo)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
