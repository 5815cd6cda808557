import type { Effect } from '../../../engine/game/effects';
import type { HostEffect, Overruling } from '../../../engine/game/overrule';
import type { GameState, RoleId, SeatId } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { words } from './adding.words';
import { effectText } from './effect-text';
import type { Names } from './names';

/** What the host may decide himself. `drop` takes an outcome of the rules away. */
export type AddingKind = 'drop' | HostEffect['kind'];

/** A decision of the host while he types it. */
export interface Adding {
  kind: AddingKind;
  /** Key of the effect to drop. */
  key: string;
  seat: SeatId;
  /** Days of silence. */
  days: number;
  role: RoleId;
  reason: string;
}

export const FRESH_ADDING: Adding = { kind: 'death', key: '', seat: '', days: 1, role: '', reason: '' };

/** Moment of the game a decision belongs to. */
export interface Moment {
  phase: 'night' | 'day';
  number: number;
  /** First day a silence counts for. */
  silenceFrom: number;
}

/** The effect the host has described, `null` while something is missing. */
export function hostEffect(adding: Adding, at: Moment, { seats }: Pick<GameState, 'seats'>): HostEffect | null {
  const { kind, seat, role, days } = adding;
  if (kind === 'drop' || seat === '') return null;
  switch (kind) {
    case 'death':
      return { kind, seat, death: { phase: at.phase, number: at.number, cause: 'ruling', by: [] }, why: null };
    case 'undeath':
      return { kind, seat, why: null };
    case 'silence':
      return { kind, seat, until: at.silenceFrom + Math.max(1, days) - 1, why: null };
    case 'revealed':
      return role === '' ? null : { kind, seat, as: 'role', role, why: null };
    case 'role': {
      const was = seats.find((it) => it.id === seat)?.role;
      return role === '' || was === undefined || was === role ? null : { kind, seat, role, was, why: null };
    }
  }
}

/** The overruling the host has described; there is none without a reason. */
export function overrulingOf(adding: Adding, at: Moment, state: Pick<GameState, 'seats'>): Overruling | null {
  const reason = adding.reason.trim();
  if (reason === '') return null;
  if (adding.kind === 'drop') return adding.key === '' ? null : { kind: 'drop', key: adding.key, reason };
  const effect = hostEffect(adding, at, state);
  return effect && { kind: 'add', effect, reason };
}

/** Overrulings as the log keeps them: what was decided, in words, and why. */
export function overruledText(overrulings: readonly Overruling[], names: Names): { what: string; reason: string }[] {
  return overrulings.map((it) => {
    const effect = it.kind === 'add' ? it.effect : (JSON.parse(it.key) as Effect);
    const what = effectText(effect, names) ?? effect.kind;
    return { what: say(it.kind === 'add' ? words.added : words.dropped, { what }), reason: it.reason };
  });
}
