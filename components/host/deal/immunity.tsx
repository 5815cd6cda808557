import { type ImmuneAs, immunityOffers } from '../../../engine/game/immunity';
import type { SeatId } from '../../../engine/game/state';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { count, say } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { Quotes } from '../story/quotes';
import { type Table, useHost } from '../table';
import { earlier } from './earlier';
import { due, reasons, words } from './immunity.words';

const REASONS: readonly ImmuneAs[] = ['host', 'first-victim', 'best', 'newcomer'];

interface Props {
  table: Table;
  game: PublicGame;
  immune: readonly SeatId[];
  onChange: (immune: readonly SeatId[]) => void;
}

/** Whom the rules make immune in the first night, out of the last game kept here: offered, never given by itself. */
export function ImmunityOffers({ table, game, immune, onChange }: Props) {
  const host = useHost();
  const rules = table.rules.deal?.immunity;
  const past = useLive(() => earlier(host, game.id), [game.id]);
  if (!rules || !past) return null;
  const { seats } = table.game;
  const nameOf = (id: SeatId): string => seats.find((seat) => seat.id === id)?.name ?? id;
  const offers = immunityOffers(seats, past.last, past.known).sort(
    (one, other) => REASONS.indexOf(one.as) - REASONS.indexOf(other.as),
  );
  const open = offers.filter(({ seat }) => !immune.includes(seat)).map(({ seat }) => seat);
  return (
    <section class="note stack" aria-label={say(words.title)}>
      <p class="strong">
        {past.last === null ? say(words.noGame) : say(words.from, { title: past.last.title || say(words.untitled) })}
      </p>
      {offers.length === 0 && past.known !== null && <p class="hint">{say(words.nobody)}</p>}
      {offers.length > 0 && (
        <ul class="offers">
          {offers.map(({ seat, as }) => (
            <li key={seat} class="tools">
              <span class="grow">
                <span class="strong">{nameOf(seat)}</span> <span class="hint">{say(reasons[as])}</span>
              </span>
              {immune.includes(seat) ? (
                <span class="hint">{say(words.given)}</span>
              ) : (
                <button
                  type="button"
                  class="link"
                  aria-label={say(words.giveTo, { who: nameOf(seat) })}
                  onClick={() => onChange([...immune, seat])}
                >
                  {say(words.give)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open.length > 1 && (
        <div class="tools">
          <button type="button" onClick={() => onChange([...immune, ...open])}>
            {say(words.all)}
          </button>
          <span class="hint">{count(due, open.length)}</span>
        </div>
      )}
      {past.last?.best === false && <p class="hint">{say(words.noBest)}</p>}
      <Quotes rules={rules} />
    </section>
  );
}
