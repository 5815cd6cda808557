import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ballot } from '../../../engine/votes/ballot';
import { chartOf } from '../../../engine/votes/pictures/chart';
import { badness, courseOf, leaders } from '../../../engine/votes/pictures/course';
import { matrixOf } from '../../../engine/votes/pictures/matrix';
import { FLG } from '../../../engine/votes/presets';
import { publicTally } from '../../../engine/votes/tally';
import { ballots, post, roster } from '../thread';

const NAMES = ['Вася', 'Петя', 'Маша', 'Гриша', 'Зоя'];
const players = roster(NAMES);
const names = new Map(players.seats.map((seat) => [seat.id, seat.name]));
const name = fc.constantFrom(...NAMES);
const says = fc.oneof(
  name.map((it) => `[r]${it}[/r]`),
  name.map((it) => `[b]${it}[/b]`),
  fc.tuple(name, name).map(([a, b]) => `[r]${a}[/r]\n[b]${b}[/b]`),
  fc.constantFrom('[r]снимаю голос[/r]', '[r]пас[/r]', 'болтаю', '[r]Вася и Петя[/r]', '[d]Петя[/d]'),
);
const day = fc.array(fc.tuple(name, says, fc.boolean()), { maxLength: 30 });

const MINUTE = 60_000;
const START = Date.parse('2026-11-27T17:00:00Z');
const said = (lines: readonly (readonly [string, string, boolean?])[]): Ballot[] =>
  ballots(
    players,
    lines.map(([author, text, untimed], at) =>
      post(author, text, {
        time: { iso: untimed ? null : new Date(START + at * MINUTE).toISOString(), raw: '', seconds: true },
      }),
    ),
    { policy: FLG },
  );
const at = (n: number): number => START + n * MINUTE;

describe('how the totals moved', () => {
  it('a vote, its change, a vote for, a withdrawal', () => {
    const course = courseOf(
      said([
        ['Вася', '[r]Петя[/r]'],
        ['Маша', '[b]Петя[/b]'],
        ['Вася', '[r]Маша[/r]'],
        ['Маша', '[r]снимаю голос[/r]'],
      ]),
      names,
      null,
    );
    expect(course.timed).toBe(true);
    expect(course.candidates.map((it) => [it.name, ...it.stands.map((s) => [s.at - START, s.against, s.for])])).toEqual(
      [
        ['Петя', [0, 1, 0], [MINUTE, 1, 1], [2 * MINUTE, 0, 1], [3 * MINUTE, 0, 0]],
        ['Маша', [2 * MINUTE, 1, 0]],
      ],
    );
    expect(course.turns.map(({ voter, from, to }) => [voter, from?.seat ?? null, to?.seat ?? null])).toEqual([
      ['Вася', null, 's-Петя'],
      ['Маша', null, 's-Петя'],
      ['Вася', 's-Петя', 's-Маша'],
      ['Маша', 's-Петя', null],
    ]);
  });

  it('a vote without a time stands where the one before it does; without any times votes are told by their order', () => {
    const some = courseOf(
      said([
        ['Вася', '[r]Петя[/r]'],
        ['Маша', '[r]Петя[/r]', true],
      ]),
      names,
      null,
    );
    expect(some.turns.map((turn) => turn.at)).toEqual([at(0), at(0)]);
    const none = courseOf(
      said([
        ['Вася', '[r]Петя[/r]', true],
        ['Маша', '[r]Петя[/r]', true],
      ]),
      names,
      null,
    );
    expect(none).toMatchObject({ timed: false, turns: [{ at: 1 }, { at: 2 }] });
  });

  it('ends where the public count stands', () => {
    fc.assert(
      fc.property(day, (lines) => {
        const all = said(lines);
        const { candidates, turns } = courseOf(all, names, null);
        const end = Object.fromEntries(
          candidates.flatMap(({ seat, stands }) => {
            const last = stands.at(-1);
            return last && (last.against || last.for) ? [[seat, [last.against, last.for]]] : [];
          }),
        );
        const { standings } = publicTally(all, players, FLG, { complete: true, closed: true });
        const counted = standings.filter((it) => it.against || it.for).map((it) => [it.seat, [it.against, it.for]]);
        expect(end).toEqual(Object.fromEntries(counted));
        for (const { stands } of candidates) {
          for (const [index, stand] of stands.entries()) {
            expect(Math.min(stand.against, stand.for)).toBeGreaterThanOrEqual(0);
            if (index > 0) expect(stand.at).toBeGreaterThan(stands[index - 1]?.at ?? 0);
          }
        }
        expect(turns.map((turn) => turn.at)).toEqual(turns.map((turn) => turn.at).toSorted((a, b) => a - b));
      }),
      { numRuns: 150 },
    );
  });

  it('leaders: the worst at the end first, then who was worst for a while, nobody who only had votes for him', () => {
    const { candidates } = courseOf(
      said([
        ['Вася', '[r]Петя[/r]'],
        ['Гриша', '[r]Петя[/r]'],
        ['Маша', '[b]Вася[/b]'],
        ['Вася', '[r]Маша[/r]'],
        ['Гриша', '[r]Маша[/r]'],
        ['Зоя', '[r]Гриша[/r]'],
      ]),
      names,
      null,
    );
    expect(leaders(candidates, true, 9).map((it) => it.name)).toEqual(['Маша', 'Гриша', 'Петя']);
    expect(leaders(candidates, true, 2).map((it) => it.name)).toEqual(['Маша', 'Гриша']);
  });

  it('badness: points below zero with votes for, votes against without', () => {
    expect(badness({ at: 0, against: 3, for: 1 }, true)).toBe(2);
    expect(badness({ at: 0, against: 3, for: 1 }, false)).toBe(3);
    expect(badness(undefined, true)).toBe(0);
  });
});

describe('the chart', () => {
  const box = { left: 30, top: 10, right: 430, bottom: 210 };
  const chart = (lines: Parameters<typeof said>[0], most = 6) => {
    const course = courseOf(said(lines), names, null);
    return chartOf({ course, votesFor: true, from: at(0), to: at(40), box, most, line: 16 });
  };

  it('draws steps: level, then upright where the vote was cast, level to the end', () => {
    const { lines, levels } = chart([
      ['Вася', 'болтаю'],
      ['Вася', '[r]Петя[/r]'],
      ['Гриша', 'болтаю'],
      ['Гриша', '[r]Петя[/r]'],
    ]);
    expect(lines.map(({ path, end, tip }) => ({ path, end, tip }))).toEqual([
      { path: 'M30 210H40V110H60V10H430', end: 2, tip: { x: 430, y: 10 } },
    ]);
    expect(levels).toEqual([
      { value: 0, y: 210 },
      { value: 1, y: 110 },
      { value: 2, y: 10 },
    ]);
  });

  it('nothing leaves the box, labels keep apart, whatever was voted', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 6 }), (lines, most) => {
        const drawn = chart(lines, most);
        expect(drawn.lines.length).toBeLessThanOrEqual(most);
        const labels = drawn.lines.map((line) => line.label).toSorted((a, b) => a - b);
        labels.forEach((label, index) => {
          expect(label).toBeGreaterThanOrEqual(box.top);
          expect(label).toBeLessThanOrEqual(box.bottom);
          if (index > 0) expect(label - (labels[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-6);
        });
        for (const { path, dots } of drawn.lines) {
          expect(path).toMatch(/^M[\d.]+ -?[\d.]+(?:H[\d.]+V-?[\d.]+)*H430$/);
          for (const dot of dots) {
            expect(dot.x).toBeGreaterThanOrEqual(box.left);
            expect(dot.x).toBeLessThanOrEqual(box.right);
            expect(dot.y).toBeGreaterThanOrEqual(box.top - 5);
            expect(dot.y).toBeLessThanOrEqual(box.bottom + 5);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('who on whom', () => {
  it('groups voters by their candidate and keeps what they changed', () => {
    const matrix = matrixOf(
      said([
        ['Вася', '[r]Петя[/r]'],
        ['Вася', '[r]Маша[/r]'],
        ['Гриша', '[r]Маша[/r]'],
        ['Маша', '[b]Вася[/b]'],
        ['Зоя', '[r]Петя[/r]'],
        ['Зоя', '[r]снимаю голос[/r]'],
      ]),
      names,
    );
    expect(matrix.columns).toEqual([
      { seat: 's-Маша', name: 'Маша', against: 2, for: 0 },
      { seat: 's-Вася', name: 'Вася', against: 0, for: 1 },
      { seat: 's-Петя', name: 'Петя', against: 0, for: 0 },
    ]);
    expect(
      matrix.rows.map(({ name: who, cells }) => [who, ...cells.map((it) => [it.column, it.side, it.stands])]),
    ).toEqual([
      ['Вася', [0, 'against', true], [2, 'against', false]],
      ['Гриша', [0, 'against', true]],
      ['Маша', [1, 'for', true]],
      ['Зоя', [2, 'against', false]],
    ]);
  });

  it('holds every counted vote once and sums up to the count', () => {
    fc.assert(
      fc.property(day, (lines) => {
        const all = said(lines);
        const { columns, rows } = matrixOf(all, names);
        const { standings } = publicTally(all, players, FLG, { complete: true, closed: true });
        for (const it of standings) {
          const column = columns.find((other) => other.seat === it.seat);
          expect([column?.against ?? 0, column?.for ?? 0]).toEqual([it.against, it.for]);
        }
        for (const { cells } of rows) {
          expect(cells.filter((it) => it.stands).length).toBeLessThanOrEqual(1);
          expect(new Set(cells.map((it) => it.column)).size).toBe(cells.length);
        }
      }),
      { numRuns: 150 },
    );
  });
});
