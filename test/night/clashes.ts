import { UNDECIDED } from '../../engine/night/asks';
import { type NightResult, resolveNight } from '../../engine/night/resolve';
import { diceOf } from '../cli/scenarios/night-dice';
import { tableOf } from '../cli/scenarios/night-setup';
import { type Around, scenarioOf } from './play';

/** A night in which one rare cell of the table of effects and shields decides. */
export interface Clash {
  cell: string;
  rules: string;
  players: string;
  orders: string;
  dead: string;
  around?: Around;
}

const TOWN =
  'Рома мафия 1, Марк маньяк, Дина девочка, Миша мент, Даша доктор, Сева священник, Рита реаниматор, Джек джокер, Хома хохол, Горан горец, Аня, Вася';

export const CLASHES: readonly Clash[] = [
  {
    cell: 'scene × immunity',
    rules: 'R-178, A-034',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Дина visit Аня',
    dead: 'Аня',
    around: { night: 1, immune: ['Дина'] },
  },
  {
    cell: 'scene × guard',
    rules: 'R-184, A-076',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Дина visit Аня; Джек visit Дина as:мент',
    dead: 'Аня',
  },
  {
    cell: 'scene × heal',
    rules: 'R-178, A-090',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Дина visit Аня; Даша heal Дина',
    dead: 'Аня',
  },
  {
    cell: 'scene × heal-from',
    rules: 'R-162',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Дина visit Аня; Даша healFrom from:маньяк',
    dead: 'Дина',
  },
  {
    cell: 'scene × revival',
    rules: 'R-178, R-239',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Дина visit Аня; Рита revive Дина',
    dead: 'Аня',
  },
  {
    cell: 'disease × undying',
    rules: 'A-087',
    players: TOWN,
    orders: 'Рома refuse',
    dead: '',
    around: { before: { infected: ['Горан'] } },
  },
  {
    cell: 'revenge × heal',
    rules: 'R-213, A-090',
    players: TOWN,
    orders: 'Марк kill Хома; Даша heal Марк',
    dead: 'Хома',
  },
  { cell: 'revenge × undying', rules: 'R-139', players: TOWN, orders: 'Горан kill Хома', dead: 'Хома Горан' },
  {
    cell: 'heart × immunity',
    rules: 'R-207, A-034',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Сева confess Марк',
    dead: 'Аня',
    around: { night: 1, immune: ['Сева'] },
  },
  {
    cell: 'heart × heal',
    rules: 'R-207, A-090',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Сева confess Марк; Даша heal Сева',
    dead: 'Аня',
  },
  {
    cell: 'heart × heal-from',
    rules: 'R-207, R-160',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Сева confess Марк; Даша healFrom from:священник',
    dead: 'Аня Сева',
  },
  {
    cell: 'heart × revival',
    rules: 'R-207, R-239',
    players: TOWN,
    orders: 'Марк bloodyKill Аня; Сева confess Марк; Рита revive Сева',
    dead: 'Аня',
  },
];

/** The resolver's own answer, trace and all, with the defaults accepted. */
export function resultOf(players: string, orders: string, around: Around = {}): NightResult {
  const made = tableOf(scenarioOf(players, orders, around));
  if (!made.ok) throw new Error(made.error);
  const table = made.value;
  const dice = diceOf(table, around.dice ?? {});
  let answers: Record<string, string> = {};
  for (let round = 0; round < 20; round++) {
    const outcome = resolveNight({
      state: table.state,
      orders: table.orders,
      rules: table.rules,
      dice,
      answers,
      acts: table.acts,
    });
    if (outcome.kind === 'done') return outcome.result;
    if (outcome.kind === 'problems') throw new Error(outcome.problems.map((problem) => problem.code).join());
    answers = { ...answers, ...Object.fromEntries(outcome.asks.map((ask) => [ask.id, UNDECIDED])) };
  }
  throw new Error('asks without an end');
}

/** Cells of the table that decided something. */
export const cellsOf = (result: NightResult): string[] =>
  result.trace.flatMap((step) =>
    step.slots.strike === undefined ? [] : [`${step.slots.strike} × ${step.slots.shield}`],
  );
