import type { PublicGame } from '../../../engine/protocol/public-game';
import type { ThreadRow } from '../../../engine/store/public/rows';
import { closesAt } from '../../../engine/votes/execution';
import { applyOverrides } from '../../../engine/votes/presets';
import { seenOf } from '../books';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { aliasesIn, numberIn } from '../players/seat-changes';
import { TextField } from '../ui/text-field';
import { BorderField } from './border-field';
import { words } from './day.words';
import { FoundNominations } from './found-nominations';
import { DeadlineReminder } from './reminder';
import { useFound } from './use-found';
import { ZoneField } from './zone-field';
import { ownZone, wallText } from './zones';

/** A voting of one hour, opened at a moment, ends so. */
const hourAfter = (at: string) => ({ by: 'time', at: new Date(closesAt(Date.parse(at))).toISOString() }) as const;

/** The game day: its number, its borders on the forum's clock, who is nominated. */
export function Day({ game, threads }: { game: PublicGame; threads: readonly ThreadRow[] }) {
  const { db, edit } = useHands();
  const keys = threads.map((thread) => thread.key);
  const posts = (useLive(() => seenOf(db, keys), [keys.join()]) ?? []).map(({ post }) => post);
  const policy = applyOverrides(game.preset, game.overrides);
  const zone = policy.zone ?? ownZone();
  const { day } = game;
  const found = useFound(game);
  const change = (patch: Partial<typeof day>) => void edit(game.id, { kind: 'day', patch });
  return (
    <div class="stack">
      <TextField
        label={say(words.number)}
        type="number"
        class="number"
        value={String(day.number)}
        onText={(text) => {
          const number = numberIn(text);
          if (number !== null) change({ number });
        }}
      />
      <ZoneField game={game} zone={policy.zone} />
      <BorderField
        name={say(words.start)}
        none={say(words.startNone)}
        hint={say(words.startHint)}
        border={day.start}
        zone={zone}
        posts={posts}
        onChange={(start) => change({ start })}
      />
      <BorderField
        name={say(words.deadline)}
        none={say(words.deadlineNone)}
        hint={say(words.deadlineHint)}
        border={day.deadline}
        zone={zone}
        posts={posts}
        onChange={(deadline) => change({ deadline })}
      />
      <DeadlineReminder game={game} />
      {policy.nomineesOnly && (
        <>
          <BorderField
            name={say(words.voting)}
            none={say(words.votingNone)}
            hint={say(words.votingHint)}
            border={day.voting ?? null}
            zone={zone}
            posts={posts}
            onChange={(voting) => change({ voting, ...(voting?.by === 'time' && { deadline: hourAfter(voting.at) }) })}
          />
          <TextField
            label={say(words.nominees)}
            hint={say(words.nomineesHint)}
            value={day.nominees.join(', ')}
            onText={(text) => change({ nominees: aliasesIn(text) })}
          />
          <FoundNominations
            found={found}
            roster={game.roster}
            shown={(at) => wallText(at, zone).slice(0, 16).replace('T', ' ')}
            isTaken={({ target }) => day.nominees.includes(target)}
            onTake={(more) => change({ nominees: [...new Set([...day.nominees, ...more.map((it) => it.target)])] })}
          />
        </>
      )}
      <div>
        <button type="button" aria-describedby="next-hint" onClick={() => void edit(game.id, { kind: 'next-day' })}>
          {say(words.next)}
        </button>
        <p id="next-hint" class="hint">
          {say(words.nextHint)}
        </p>
      </div>
    </div>
  );
}
