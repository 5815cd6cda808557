import type { Effect } from '../game/effects';
import { type GameState, isAlive, type RuleId, type SeatId } from '../game/state';
import type { AskBook } from '../night/asks';
import type { Trace } from '../night/trace';
import type { Role } from '../roles/role';
import type { Phrase, Slots } from '../words';
import { lastMarked } from './marked';

/** What the chain at the gallows has to know besides the state. */
export interface GallowsView {
  state: GameState;
  role(seat: SeatId): Role;
  /** Chosen value of a house option. */
  option(id: string): string;
  /** Rules the verdict rests on. */
  verdict: readonly RuleId[];
  /** The host's answers by id of the ask. */
  asks: AskBook;
}

/** Outcome of an execution before reveals and successions. */
export interface Gallows {
  /** Who really dies, in the order of the chain. */
  hanged: readonly SeatId[];
  effects: readonly Effect[];
}

const CONDEMNED: Phrase = { ru: 'Голосование обрекло: {seat}', en: 'The vote condemned {seat}' };
const UNHANGABLE: Phrase = { ru: '{seat} не вешается по своей роли', en: '{seat} cannot be hanged by role' };
const STANDS_IN: Phrase = {
  ru: '{by} вешается вместо {seat}: самооговор',
  en: '{by} hangs instead of {seat}: self-incrimination',
};
const GOT_OFF: Phrase = { ru: '{seat} отмазан: {by}', en: '{seat} is protected by {by}' };
const REPRIEVED: Phrase = {
  ru: '{seat} отмазан: убил того, за чью смерть не вешают',
  en: '{seat} is protected for having killed one whose killer is not hanged',
};
const TAKEN_OFF: Phrase = { ru: 'Отмаза с {seat} снята: {by}', en: 'The protection of {seat} was removed by {by}' };
const HANGED: Phrase = { ru: '{seat} повешен', en: '{seat} is hanged' };
const TAKES_ALONG: Phrase = { ru: '{by} тянет за собой: {seat}', en: '{by} takes {seat} along' };
const DEAD_ALREADY: Phrase = { ru: '{seat} уже мёртв, тянуть некого', en: '{seat} is dead already: nobody to take' };

/**
 * From the vote's verdict to the dead. A condemned one may be unhangable, replaced by one who stands in for him
 * (R-089…R-091) or protected; whoever hangs takes along the one he vowed to.
 * Every protection is looked at when its owner is about to hang and not before.
 */
export function gallows(view: GallowsView, condemned: readonly SeatId[], trace: Trace): Gallows {
  const { state } = view;
  const hanged: SeatId[] = [];
  const effects: Effect[] = [];
  const note = (words: Phrase, slots: Slots, rules: readonly RuleId[], cause: number | null): number =>
    trace.add(words, slots, rules, cause === null ? [] : [cause]);

  /** Why this seat cannot be hanged now, as a step of the trace; `null` when nothing saves him. */
  const shield = (seat: SeatId, cause: number): number | null => {
    const off = state.day.unprotected.find((it) => it.seat === seat);
    if (state.day.reprieved.includes(seat) && !(off && view.option('A-020') === 'yes'))
      return note(REPRIEVED, { seat }, ['R-256', 'A-020'], cause);
    const cover = state.day.protected.find((it) => it.seat === seat);
    if (!cover) return null;
    if (off) {
      note(TAKEN_OFF, { seat, by: off.by }, ['R-250', 'R-251'], cause);
      return null;
    }
    return note(GOT_OFF, { seat, by: cover.by }, ['R-063'], cause);
  };

  const standIn = (ward: SeatId): SeatId | undefined =>
    state.day.standIns.find((it) => it.at === 'gallows' && it.ward === ward && isAlive(state, it.by))?.by;

  const takeAlong = (by: SeatId, cause: number): void => {
    for (const vow of state.day.vows.filter((it) => it.by === by)) {
      if (hanged.includes(vow.victim)) continue;
      if (!isAlive(state, vow.victim)) note(DEAD_ALREADY, { seat: vow.victim }, ['A-018'], cause);
      else
        bring(
          vow.victim,
          note(TAKES_ALONG, { by, seat: vow.victim }, ['R-221'], cause),
          view.option('A-017') === 'fan',
        );
    }
  };

  /** What a house may read into a hanging though the text speaks of killing at night. */
  const nightly = (seat: SeatId, cause: number): void => {
    const marked = view.option('A-022') === 'takes' ? lastMarked(state, seat, view.role(seat)) : null;
    if (marked !== null && isAlive(state, marked))
      hang(marked, note(TAKES_ALONG, { by: seat, seat: marked }, ['A-022'], cause));
    if (!view.role(seat).takesKillers || view.option('A-021') !== 'host') return;
    const others = state.seats.filter((it) => it.alive && it.id !== seat && !hanged.includes(it.id));
    const answer = view.asks.ask({
      id: `takes/${state.night}/${seat}`,
      kind: 'takes',
      seats: [seat],
      words: { ru: '{seat} повешен. Кто умирает вместе с ним?', en: '{seat} is hanged. Who dies with him?' },
      slots: { seat },
      rules: ['A-021'],
      options: [
        { id: 'nobody', words: { ru: 'никто', en: 'nobody' } },
        ...others.map((it) => ({ id: it.id, words: { ru: it.name, en: it.name } })),
      ],
      byDefault: 'nobody',
    });
    const taken = others.find((it) => it.id === answer);
    if (taken) hang(taken.id, note(TAKES_ALONG, { by: seat, seat: taken.id }, ['A-021'], cause));
  };

  const hang = (seat: SeatId, cause: number): void => {
    if (hanged.includes(seat)) return;
    hanged.push(seat);
    const why = note(HANGED, { seat }, [], cause);
    effects.push({ kind: 'death', seat, death: { phase: 'day', number: state.night, cause: 'hanged', by: [] }, why });
    takeAlong(seat, why);
    nightly(seat, why);
  };

  /** Brings one under the rope; tells whether somebody hangs for it and, if not, whether a protection is the reason. */
  const bring = (seat: SeatId, cause: number, replaceable: boolean): 'hanged' | 'protected' | 'unhangable' => {
    const unhangable = view.role(seat).unhangable;
    if (unhangable) {
      note(UNHANGABLE, { seat }, unhangable, cause);
      return 'unhangable';
    }
    const instead = replaceable ? standIn(seat) : undefined;
    if (instead !== undefined) {
      const step = note(STANDS_IN, { seat, by: instead }, ['R-089', 'R-090', 'A-017'], cause);
      // Condemned along with him he hangs in his place all the same, whichever of them was named first.
      if (hanged.includes(instead)) return 'hanged';
      const saved = shield(instead, step);
      if (saved !== null) return 'protected';
      hang(instead, step);
      return 'hanged';
    }
    const saved = shield(seat, cause);
    if (saved === null) {
      hang(seat, cause);
      return 'hanged';
    }
    return 'protected';
  };

  const gotOff: { seat: SeatId; why: number }[] = [];
  for (const seat of condemned) {
    if (!isAlive(state, seat) || hanged.includes(seat)) continue;
    const cause = note(CONDEMNED, { seat }, view.verdict, null);
    const outcome = bring(seat, cause, true);
    // The lawyer's paragraph names the vow as an exception to «не вешается никто».
    if (outcome === 'protected' && view.option('A-016') === 'victim') takeAlong(seat, cause);
    if (outcome === 'protected') gotOff.push({ seat, why: trace.steps.length - 1 });
  }
  const nobody = hanged.length === 0;
  for (const { seat, why } of gotOff) effects.push({ kind: 'published', says: { fact: 'got-off', seat, nobody }, why });
  return { hanged, effects };
}
