import { useId } from 'preact/hooks';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { useHands } from '../hands';
import { say } from '../lang';
import { words } from './day.words';
import { ownZone, ZONES } from './zones';

const OWN = 'own';

/** The forum's clock. Its choice is one of the voting rules of the game. */
export function ZoneField({ game, zone }: { game: PublicGame; zone: string | null }) {
  const { edit } = useHands();
  const id = useId();
  const listed: readonly string[] = zone !== null && !ZONES.some((each) => each === zone) ? [zone, ...ZONES] : ZONES;
  return (
    <div class="field">
      <label for={id}>{say(words.zone)}</label>
      <select
        id={id}
        value={zone ?? OWN}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          void edit(game.id, { kind: 'override', patch: { zone: chosen === OWN ? null : chosen } });
        }}
      >
        <option value={OWN}>{say(words.zoneOwn, { zone: ownZone() })}</option>
        {listed.map((each) => (
          <option key={each} value={each}>
            {each.replace('_', ' ')}
          </option>
        ))}
      </select>
      <span id={`${id}-hint`} class="hint">
        {say(words.zoneHint)}
      </span>
    </div>
  );
}
