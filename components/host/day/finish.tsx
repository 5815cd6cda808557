import type { GameEvent } from '../../../engine/game/events';
import type { GameState } from '../../../engine/game/state';
import { alsoWins } from '../../../engine/game/wins';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import { lang, say } from '../../desk/lang';
import { ending } from '../story/proposal';
import { Select } from '../story/select';
import { words } from './finish.words';

interface Props {
  state: GameState;
  rules: Ruleset;
  /** Id of the winning side, `nobody`, or `''` while it is not chosen. */
  winner: string;
  onChange: (winner: string) => void;
  onFinish: (event: GameEvent) => void;
}

const NOBODY = 'nobody';

/** The host ends the game himself: the town has given up, the players are gone, the rules see no winner. */
export function Finish({ state, rules, winner, onChange, onFinish }: Props) {
  const finish = (): void =>
    onFinish(
      winner === NOBODY
        ? ending(null, [])
        : ending(
            winner,
            alsoWins(state).filter((role) => role !== winner),
          ),
    );
  return (
    <fieldset class="box stack">
      <legend>{say(words.title)}</legend>
      <p class="hint">{say(words.hint)}</p>
      <div class="tools">
        <Select label={say(words.winner)} visible value={winner} onChoose={onChange}>
          <option value="">—</option>
          {rules.wins.map((win) => (
            <option key={win.id} value={win.id}>
              {win.words[lang.value]}
            </option>
          ))}
          <option value={NOBODY}>{say(words.nobody)}</option>
        </Select>
        <button type="button" disabled={winner === ''} onClick={finish}>
          {say(words.finish)}
        </button>
      </div>
    </fieldset>
  );
}
