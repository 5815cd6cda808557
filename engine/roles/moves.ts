import type { RoleId, RuleId, SeatId } from '../game/state';
import type { Phrase } from '../words';

/** A die as the rules name it: yes with probability `chance[0] / chance[1]`. */
export interface Die {
  id: string;
  chance: readonly [yes: number, of: number];
  words: Phrase;
  rules: readonly RuleId[];
}

/**
 * What may strike a player. The first seven kill; which protection holds against which is the table of
 * {@link ../night/shields}.
 */
export type Strike =
  /** An ordinary killing, whatever the weapon. */
  | 'shot'
  | 'bloody'
  /** Being at the scene of a bloody killing. */
  | 'scene'
  /** The disease caught the night before. */
  | 'disease'
  /** Taken along by a dying one who had named him. */
  | 'mark'
  /** Dies on his victim. */
  | 'revenge'
  /** Heart failure at a confession. */
  | 'heart'
  | 'silence'
  | 'infection'
  | 'conversion'
  | 'touch'
  | 'serum';

export type Weapon = 'shot' | 'bloody';

/** What a killing may leave behind when the victim is dead. */
export interface Trail {
  /** «… — жертва РОЛИ» is published. */
  evidence: Die;
  /** The victim's role is published; without it the victim stays closed. */
  reveal: Die;
}

interface Aimed {
  /** Index into the order's targets; all of them when left out. */
  target?: number;
  rules: readonly RuleId[];
}

/** One thing an act does to its targets when it is carried out. */
export type Move = Aimed &
  (
    | {
        move: 'block';
        die?: Die;
        /** Does nothing to those who block others themselves and have sent their move. */
        resistible?: boolean;
      }
    /** Saves from death and from outside effects. */
    | { move: 'guard' }
    /** Is at the target's side, where a bloody killing strikes him too. */
    | { move: 'presence' }
    | { move: 'kill'; weapon: Weapon; hides?: boolean; trail?: Trail }
    /** `named`: the rules say themselves that it is announced. */
    | { move: 'silence'; days: number; die?: Die; named?: true }
    | { move: 'heal'; restores: boolean }
    /** Keeps killers off, and nothing else. */
    | { move: 'ward' }
    /** Heals himself, so the order has no target. */
    | { move: 'heal-self' }
    /** Heals the victims of a role named in the order. */
    | { move: 'heal-from' }
    | { move: 'infect'; die: Die }
    | { move: 'convert' }
    | { move: 'serum'; die: Die }
    /** Takes the target along when the actor is killed; `die` when he dies of a disease. */
    | { move: 'mark'; die: Die }
    | { move: 'protect' }
    | { move: 'unprotect' }
    | { move: 'vow' }
    | { move: 'stand-in'; at: 'gallows' | 'night' }
    /** Evidence against the actor himself, rolled whether or not the victims were saved. */
    | { move: 'expose'; die: Die; as: RoleId | 'leader' }
    /** The actor's vote does not count on the coming day, in secret; `half`: if that is half of the living. */
    | { move: 'forfeit'; half?: number }
    /** Strikes the actor himself. */
    | { move: 'backfire'; strike: 'heart' }
    | { move: 'own-silence'; days: number }
    /** The mafia's vote for a victim. */
    | { move: 'ballot' }
    /** The last move of the night: one of the dead comes back. */
    | { move: 'revive' }
    /** A question the host answers with yes or no. */
    | { move: 'question' }
  );

export type MoveKind = Move['move'];
export type MoveOf<K extends MoveKind> = Extract<Move, { move: K }>;

/** An order as it reaches the resolver. */
export interface Order {
  actor: SeatId;
  act: string;
  targets: SeatId[];
  /** Role borrowed. */
  as?: RoleId;
  /** Role healed from. */
  from?: RoleId;
  question?: string;
  /** The story of the murder was sent. */
  described?: boolean;
}
