import type { RuleId } from '../game/state';
import type { Phrase } from '../words';
import type { Limit, OrderView } from './role';

/** «Три человека» means three or fewer. */
const FEW = 3;

const sameAct = (view: OrderView, acts: readonly string[]) =>
  view.before.filter((sent) => sent.as === view.order.as && acts.includes(sent.act));

/** Not the same target two nights running, by any of these acts; lifted at three living. */
export function noRepeat(acts: readonly string[], words: Phrase, rules: readonly RuleId[]): Limit {
  return {
    rules: [...rules, 'A-041'],
    words,
    broken: (view) =>
      view.alive > FEW &&
      sameAct(view, acts).some((sent) => sent.targets.some((target) => view.order.targets.includes(target))),
  };
}

/** Not two nights running at all, while fewer than `below` are alive. */
export function cooldown(actId: string, below: number, words: Phrase, rules: readonly RuleId[]): Limit {
  return { rules, words, broken: (view) => view.alive < below && sameAct(view, [actId]).length > 0 };
}

/** No more targets than `max`; with `alive`, only while that many or fewer live. */
export function atMost(max: number, words: Phrase, rules: readonly RuleId[], alive = Number.POSITIVE_INFINITY): Limit {
  return { rules, words, broken: (view) => view.alive <= alive && view.order.targets.length > max };
}

/** Only while more than `alive` live. */
export function whileMoreThan(alive: number, words: Phrase, rules: readonly RuleId[]): Limit {
  return { rules, words, broken: (view) => view.alive <= alive };
}

export function notSelf(words: Phrase, rules: readonly RuleId[]): Limit {
  return { rules, words, broken: (view) => view.order.targets.includes(view.order.actor) };
}

/** A limit that only some houses have; `option` is the one that makes it. */
export const houseLimit = (option: string, ...rest: Parameters<typeof limit>): Limit => ({
  ...limit(...rest),
  house: option,
});

export function limit(
  words: Phrase,
  rules: readonly RuleId[],
  broken: (view: OrderView) => boolean,
  silent = false,
): Limit {
  return { rules, words, broken, silent };
}
