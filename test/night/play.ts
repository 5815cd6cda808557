import { expect, test } from 'vitest';
import type { NightScenario } from '../cli/scenarios/night-setup';
import { runNight } from '../cli/scenarios/nights';

/** What a night came to, in the shape of the worked examples. */
export interface Outcome {
  deaths: string[];
  revealed: { player: string; what: string }[];
  silenced: { player: string; days: number }[];
  privateResults: { to: string; text: string }[];
  publicFacts: string[];
  invalidOrders: { actor: string; reason: string; silent?: boolean }[];
  stateAfter: Record<string, unknown>;
  hostDecision?: string;
}

/** Everything about a night that is not players and orders. */
export interface Around {
  night?: number;
  /** Fills up with citizens to this many living. */
  alive?: number;
  /** Orders of earlier nights by number, in the same short form. */
  history?: Record<number, string>;
  dice?: NightScenario['dice'];
  /** Dice of the earlier nights. */
  pastDice?: NightScenario['dice'];
  immune?: string[];
  setup?: NightScenario['setup'];
  events?: NightScenario['events'];
  rulings?: NightScenario['rulings'];
  before?: NightScenario['stateBefore'];
  /** House options that differ from the defaults. */
  house?: Record<string, string>;
  game?: 'flg' | 'prokurator';
}

/** Parts to be compared: lists are sets; texts to one player as `Name: text`. */
export interface Wanted {
  dead?: string;
  /** `Name: роль: …`, comma separated is not used because roles have spaces: one string per reveal. */
  shown?: string[];
  /** `Name days`. */
  mute?: string[];
  told?: string[];
  paper?: string[];
  /** Actors whose orders do not stand; `Name silently`. */
  refused?: string[];
  state?: Record<string, unknown>;
  asks?: boolean;
}

/** `Рома мафия 1, Марк маньяк, Аня, Вася†`: name, role (a citizen without one), rank, a cross for the dead. */
function players(text: string, alive: number | undefined): NightScenario['players'] {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const dead = part.includes('†');
      const [name = '', ...rest] = part.replace('†', '').trim().split(/\s+/);
      const rank = /^\d+$/.test(rest.at(-1) ?? '') ? Number(rest.pop()) : undefined;
      return { name, role: rest.join(' ') || 'мирный', alive: !dead, ...(rank === undefined ? {} : { rank }) };
    });
  const missing = Math.max(0, (alive ?? 0) - named.filter((one) => one.alive).length);
  const crowd = Array.from({ length: missing }, (_, i) => ({ name: `Житель${i + 1}`, role: 'мирный', alive: true }));
  return [...named, ...crowd];
}

/** `Рома kill Аня Вася; Джек heal Аня as:доктор; Даша healFrom from:мафия; Рома bribe ?Вопрос; Гена kill Аня +`. */
export function orders(text: string): NonNullable<NightScenario['orders']> {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [head = '', question] = part.split('?');
      const words = head.trim().split(/\s+/);
      const [actor = '', action = '', ...rest] = words;
      const of = (key: string) =>
        rest
          .find((word) => word.startsWith(`${key}:`))
          ?.slice(key.length + 1)
          .replaceAll('_', ' ');
      const as = of('as');
      const from = of('from');
      return {
        actor,
        action,
        targets: rest.filter((word) => !word.includes(':') && word !== '+'),
        ...(as === undefined ? {} : { as }),
        ...(from === undefined ? {} : { from }),
        ...(question === undefined ? {} : { question }),
        ...(rest.includes('+') ? { description: true } : {}),
      };
    });
}

export function scenarioOf(who: string, what: string, around: Around = {}): NightScenario {
  const { night = 5, history = {}, before } = around;
  return {
    id: 'own',
    ruleset: around.game ?? 'flg',
    players: players(who, around.alive),
    night,
    history: Object.entries(history).map(([number, text]) => ({
      night: Number(number),
      orders: orders(text),
      dice: around.pastDice ?? {},
    })),
    orders: orders(what),
    dice: around.dice ?? {},
    ...(around.immune ? { immune: around.immune } : {}),
    ...(around.setup ? { setup: around.setup } : {}),
    ...(around.events ? { events: around.events } : {}),
    ...(around.rulings ? { rulings: around.rulings } : {}),
    ...(before ? { stateBefore: before } : {}),
    ...(around.house ? { options: around.house } : {}),
  };
}

/** Plays one night through the log and the resolver. */
export function play(who: string, what: string, around: Around = {}): Outcome {
  const answer = runNight(scenarioOf(who, what, around));
  if (!answer.ok) throw new Error(answer.error);
  return answer.value as Outcome;
}

const set = (list: readonly string[]) => [...list].sort();

/** One row of a table of nights; the name carries the numbers of the rules. `dead` is always compared. */
export function night(name: string, who: string, what: string, wanted: Wanted, around: Around = {}): void {
  test(name, () => {
    const came = play(who, what, around);
    expect(set(came.deaths), 'deaths').toEqual(set((wanted.dead ?? '').split(/[\s,]+/).filter(Boolean)));
    if (wanted.shown)
      expect(set(came.revealed.map((one) => `${one.player}: ${one.what}`)), 'shown').toEqual(set(wanted.shown));
    if (wanted.mute)
      expect(set(came.silenced.map((one) => `${one.player} ${one.days}`)), 'mute').toEqual(set(wanted.mute));
    if (wanted.told)
      expect(set(came.privateResults.map((one) => `${one.to}: ${one.text}`)), 'told').toEqual(set(wanted.told));
    if (wanted.paper) expect(set(came.publicFacts), 'paper').toEqual(set(wanted.paper));
    expect(set(came.invalidOrders.map((one) => `${one.actor}${one.silent ? ' silently' : ''}`)), 'refused').toEqual(
      set(wanted.refused ?? []),
    );
    expect(Boolean(came.hostDecision), `asks: ${came.hostDecision}`).toBe(wanted.asks ?? false);
    for (const [key, value] of Object.entries(wanted.state ?? {})) {
      const actual = came.stateAfter[key];
      expect(Array.isArray(actual) ? set(actual as string[]) : actual, key).toEqual(
        Array.isArray(value) ? set(value as string[]) : value,
      );
    }
  });
}
