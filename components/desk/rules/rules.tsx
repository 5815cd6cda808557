import type { Preset, PublicGame } from '../../../engine/protocol/public-game';
import { applyOverrides, presetPolicy } from '../../../engine/votes/presets';
import { useHands } from '../hands';
import { say } from '../lang';
import { words } from './rule-list.words';
import { RuleRow } from './rule-row';
import { FIELDS } from './rule-value';

const PRESETS: readonly Preset[] = ['flg', 'prokurator'];

/** Voting rules: a preset, and every rule of it can be another for this game. */
export function Rules({ game }: { game: PublicGame }) {
  const { edit } = useHands();
  const defaults = presetPolicy(game.preset);
  const policy = applyOverrides(game.preset, game.overrides);
  const changed = FIELDS.filter((field) => field in game.overrides);
  return (
    <div class="stack">
      <fieldset class="border">
        <legend>{say(words.preset)}</legend>
        {PRESETS.map((preset) => (
          <label key={preset} class="inline">
            <input
              type="radio"
              name="preset"
              checked={game.preset === preset}
              onChange={() => void edit(game.id, { kind: 'preset', preset })}
            />
            {say(words[preset])}
          </label>
        ))}
      </fieldset>
      {changed.length > 0 && (
        <div class="status">
          <span class="grow">{say(words.changed, { n: changed.length })}</span>
          <button type="button" class="link" onClick={() => void edit(game.id, { kind: 'reset', fields: changed })}>
            {say(words.resetAll)}
          </button>
        </div>
      )}
      <ul class="rules">
        {FIELDS.map((field) => (
          <RuleRow
            key={field}
            field={field}
            policy={policy}
            defaults={defaults}
            overridden={field in game.overrides}
            onChange={(patch) => void edit(game.id, { kind: 'override', patch })}
            onReset={() => void edit(game.id, { kind: 'reset', fields: [field] })}
          />
        ))}
      </ul>
    </div>
  );
}
