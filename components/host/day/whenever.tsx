import type { GameEvent } from '../../../engine/game/events';
import { type GameState, living } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { useDrafts } from '../story/drafts';
import { namesOf } from '../story/names';
import { Select, seatOptions } from '../story/select';
import { type Table, useHost } from '../table';
import { stored } from './drafts';
import { Finish } from './finish';
import { Notes } from './notes';
import { Ruling } from './ruling';
import { words } from './whenever.words';
import { FRESH_WHENEVER, noting, replacement, ruling, striking, WHENEVER, type WheneverDraft } from './whenever-draft';

/** What a host may have to do at any time of the game. */
export function Whenever({ table, state }: { table: Table; state: GameState }) {
  const { append } = useHost();
  const drafts = useDrafts(table);
  const { phase } = table.game;
  const latest = (): WheneverDraft => stored(drafts.get(WHENEVER), FRESH_WHENEVER);
  const draft = latest();
  const put = (patch: Partial<WheneverDraft>) => drafts.put(WHENEVER, { ...latest(), ...patch });
  const day = phase.kind === 'day' || phase.kind === 'night' ? phase.number : state.night;
  const moment = { phase: phase.kind === 'night' ? 'night' : 'day', number: day, silenceFrom: day } as const;
  const act = async (part: keyof WheneverDraft, event: GameEvent | null) => {
    if (!event || !(await append(table, event))) return;
    // What was typed while it was being stored is the beginning of the next.
    if (JSON.stringify(latest()[part]) === JSON.stringify(draft[part])) put({ [part]: FRESH_WHENEVER[part] });
  };
  const replaced = replacement(draft.replace);
  const struck = striking(state, table.rules, draft.strike);
  const night = phase.kind === 'night';
  return (
    <details class="fold-box" id={WHENEVER}>
      <summary>{say(words.title)}</summary>
      <fieldset class="box stack">
        <legend>{say(words.replace)}</legend>
        <p class="hint">{say(words.replaceHint)}</p>
        <div class="tools">
          <Select
            label={say(words.leaves)}
            visible
            value={draft.replace.seat}
            onChoose={(seat) => put({ replace: { ...draft.replace, seat } })}
          >
            {seatOptions(living(state))}
          </Select>
          <TextField
            label={say(words.enters)}
            value={draft.replace.nick}
            onText={(nick) => put({ replace: { ...draft.replace, nick } })}
          />
          <button type="button" disabled={replaced === null} onClick={() => void act('replace', replaced)}>
            {say(words.doReplace)}
          </button>
        </div>
      </fieldset>
      <fieldset class="box stack">
        <legend>{say(words.strike)}</legend>
        <p class="hint">{say(night ? words.strikeNight : words.strikeHint)}</p>
        {!night && (
          <div class="tools">
            <Select
              label={say(words.kind)}
              visible
              value={draft.strike.type}
              onChoose={(type: WheneverDraft['strike']['type']) => put({ strike: { ...draft.strike, type } })}
            >
              <option value="modkill">{say(words.modkill)}</option>
              <option value="disqualified">{say(words.disqualified)}</option>
            </Select>
            <Select
              label={say(words.whom)}
              visible
              value={draft.strike.seat}
              onChoose={(seat) => put({ strike: { ...draft.strike, seat } })}
            >
              {seatOptions(living(state))}
            </Select>
            <TextField
              label={say(words.reason)}
              value={draft.strike.reason}
              onText={(reason) => put({ strike: { ...draft.strike, reason } })}
            />
            <button type="button" disabled={struck === null} onClick={() => void act('strike', struck)}>
              {say(words.doStrike)}
            </button>
          </div>
        )}
      </fieldset>
      <Ruling
        state={state}
        names={namesOf(table)}
        draft={draft.ruling}
        event={ruling(state, table.rules, draft.ruling, moment)}
        onChange={(next) => put({ ruling: next })}
        onRule={(event) => void act('ruling', event)}
      />
      {phase.kind !== 'over' && (
        <Finish
          state={state}
          rules={table.rules}
          winner={draft.finish.winner}
          onChange={(winner) => put({ finish: { winner } })}
          onFinish={(event) => void act('finish', event)}
        />
      )}
      <Notes
        table={table}
        state={state}
        draft={draft.note}
        onChange={(note) => put({ note })}
        onNote={() => void act('note', noting(draft.note, day))}
      />
    </details>
  );
}
