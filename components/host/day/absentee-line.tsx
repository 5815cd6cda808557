import { say } from '../../desk/lang';
import type { AbsenteeRow } from './absentee-rows';
import { words } from './absentees.words';
import type { WheneverDraft } from './whenever-draft';

interface Props {
  row: AbsenteeRow;
  who: string;
  penalty: number;
  onLetter: () => void;
  /** Fills in what the host is about to do; he finishes it below. */
  onBegin: (patch: Partial<WheneverDraft>) => void;
}

/** What one player has missed, the step he stands on, and the ways to take it. */
export function AbsenteeLine({ row: { seat, missed, today, step }, who, penalty, onLetter, onBegin }: Props) {
  const days = (list: readonly number[]): string => (list.length === 0 ? '' : `${list.length} · ${list.join(', ')}`);
  const points = String(penalty).replace('-', '−');
  const reason = [
    ...(missed.votes.length > 0 ? [say(words.reasonVotes, { days: missed.votes.join(', ') })] : []),
    ...(missed.posts.length > 0 ? [say(words.reasonPosts, { days: missed.posts.join(', ') })] : []),
  ].join('; ');
  return (
    <tr>
      <th scope="row" class="strong">
        {who}
      </th>
      <td>{days(missed.votes)}</td>
      <td>{days(missed.posts)}</td>
      <td>{today ?? ''}</td>
      <td>
        <span class="tools">
          {step === 'penalty' && <span>{say(words.penalty, { points })}</span>}
          {step === 'warn' && <span>{say(penalty === 0 ? words.warn : words.warnPenalty, { points })}</span>}
          {step === 'out' && <span class="strong">{say(words.out)}</span>}
          {(step === 'warn' || step === 'out') && (
            <button type="button" class="link" aria-label={say(words.letterTo, { who })} onClick={onLetter}>
              {say(words.letter)}
            </button>
          )}
          {step === 'out' && (
            <>
              <button
                type="button"
                class="link"
                aria-label={say(words.replaceWho, { who })}
                onClick={() => onBegin({ replace: { seat, nick: '' } })}
              >
                {say(words.replace)}
              </button>
              <button
                type="button"
                class="link"
                aria-label={say(words.strikeWho, { who })}
                onClick={() => onBegin({ strike: { type: 'modkill', seat, reason } })}
              >
                {say(words.strike)}
              </button>
            </>
          )}
        </span>
      </td>
    </tr>
  );
}
