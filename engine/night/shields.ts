import type { RuleId } from '../game/state';
import type { Strike } from '../roles/moves';
import type { Phrase } from '../words';

/** What may stand between a strike and its target. */
export type Shield =
  | 'immunity'
  | 'guard'
  | 'ward'
  | 'undying'
  | 'unexposable'
  | 'heal'
  | 'self-heal'
  | 'heal-from'
  | 'revival';

export interface Cell {
  holds: boolean;
  rules: readonly RuleId[];
  /** House option that turns the cell over, and the value that does. */
  unless?: readonly [option: string, value: string];
}

const yes = (...rules: RuleId[]): Cell => ({ holds: true, rules });
const no = (...rules: RuleId[]): Cell => ({ holds: false, rules });
const yesUnless = (option: string, value: string, ...rules: RuleId[]): Cell => ({
  holds: true,
  rules,
  unless: [option, value],
});

const averted = yesUnless('A-034', 'attacks-only', 'R-026', 'A-034');

/**
 * Effect × shield: what holds against what. A missing cell is a strike the shield has nothing to do with or never meets:
 * whoever is guarded is blocked too and neither kills nor hears a confession, the first night has no disease yet. The order of
 * the columns in {@link SHIELDS} is the order they are tried in, which matters for what a saved one still sets off.
 */
export const TABLE: Readonly<Record<Strike, Readonly<Partial<Record<Shield, Cell>>>>> = {
  shot: {
    immunity: yes('R-026'),
    guard: yes('R-184'),
    ward: yes('R-272', 'A-129'),
    undying: yes('R-139'),
    heal: yes('R-158', 'R-159'),
    'self-heal': yes('R-142'),
    'heal-from': yes('R-160', 'R-161', 'A-093'),
    revival: yes('R-239'),
  },
  bloody: {
    immunity: yes('R-026', 'A-034'),
    guard: no('R-186'),
    undying: no('R-139', 'A-087'),
    heal: yes('R-158', 'A-056'),
    'self-heal': yes('R-142'),
    'heal-from': yes('R-160', 'R-162'),
    revival: yes('R-239'),
  },
  scene: {
    immunity: averted,
    guard: yes('R-184'),
    heal: yesUnless('A-090', 'killings-only', 'A-090'),
    'heal-from': no('R-162'),
    revival: yes('R-239'),
  },
  disease: {
    guard: no('R-079'),
    undying: yes('R-139', 'A-087'),
    heal: yes('R-077'),
    'self-heal': yes('R-142'),
    'heal-from': yesUnless('A-065', 'useless', 'A-065'),
    revival: yesUnless('A-065', 'useless', 'A-065'),
  },
  mark: {
    immunity: averted,
    guard: yesUnless('A-091', 'dies', 'R-184', 'A-091'),
    undying: yes('R-139', 'A-087'),
    heal: yesUnless('A-090', 'killings-only', 'A-090'),
    'self-heal': yesUnless('A-090', 'killings-only', 'R-142', 'A-090'),
    'heal-from': yes('R-160'),
    revival: yes('R-239'),
  },
  revenge: {
    immunity: averted,
    undying: no('R-139'),
    heal: yesUnless('A-090', 'killings-only', 'A-090'),
    'heal-from': no('R-160'),
    revival: yes('R-239'),
  },
  heart: {
    immunity: averted,
    heal: yesUnless('A-090', 'killings-only', 'A-090'),
    'heal-from': no('R-160'),
    revival: yes('R-239'),
  },
  silence: { immunity: no('A-034'), guard: yes('R-184', 'A-067') },
  infection: {
    immunity: no('A-034'),
    guard: yes('R-078'),
    undying: yes('A-087'),
    heal: yes('R-077'),
    'self-heal': yes('R-142'),
    'heal-from': yesUnless('A-065', 'useless', 'A-065'),
    revival: yesUnless('A-065', 'useless', 'A-065'),
  },
  conversion: {
    immunity: no('A-034'),
    guard: yesUnless('A-070', 'passes', 'R-184', 'A-070'),
    // Of the role that converts he is the victim; a heal of his own takes it off at the results, an old one too.
    'heal-from': yes('R-108', 'R-160'),
  },
  touch: { guard: yesUnless('A-070', 'passes', 'R-184', 'A-070') },
  serum: { immunity: no('A-034'), guard: yes('R-184', 'A-143'), unexposable: yes('R-254', 'A-143') },
};

export const SHIELDS: readonly Shield[] = [
  'immunity',
  'guard',
  'ward',
  'undying',
  'unexposable',
  'heal',
  'self-heal',
  'heal-from',
  'revival',
];

/** Kinds that the unhealable get nothing from. */
export const HEALING: ReadonlySet<Shield> = new Set<Shield>(['heal', 'self-heal', 'heal-from', 'revival']);

/** Strikes that kill. */
export const LETHAL: ReadonlySet<Strike> = new Set<Strike>([
  'shot',
  'bloody',
  'scene',
  'disease',
  'mark',
  'revenge',
  'heart',
]);

/** Strikes with a killer behind them: a witness names him, a victim may take him along, his heirs may ask. */
export const KILLERS: ReadonlySet<Strike> = new Set<Strike>(['shot', 'bloody', 'scene', 'mark']);

/** Strikes a bodyguard takes upon himself; a disease is none of them. */
export const TAKEN_OVER: ReadonlySet<Strike> = new Set<Strike>(['shot', 'bloody', 'scene', 'mark', 'revenge', 'heart']);

/**
 * A clash: an attack that was averted and sets something off all the same. Rows of data, because nothing in the
 * table above would let one guess them.
 */
export const FIRES_THOUGH_SAVED: ReadonlyMap<Shield, { rules: readonly RuleId[]; words: Phrase }> = new Map([
  [
    'heal',
    {
      rules: ['R-218'],
      words: {
        ru: 'Лечение спасло указавшего, но указанный умирает',
        en: 'Healing saved him, yet the one he named dies',
      },
    },
  ],
  [
    'heal-from',
    {
      rules: ['R-218'],
      words: {
        ru: 'Лечение от роли спасло указавшего, но указанный умирает',
        en: 'Healing from the role saved him, yet the one he named dies',
      },
    },
  ],
  [
    'revival',
    {
      rules: ['R-218', 'A-140'],
      words: {
        ru: 'Возвращение спасло указавшего, но указанный умирает',
        en: 'Being brought back saved him, yet the one he named dies',
      },
    },
  ],
] as const);

/** Whether the shield holds under the options of this game. */
export function holds(cell: Cell, option: (id: string) => string): boolean {
  return cell.unless !== undefined && option(cell.unless[0]) === cell.unless[1] ? !cell.holds : cell.holds;
}
