import type { GameState } from '../../../engine/game/state';
import { lettersOfGame } from '../../../engine/letters/of-game';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { lang, say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { useTexts } from '../letters/texts';
import { shownIn, zoneOfGame } from '../letters/times';
import { namesOf } from '../story/names';
import { Select } from '../story/select';
import { type Table, useHost } from '../table';
import { words } from './end.words';

/** The end of a game: who has won, the best player, the final post that names both, and what is left to do. */
export function End({ table, game, state }: { table: Table; game: PublicGame; state: GameState }) {
  const { append } = useHost();
  const texts = useTexts(table);
  if (state.over === null) return null;
  const names = namesOf(table);
  const { winner, with: roles } = state.over;
  const shown = shownIn(zoneOfGame(game), texts?.lang ?? lang.value);
  const letters = lettersOfGame(table.events, shown).findLast(({ event }) => event.kind === 'ended')?.letters ?? [];
  const side = winner === null ? '' : names.side(winner);
  const name = (seat: string): void => {
    const text = seat === '' ? say(words.noBest) : say(words.bestNote, { who: names.seat(seat) });
    void append(table, { kind: 'note', seat: seat === '' ? null : seat, day: state.night, text, best: true });
  };
  return (
    <section class="stack" aria-labelledby="the-end">
      <h2 id="the-end">{say(words.title)}</h2>
      <p class="note good strong">
        {winner === null
          ? say(words.nobody)
          : say(roles.length > 0 ? words.wonWith : words.won, { side, roles: roles.map(names.role).join(', ') })}
      </p>
      <fieldset class="box stack">
        <legend>{say(words.best)}</legend>
        <Select label={say(words.best)} value={table.game.best ?? ''} onChoose={name}>
          <option value="">{say(words.nobodyBest)}</option>
          {state.seats.map((seat) => (
            <option key={seat.id} value={seat.id}>
              {seat.name}
            </option>
          ))}
        </Select>
        <p class="hint">{say(words.bestHint)}</p>
      </fieldset>
      <p class="hint">{say(words.post)}</p>
      <LetterList table={table} letters={letters} />
      <section class="note">
        <h3>{say(words.rest)}</h3>
        <ul>
          {(['archived', 'keep', 'undo'] as const).map((what) => (
            <li key={what}>{say(words[what])}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}
