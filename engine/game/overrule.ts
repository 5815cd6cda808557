import { newTrace, type Trace, whyChain } from '../night/trace';
import type { Ruleset } from '../rulesets/ruleset';
import { applyEffects, type Effect } from './effects';
import { family, heir } from './sides';
import type { GameState, SeatId } from './state';
import { headedBy, succession } from './succession';
import type { TraceStep } from './trace';
import { proposeWin } from './wins';

/** Effects the host may bring about by his own word. */
export type HostEffect = Extract<Effect, { kind: 'death' | 'undeath' | 'silence' | 'revealed' | 'role' }>;

/** One outcome the host puts in the place of the rules', always with his reason. */
export type Overruling =
  /** The effect with this {@link effectKey} does not happen, nor what it caused. */
  { kind: 'drop'; key: string; reason: string } | { kind: 'add'; effect: HostEffect; reason: string };

/** What the rules brought about: a night or an execution. `core`: effects before successions and win proposals. */
export interface Ruled {
  effects: readonly Effect[];
  core: number;
  trace: readonly TraceStep[];
}

/** Name of an effect that stays the same while the reasons before it change. */
export const effectKey = ({ why: _why, ...effect }: Effect): string => JSON.stringify(effect);

/**
 * The outcome as the host decided it. What a dropped death has caused falls with it; who steps up and who wins is
 * worked out anew from what is left. Without overrulings the outcome of the rules stands untouched.
 */
export function overrule(
  state: GameState,
  rules: Ruleset,
  ruled: Ruled,
  overrulings: readonly Overruling[],
): { effects: readonly Effect[]; trace: readonly TraceStep[]; dropped: readonly Effect[] } {
  if (overrulings.length === 0) return { ...ruled, dropped: [] };
  const trace = newTrace();
  for (const step of ruled.trace) trace.add(step.words, step.slots, step.rules, step.causes);
  const keys = new Set(overrulings.flatMap((it) => (it.kind === 'drop' ? [it.key] : [])));
  const named = (effect: Effect): boolean => keys.has(effectKey(effect));

  const core = ruled.effects.slice(0, ruled.core);
  const undone = new Set(core.flatMap((it) => (named(it) && it.kind === 'death' && it.why !== null ? [it.why] : [])));
  const falls = (effect: Effect): boolean =>
    named(effect) || (effect.why !== null && whyChain(ruled.trace, effect.why).some((step) => undone.has(step)));
  const added = overrulings.flatMap((it): Effect[] => {
    if (it.kind === 'drop') return [];
    const words = { ru: 'Решение ведущего: {reason}', en: 'The host’s decision: {reason}' };
    return [{ ...it.effect, why: trace.add(words, { reason: it.reason }, []) }];
  });

  const own = [...core.filter((it) => !falls(it)), ...added];
  const tail = ruled.effects.slice(ruled.core);
  const lost = tail.filter((it) => it.kind === 'side-lost');
  const given = handedOver(applyEffects(state, own), rules, added);
  const effects = withConsequences(state, rules, own, trace, [...lost, ...given]).filter((it) => !named(it));
  return { effects, trace: trace.steps, dropped: [...core.filter(falls), ...tail.filter(named)] };
}

/**
 * Whoever is handed a role is told of it, as of any passing role; where it makes him one of the mafia or
 * takes him out of it, their head may be another.
 */
function handedOver(after: GameState, { office }: Ruleset, added: readonly Effect[]): Effect[] {
  const given = added.flatMap((it) => (it.kind === 'role' ? [it] : []));
  const told = ({ seat, role, why }: (typeof given)[number]): Effect => ({
    kind: 'told',
    to: seat,
    says: { fact: 'became', role },
    notice: true,
    why,
  });
  const why = given.at(-1)?.why ?? null;
  const stays = family(after).some((seat) => seat.id === after.leader);
  const head = stays ? after.leader : heir(after);
  const same = given.length === 0 || office.passes !== 'line' || head === after.leader;
  return [...given.map(told), ...(same ? [] : headedBy(head, why))];
}

/** What the host brings about by a ruling: the effects, who steps up after them, the win they lead to. */
export function withConsequences(
  state: GameState,
  rules: Ruleset,
  own: readonly Effect[],
  trace: Trace,
  lost: readonly Effect[] = [],
): Effect[] {
  const after = applyEffects(state, own);
  const alive = (seat: SeatId): boolean => after.seats.some((it) => it.id === seat && it.alive);
  const died = own.flatMap((it) => (it.kind === 'death' && !alive(it.seat) ? [it.seat] : []));
  const next = [...succession(after, died, rules, trace), ...lost];
  return [...own, ...next, ...proposeWin(applyEffects(after, next), rules, trace)];
}
