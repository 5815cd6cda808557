import { effectKey } from '../../../engine/game/overrule';
import type { SeatId } from '../../../engine/game/state';
import { killedLetter } from '../../../engine/letters/reminders';
import { say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { FRESH_ADDING } from '../story/adding';
import { Asks } from '../story/asks';
import type { Names } from '../story/names';
import { Overrule } from '../story/overrule';
import { Story } from '../story/story';
import type { Table } from '../table';
import { Dice } from './dice';
import type { NightDraft } from './night-draft';
import { Odds } from './odds';
import { type Night, type Played, throwDice } from './play';
import { words } from './resolve.words';
import { drawSeed } from './seed';

interface Props {
  table: Table;
  night: Night;
  played: Played;
  /** Changes whenever anything that matters to the outcome does. */
  known: string;
  names: Names;
  /** Players who still owe a move. */
  missing: readonly SeatId[];
  onDraft: (draft: NightDraft) => void;
  onDone: () => void;
}

/** From the orders to the morning: odds, dice, questions, the story with its reasons, the host's own word. */
export function Resolve({ table, night, played, known, names, missing, onDraft, onDone }: Props) {
  const { state, draft } = night;
  const number = state.night + 1;
  if (played.kind === 'problems')
    return (
      <ul class="note bad">
        {played.problems.map((problem) => (
          <li key={problem.code}>{names.fill(problem.words, {})}</li>
        ))}
      </ul>
    );
  const questions = played.asks.flatMap((ask) => killedLetter(number, ask) ?? []);
  return (
    <section class="stack resolve" aria-label={say(words.title)}>
      <Odds night={night} names={names} known={known} />
      <Dice
        dice={played.dice}
        draft={draft}
        names={names}
        onChange={onDraft}
        onThrow={(only) => onDraft(throwDice(night, drawSeed(), only))}
      />
      <Asks
        asks={played.asks}
        answers={draft.answers}
        names={names}
        onAnswers={(answers) => onDraft({ ...draft, answers })}
      />
      {questions.length > 0 && <LetterList table={table} letters={questions} />}
      <h2>{say(words.title)}</h2>
      {!played.ready && <p class="note doubt">{say(words.provisional)}</p>}
      <Story
        effects={played.effects}
        trace={played.trace}
        names={names}
        onDrop={(effect) => onDraft({ ...draft, adding: { ...FRESH_ADDING, kind: 'drop', key: effectKey(effect) } })}
      />
      <Overrule
        state={state}
        moment={{ phase: 'night', number, silenceFrom: number }}
        names={names}
        value={{ overrulings: draft.overrulings, adding: draft.adding }}
        onChange={(value) => onDraft({ ...draft, ...value })}
      />
      <div>
        {missing.length > 0 && <p class="hint">{say(words.missing, { who: missing.map(names.seat).join(', ') })}</p>}
        <button type="button" class="primary wide" data-step="done" disabled={!played.ready} onClick={onDone}>
          {say(words.done, { number })}
        </button>
        <p class="hint">{say(played.ready ? words.doneHint : words.notReady)}</p>
      </div>
    </section>
  );
}
