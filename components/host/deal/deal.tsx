import './deal.css';
import type { GameEvent } from '../../../engine/game/events';
import { advice, dealByLot } from '../../../engine/game/lot';
import { say } from '../../desk/lang';
import { useDrafts } from '../story/drafts';
import { useHost } from '../table';
import type { TabProps } from '../tabs';
import { CheckIn } from './check-in';
import { Counts } from './counts';
import { words } from './deal.words';
import { DEAL, type DealDraft, dealDraft, dealtEvent, goneBefore } from './deal-draft';
import { DealtRoles } from './dealt-roles';
import { ImmunityOffers } from './immunity';
import { PasteDeal } from './paste';
import { Questions } from './questions';
import { Seats } from './seats';

/** The deal: by lot, by hand or from a list, with the questions it leaves to the host; afterwards who has which role. */
export function Deal({ table, game }: TabProps) {
  return table.game.phase.kind === 'sign-up' ? <Making table={table} game={game} /> : <DealtRoles table={table} />;
}

function Making({ table, game: open }: TabProps) {
  const host = useHost();
  const { game, rules, events } = table;
  const drafts = useDrafts(table);
  const draft = dealDraft(drafts.get(DEAL));
  const change = (patch: Partial<DealDraft>): void => drafts.put(DEAL, { ...draft, ...patch });
  const lot = (): void => {
    const roles = dealByLot(
      draft.counts,
      game.seats.map((seat) => seat.id),
      randomBelow,
    );
    if (roles) change({ roles: Object.fromEntries(roles), ranks: [] });
  };
  const event = dealtEvent(game, draft, rules, events);
  const missing = game.seats.filter((seat) => draft.roles[seat.id] === undefined);
  const stopped = advice(draft.counts, game.seats.length, rules).some((it) => it.stops);
  const unbriefed =
    event?.kind === 'dealt' &&
    [...Object.values(draft.roles)].some((role) => rules.roles.get(role)?.side === 'brief') &&
    !event.detective?.seeks;
  const deal = async (made: GameEvent): Promise<void> => {
    if (!(await host.append(table, made, [DEAL, 'deal-list']))) return;
    // Whoever was out on the thread before the hosting began is out of the game as well.
    const gone = goneBefore(open, table, made);
    const next = { ...table, log: { ...table.log, head: table.row.count + 1 } };
    if (gone) await host.append(next, gone);
  };
  return (
    <div class="stack">
      <CheckIn table={table} game={open} />
      <Counts table={table} draft={draft} onChange={(counts) => change({ counts })} />
      <div class="bar wraps">
        <button type="button" class="primary" disabled={stopped} onClick={lot}>
          {say(missing.length === game.seats.length ? words.lot : words.lotAgain)}
        </button>
      </div>
      <PasteDeal table={table} drafts={drafts} draft={draft} onChange={change} />
      <ImmunityOffers table={table} game={open} immune={draft.immune} onChange={(immune) => change({ immune })} />
      <Seats table={table} draft={draft} onChange={change} />
      <Questions table={table} draft={draft} onChange={change} />
      {missing.length > 0 && (
        <p class="hint">{say(words.missing, { names: missing.map((seat) => seat.name).join(', ') })}</p>
      )}
      {unbriefed && <p class="bad">{say(words.brief)}</p>}
      <button
        type="button"
        class="primary wide"
        disabled={event === null || stopped || unbriefed}
        onClick={() => event && void deal(event)}
      >
        {say(words.done)}
      </button>
    </div>
  );
}

/** A whole number below `below`, each equally likely: numbers beyond the last full round are thrown again. */
function randomBelow(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < most) return number % below;
  }
}
