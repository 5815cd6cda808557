import { effectKey } from '../../../engine/game/overrule';
import type { GameState } from '../../../engine/game/state';
import { cannotHide } from '../../../engine/letters/public/count';
import { say } from '../../desk/lang';
import { FRESH_ADDING } from '../story/adding';
import { Asks } from '../story/asks';
import { namesOf } from '../story/names';
import { Overrule } from '../story/overrule';
import { Story } from '../story/story';
import { type Table, useHost } from '../table';
import { Condemned } from './condemned';
import type { DayCount } from './count';
import type { VerdictDraft } from './drafts';
import { words } from './verdict.words';
import { carryOut, condemnedBy, type Voted, verdictEvent } from './verdict-event';

interface Props {
  table: Table;
  state: GameState;
  voted: Voted;
  count: DayCount | null;
  draft: VerdictDraft;
  onChange: (draft: VerdictDraft) => void;
}

/** From the count to the dead: whom the verdict names, what the gallows make of it, the host's own word. */
export function Verdict({ table, state, voted, count, draft, onChange }: Props) {
  const { append } = useHost();
  const { rules } = table;
  const names = namesOf(table);
  const condemned = condemnedBy(draft, count);
  const carried = condemned && carryOut(state, rules, condemned, draft);
  const ready = carried !== null && carried.result.asks.length === 0;
  const warning = condemned && count && cannotHide(count.forPost, condemned);
  const done = () => {
    if (condemned && carried) void append(table, verdictEvent(voted, condemned, carried, draft, count, names));
  };
  return (
    <section class="stack resolve" aria-label={say(words.title)}>
      <h2>{say(words.title)}</h2>
      <Condemned
        state={state}
        names={names}
        leading={count?.real.leading ?? null}
        condemned={condemned}
        byHand={draft.condemned !== null}
        onChange={(seats) => onChange({ ...draft, condemned: seats })}
      />
      {warning && <p class="note doubt">{say(warning.words, warning.slots)}</p>}
      {carried && (
        <>
          <Asks
            asks={carried.result.asks}
            answers={draft.answers}
            names={names}
            onAnswers={(answers) => onChange({ ...draft, answers })}
          />
          <h3>{say(words.gallows)}</h3>
          <Story
            effects={carried.effects}
            trace={carried.trace}
            names={names}
            onDrop={(effect) =>
              onChange({ ...draft, adding: { ...FRESH_ADDING, kind: 'drop', key: effectKey(effect) } })
            }
          />
          <Overrule
            state={state}
            moment={{ phase: 'day', number: voted.day, silenceFrom: voted.day + 1 }}
            names={names}
            value={{ overrulings: draft.overrulings, adding: draft.adding }}
            onChange={(value) => onChange({ ...draft, ...value })}
          />
        </>
      )}
      <div>
        {count?.open.tally.provisional && <p class="hint">{say(words.open)}</p>}
        <button type="button" class="primary wide" data-step="done" disabled={!ready} onClick={done}>
          {say(words.done, { number: voted.day })}
        </button>
        <p class="hint">{say(ready ? words.hint : words.notReady)}</p>
      </div>
    </section>
  );
}
