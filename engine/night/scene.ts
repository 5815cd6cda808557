import type { RecordedRoll } from '../game/events';
import type { Deed, GameState, RoleId, RuleId, SeatId } from '../game/state';
import type { Die, Move, Strike, Trail } from '../roles/moves';
import type { ActView, Role } from '../roles/role';
import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase } from '../words';
import { type AskBook, askBook, YES_NO } from './asks';
import { type Dice, rollKey } from './dice';
import type { Accepted, Refusal } from './orders';
import type { Shield } from './shields';
import { newTrace, type Trace } from './trace';

/** An accepted order on its way through the night. */
export interface Standing extends Accepted {
  /** Who carries it out: the head of the mafia for whatever his juniors sent. */
  performer: SeatId;
  why: number;
}

/** Something that strikes a player, with all that may matter about it. */
export interface Blow {
  kind: Strike;
  target: SeatId;
  by: SeatId;
  /** Role whose act it is: what one may be healed from. */
  as: RoleId;
  rules: readonly RuleId[];
  why: number;
  /** The victim's role stays closed. */
  hides?: boolean;
  trail?: Trail;
  /** Taken over by a bodyguard. */
  redirected?: boolean;
  /** Days of silence, and the die that decides it. */
  days?: number;
  /** Announced by the letter of the rules. */
  named?: true;
  die?: Die;
  from?: Standing;
}

/** A protection over one seat, or over all victims of one role. */
export interface Cover {
  kind: Shield;
  seat: SeatId | null;
  by: SeatId | null;
  /** Only against acts of this role. */
  only?: RoleId;
  /** Patients of last night: for them it does not work (R-169… ). */
  barred?: ReadonlySet<SeatId>;
  /** Takes a conversion away as well. */
  restores: boolean;
  /** Made of a healing from a role, where that saves its victims altogether. */
  widened?: true;
  why: number;
  from?: Standing;
}

/** Everything one night works with; thrown away when it is over. */
export interface Scene {
  state: GameState;
  night: number;
  /** Living when the night began. */
  alive: number;
  option(id: string): string;
  role(seat: SeatId): Role;
  dice: Dice;
  trace: Trace;
  asks: AskBook;
  refusals: Refusal[];
  /** What was done this night, by whom; filled when blocks are known. */
  tonight: Deed[];
  /** Seats whose moves are blocked. */
  held: ReadonlySet<SeatId>;
  roll(die: Die, actor: SeatId, target: SeatId | null, borrowed: boolean): boolean;
  rolls: Map<string, RecordedRoll>;
  say(words: Phrase, slots: Parameters<Trace['add']>[1], rules: readonly RuleId[], causes?: readonly number[]): number;
}

/** Throws a die and keeps the record; the same die of the same night is thrown once. */
export function thrower(dice: Dice, night: number, rolls: Map<string, RecordedRoll>): Scene['roll'] {
  return (die, actor, target, borrowed) => {
    const thrown = { die, night, actor, target, borrowed };
    const key = rollKey(thrown);
    const before = rolls.get(key);
    if (before) return before.yes;
    const { yes, how } = dice.roll(thrown);
    rolls.set(key, { die: die.id, key, chance: die.chance, yes, how });
    return yes;
  };
}

/** Roles by seat as they are at nightfall; an unknown role is found before this is called. */
export function roleLookup(state: GameState, rules: Ruleset): (seat: SeatId) => Role {
  const roles = new Map(state.seats.map((seat) => [seat.id, rules.roles.get(seat.role)] as const));
  return (seat) => {
    const role = roles.get(seat);
    if (!role) throw new Error(`seat ${seat} has no role of ${rules.id}`);
    return role;
  };
}

/** The same night with nothing written down: for looking ahead. Dice fall as they will fall in earnest. */
export function scratch(scene: Scene): Scene {
  const trace = newTrace();
  const rolls = new Map<string, RecordedRoll>();
  return {
    ...scene,
    trace,
    say: trace.add,
    asks: askBook({}),
    refusals: [],
    rolls,
    roll: thrower(scene.dice, scene.night, rolls),
  };
}

/** What an act may look at. */
export function actView(scene: Scene, standing: Standing): ActView {
  const { state, night, alive } = scene;
  return {
    state,
    night,
    order: standing.order,
    actor: standing.performer,
    alive,
    role: scene.role,
    option: scene.option,
    blocked: (seat) => scene.held.has(seat),
    deeds: (seat) => [
      ...state.nights.flatMap((n) => n.deeds.filter((d) => d.seat === seat).map((d) => ({ ...d, night: n.night }))),
      ...scene.tonight.filter((d) => d.seat === seat).map((d) => ({ ...d, night })),
    ],
    answer({ kind, seat, words, rules }) {
      const said = scene.asks.ask({
        id: `${kind}/${night}/${seat}`,
        kind: 'combat',
        seats: [seat],
        words,
        slots: { who: seat },
        rules,
        options: YES_NO,
        byDefault: null,
      });
      return said === 'yes' || said === 'no' ? said : null;
    },
  };
}

/** Pointing at somebody for the day or for one's own death: not blocked where the house says so. */
const POINTING: ReadonlySet<Move['move']> = new Set<Move['move']>(['mark', 'vow', 'protect', 'unprotect', 'stand-in']);

/** Whether a block stops this move. */
export function blockable(scene: Scene, standing: Standing): boolean {
  if (scene.option('A-040') === 'every-order') return true;
  const moves = movesOf(scene, standing);
  return moves.length === 0 || !moves.every((move) => POINTING.has(move.move));
}

/** Moves an accepted order makes; none for a void or an idle one. */
export function movesOf(scene: Scene, standing: Standing): readonly Move[] {
  if (standing.void || standing.act.idle) return [];
  const { does } = standing.act;
  return typeof does === 'function' ? does(actView(scene, standing)) : (does ?? []);
}

/** «Кто → кого: что»: the step every order begins with. */
export function sayOrder(scene: Pick<Scene, 'state' | 'trace'>, { order, act, role, borrowed }: Accepted): number {
  const names = order.targets.map((id) => scene.state.seats.find((seat) => seat.id === id)?.name ?? id);
  const as = borrowed ? { ru: ' за роль «{role}»', en: ' as {role}' } : { ru: '', en: '' };
  const whom = names.length > 0 ? ' → {targets}' : '';
  return scene.trace.add(
    { ru: `{who}${as.ru}${whom}: {act}`, en: `{who}${as.en}${whom}: {act}` },
    { who: order.actor, act: act.words, role: role.id, targets: names.join(', ') },
    act.rules,
  );
}

/** Targets a move is aimed at. */
export function aims(standing: Standing, move: Move): readonly SeatId[] {
  const { targets } = standing.order;
  if (move.target === undefined) return targets;
  const one = targets[move.target];
  return one === undefined ? [] : [one];
}
