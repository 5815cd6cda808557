import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESK_ASKS, PAGE_ASKS, TAB_ASKS } from '../../engine/protocol/asks';
import type { Check } from '../../engine/protocol/check';
import { decision, overrides, POLICY_FIELDS, publicGame } from '../../engine/protocol/shapes';
import { gameEdit } from '../../engine/store/public/edit-checks';
import { draftGame } from '../../engine/store/public/games';
import { FLG, PROKURATOR } from '../../engine/votes/presets';
import { about, deskAsks, FORUM, KEY, pageAsks, post, read } from './samples';

const CHECKS: Record<string, Check<unknown>> = { ...PAGE_ASKS, ...TAB_ASKS, ...DESK_ASKS } as never;
const GOOD: Record<string, unknown> = {
  ...pageAsks(KEY, FORUM),
  ...deskAsks(about()),
  'page/ask': null,
  'page/pick': null,
  'page/count': null,
  'page/reply': { key: KEY },
  'page/changed': { key: KEY, forum: null },
};

describe('arguments of calls', () => {
  it('there is a sample for every call', () => {
    expect(Object.keys(GOOD).sort()).toEqual(Object.keys(CHECKS).sort());
  });

  it.each(Object.keys(CHECKS))('%s lets the well-formed through', (name) => {
    expect(CHECKS[name]?.(GOOD[name], '')).toBeNull();
  });

  const withFields = Object.entries(GOOD).filter(([, ask]) => ask !== null) as [string, object][];
  it.each(withFields)('%s names the field that is missing or wrong', (name, ask) => {
    for (const field of Object.keys(ask)) {
      const { [field as never]: _gone, ...less } = ask as Record<string, unknown>;
      const optional = name === 'seat/set' && field === 'deadSince';
      if (!optional) expect(CHECKS[name]?.(less, ''), `${field} missing`).toBe(field);
      const wrong = CHECKS[name]?.({ ...ask, [field]: Symbol('wrong') }, '');
      expect(wrong?.startsWith(field), `${field} wrong: ${wrong}`).toBe(true);
    }
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(CHECKS)), fc.anything(), (name, value) => {
        const bad = CHECKS[name]?.(value, '');
        expect(bad === null || typeof bad === 'string').toBe(true);
      }),
    );
  });

  it('says where in a list the wrong thing stands', () => {
    const posts = [post('1'), { ...post('2'), runs: [{ ...post('2').runs[0], ink: 'green' }] }];
    expect(PAGE_ASKS['thread/saw']({ key: KEY, ...read(1, []), posts }, '')).toBe('posts.1.runs.0.ink');
  });

  it.each([
    ['a nick of 2 000 characters', post('1', 'Ы', { author: 'Ё'.repeat(2000) }), null],
    ['a post without an author', post('1', 'Ы', { author: null, authorId: null }), null],
    ['a post without a time', post('1', 'Ы', { time: { iso: null, raw: 'давно', seconds: false } }), null],
    ['an empty post', post('1', 'Ы', { runs: [], text: '' }), null],
    ['a time that is none', post('1', 'Ы', { time: { iso: 'вчера', raw: '', seconds: false } }), 'posts.0.time.iso'],
    ['a negative number', post('1', 'Ы', { number: -1 }), 'posts.0.number'],
  ])('%s', (_name, sample, expected) => {
    expect(PAGE_ASKS['thread/saw']({ key: KEY, ...read(null, [sample]) }, '')).toBe(expected);
  });

  it('a decision of an unknown kind', () => {
    expect(decision({ kind: 'hang', post: '5' }, 'decision')).toBe('decision.kind');
    expect(decision({ kind: 'constructor', post: '5' }, 'decision')).toBe('decision.kind');
  });
});

describe('voting rules', () => {
  it('knows every field of the presets and no other', () => {
    expect([...POLICY_FIELDS].sort()).toEqual(Object.keys(FLG).sort());
    expect(overrides(FLG, 'overrides')).toBeNull();
    expect(overrides(PROKURATOR, 'overrides')).toBeNull();
    expect(overrides({ mark: 'italic' }, 'overrides')).toBe('overrides.mark');
    expect(overrides({ sorcery: true }, 'overrides')).toBe('overrides.sorcery');
    expect(overrides({ toString: 1 }, 'overrides')).toBe('overrides.toString');
  });
});

describe('games', () => {
  const game = draftGame(about(), 'g');
  it('a drafted game is sound', () => expect(publicGame(game, '')).toBeNull());
  it('two seats of one id are not', () => {
    const seats = [...game.roster.seats, ...game.roster.seats];
    expect(publicGame({ ...game, roster: { ...game.roster, seats } }, '')).toBe('roster.seats.id');
  });
  it('a day that never was is not', () => {
    expect(publicGame({ ...game, day: { ...game.day, deadline: { by: 'moon' } } }, '')).toBe('day.deadline.by');
  });
  it('an edit within an edit within an edit is checked to the bottom', () => {
    const deep = { kind: 'many', edits: [{ kind: 'many', edits: [{ kind: 'title', title: 1 }] }] };
    expect(gameEdit(deep, '')).toBe('edits.0.edits.0.title');
  });
});
