import { describe, expect, test } from 'vitest';
import { SHIELDS, TABLE } from '../../engine/night/shields';
import { DEFAULTS, FLG_OPTIONS } from '../../engine/rulesets/options/all';
import { QUOTES } from '../../engine/rulesets/quotes/quotes';
import { CLASHES, cellsOf, resultOf } from './clashes';
import { night } from './play';

describe('the table of effects and shields', () => {
  for (const { cell, rules, players, orders, dead, around } of CLASHES) {
    night(`${rules}: ${cell}`, players, orders, { dead }, { alive: 14, ...around });
    test(`${cell} is the cell that decides`, () => {
      expect(cellsOf(resultOf(players, orders, { alive: 14, ...around }))).toContain(cell);
    });
  }

  test('every cell cites rules that exist and options that exist', () => {
    for (const row of Object.values(TABLE))
      for (const shield of SHIELDS) {
        const cell = row[shield];
        if (!cell) continue;
        expect(cell.rules.length).toBeGreaterThan(0);
        expect(cell.rules.filter((rule) => !QUOTES.has(rule))).toEqual([]);
        if (!cell.unless) continue;
        const [id, value] = cell.unless;
        expect(DEFAULTS.has(id), id).toBe(true);
        expect(FLG_OPTIONS.find((option) => option.id === id)?.choices.map((choice) => choice.id)).toContain(value);
      }
  });
});
