import { say } from '../../desk/lang';
import type { Names } from '../story/names';
import { words } from './dice.words';
import { DieRow } from './die-row';
import type { NightDraft } from './night-draft';
import type { BoardDie } from './play';

interface Props {
  dice: readonly BoardDie[];
  draft: NightDraft;
  names: Names;
  onChange: (draft: NightDraft) => void;
  /** Throws one, or all that do not lie yet. */
  onThrow: (only: string | null) => void;
}

/** Dice of the night with their chances: thrown all at once, one by one, or set by the host with a reason. */
export function Dice({ dice, draft, names, onChange, onThrow }: Props) {
  const open = dice.filter((die) => die.yes === null);
  return (
    <section class="stack">
      <h3>{say(words.title)}</h3>
      {dice.length === 0 ? (
        <p class="hint">{say(words.none)}</p>
      ) : (
        <>
          {open.length > 0 && (
            <div>
              <button type="button" class="primary" data-step="throw" onClick={() => onThrow(null)}>
                {say(words.all)}
              </button>
            </div>
          )}
          <ul class="dice">
            {dice.map((die) => (
              <DieRow
                key={die.key}
                die={die}
                lying={draft.dice[die.key] ?? null}
                setting={draft.setting[die.key] ?? null}
                names={names}
                onThrow={() => onThrow(die.key)}
                onSetting={(setting) => {
                  const { [die.key]: _old, ...others } = draft.setting;
                  onChange({ ...draft, setting: setting === null ? others : { ...others, [die.key]: setting } });
                }}
                onSet={({ yes, reason }) => {
                  const { [die.key]: _typed, ...setting } = draft.setting;
                  const dice = { ...draft.dice, [die.key]: { yes, how: 'set' as const, reason: reason.trim() } };
                  onChange({ ...draft, setting, dice });
                }}
              />
            ))}
          </ul>
          <p class="hint">{say(words.hint)}</p>
        </>
      )}
    </section>
  );
}
