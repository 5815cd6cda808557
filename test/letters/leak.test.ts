import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { projection } from '../../engine/game/projection';
import { LETTER_KINDS } from '../../engine/letters/all';
import { interimLetter, lettersOfDay } from '../../engine/letters/day';
import { type Letter, letter } from '../../engine/letters/letter';
import { lettersOfGame } from '../../engine/letters/of-game';
import type { Announced } from '../../engine/letters/public/announced';
import { type PublicCount, publicCount } from '../../engine/letters/public/count';
import { RULESETS } from '../../engine/rulesets/all';
import { presetPolicy } from '../../engine/votes/presets';
import { chanceOf } from '../night/chance';
import { livingSeats, randomGame } from './random-game';
import { twinOf } from './twin';
import { ballot, roster } from './votes';

const FORMATS = ['bbcode', 'html', 'plain'] as const;
const RULES = Object.values(RULESETS);
const games = fc.record({
  seed: fc.nat(),
  nights: fc.integer({ min: 1, max: 3 }),
  which: fc.nat({ max: RULES.length - 1 }),
});
const seen = new Set<string>();

/** Every public letter in one of the formats and languages: they are made of the same pieces. */
const texts = (letters: readonly Letter[], seed: number): string[] =>
  letters
    .filter((one) => one.audience === 'public')
    .map((one) => {
      seen.add(one.kind);
      return `${one.id}\n${one.text(FORMATS[seed % 3] ?? 'plain', seed % 2 === 0 ? 'ru' : 'en')}`;
    });

/** Public letters of a game that need the ballots of the thread. */
function counted(events: readonly GameEvent[], count: PublicCount & Announced): Letter[] {
  const at = events.findLastIndex((event) => event.kind === 'verdict');
  const verdict = events[at];
  if (verdict?.kind !== 'verdict') return [];
  return [
    interimLetter(verdict.day, 'now', count),
    ...lettersOfDay(verdict, fold(events.slice(0, at)), { count, lastWord: '22:00' }),
  ];
}

function random(seed: number, which: number, nights: number) {
  const chance = chanceOf(seed);
  const rules = RULES[which] ?? RULESETS.flg;
  const events = randomGame(rules, chance, nights);
  const voters = livingSeats(events.slice(0, -1));
  const ballots = voters
    .filter(() => chance.yes(0.8))
    .map((voter) => ballot(voter, chance.pick(['against', 'for']), chance.pick(voters)));
  const input = { ballots, roster: roster(voters), policy: presetPolicy(rules.id), day: 1 };
  return { events, chance, count: publicCount({ ...input, options: { complete: true, closed: true } }) };
}

describe('what the forum is told', () => {
  it('is the same, byte for byte, for games that differ in secrets only (A-008)', () => {
    fc.assert(
      fc.property(games, ({ seed, nights, which }) => {
        const { events, chance, count } = random(seed, which, nights);
        const twin = twinOf(events, chance);
        const told = (game: readonly GameEvent[]) => [
          ...texts(
            lettersOfGame(game, String).flatMap((it) => it.letters),
            seed,
          ),
          ...texts(counted(game, count), seed),
        ];
        expect(told(twin)).toEqual(told(events));
        expect(projection(twin)).toEqual(projection(events));
      }),
      { numRuns: 2000 },
    );
  }, 120_000);

  it('every public kind was seen, but for the end, which hides nothing, and the voting topic’s, made without the game', () => {
    const wanted = [...LETTER_KINDS.values()].filter((kind) => kind.audience === 'public').map((kind) => kind.id);
    expect(wanted.filter((kind) => !seen.has(kind)).sort()).toEqual(['end', 'voting']);
  });

  it('does not change when a night is committed and not posted', () => {
    fc.assert(
      fc.property(games, ({ seed, nights, which }) => {
        const { events } = random(seed, which, nights);
        for (const [at, event] of events.entries())
          if (event.kind === 'night' || event.kind === 'verdict')
            expect(JSON.stringify(projection(events.slice(0, at + 1)))).toBe(
              JSON.stringify(projection(events.slice(0, at))),
            );
      }),
      { numRuns: 2000 },
    );
  }, 120_000);
});

describe('a public letter', () => {
  it('cannot be written from a private fact: that does not compile', () => {
    const text = { words: { ru: 'x', en: 'x' }, slots: [], ru: 'x', en: 'x' } as const;
    const spec = { id: 'x', words: text.words, texts: { main: text } };
    // @ts-expect-error a state is not announced
    letter({ ...spec, audience: 'public', write: (_: { state: object }, { say }) => say('main', {}) });
    letter({ ...spec, audience: 'private', write: (_: { state: object }, { say }) => say('main', {}) });
    letter({ ...spec, audience: 'public', write: (_: { day: number } & Announced, { say }) => say('main', {}) });
    expect(LETTER_KINDS.size).toBeGreaterThan(10);
  });
});
