import type { Overruling } from '../../../engine/game/overrule';
import type { HostAct } from '../../../engine/game/strike';
import type { Answers } from '../../../engine/night/asks';
import type { Adding } from '../story/adding';

/** A die that lies on the table: once thrown it stays, only the host may put it otherwise, with a reason. */
export interface Lying {
  yes: boolean;
  how: 'thrown' | 'set';
  reason?: string;
}

/** A half-made night beside its orders: everything the host has done to it so far. */
export interface NightDraft {
  /** Seed of the throws, drawn at the first of them and kept. */
  seed: string | null;
  dice: Readonly<Record<string, Lying>>;
  /** Dice about to be set, while the reason is being typed. */
  setting: Readonly<Record<string, { yes: boolean; reason: string }>>;
  answers: Answers;
  overrulings: readonly Overruling[];
  /** An overruling that is being typed. */
  adding: Adding | null;
  acts: readonly (HostAct & { reason: string })[];
}

export const FRESH_NIGHT: NightDraft = {
  seed: null,
  dice: {},
  setting: {},
  answers: {},
  overrulings: [],
  adding: null,
  acts: [],
};

/** Name of the draft; `phase` is the {@link ../story/phase phaseKey}. */
export const nightName = (phase: number): string => `night/${phase}`;

/** A draft as it was stored; whatever is missing is as in a fresh one. */
export const readNight = (stored: unknown): NightDraft =>
  typeof stored === 'object' && stored !== null ? { ...FRESH_NIGHT, ...stored } : FRESH_NIGHT;
