import { useSignal } from '@preact/signals';
import { houseDefaults } from '../../engine/game/deal';
import type { RulesetId } from '../../engine/game/state';
import type { PublicGame } from '../../engine/protocol/public-game';
import { RULESETS } from '../../engine/rulesets/all';
import { createGame } from '../../engine/store/secret/log';
import { lang, say } from '../desk/lang';
import { words } from './host.words';
import { useHost } from './table';

/** Begins the secret game of a public one: its seats are the roster's, its rules the preset's. */
export function Begin({ game }: { game: PublicGame }) {
  const { hands, secret, trouble } = useHost();
  const ruleset = useSignal<RulesetId>(game.preset);
  const begin = async (): Promise<void> => {
    const event = {
      kind: 'created',
      ruleset: ruleset.value,
      title: game.title,
      options: houseDefaults(RULESETS[ruleset.value]),
      seats: game.roster.seats.map(({ id, name, accounts }) => ({ id, name, accounts })),
    } as const;
    const done = await createGame(secret, hands.newId(), event, hands.now(), game.id);
    trouble.value = done.ok ? null : done.error;
  };
  if (!game.roster.confirmed) return <p class="empty">{say(words.needRoster)}</p>;
  return (
    <div class="stack">
      <label class="inline">
        {say(words.by)}
        <select value={ruleset.value} onChange={(event) => (ruleset.value = event.currentTarget.value as RulesetId)}>
          {Object.values(RULESETS).map((rules) => (
            <option key={rules.id} value={rules.id}>
              {rules.words[lang.value]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="primary wide" onClick={() => void begin()}>
        {say(words.start)}
      </button>
      <p class="hint">{say(words.startHint)}</p>
    </div>
  );
}
