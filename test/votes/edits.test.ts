import { describe, expect, test } from 'vitest';
import type { Post } from '../../engine/forums/page';
import type { SeenPost } from '../../engine/protocol/thread-view';
import type { Decision, LoggedDecision } from '../../engine/votes/decisions';
import { ballots, brief, post, roster, written } from './thread';

const players = roster(['Вася', 'Петя', 'Маша']);
const edited = { edited: { by: 'Маша', at: null } };
const seenAs = (now: Post, before: string, wasEdited = false): SeenPost => ({
  id: now.id,
  seenAt: '2024-03-01T12:00:00Z',
  post: { ...now, ...written(before), edited: wasEdited ? { by: null, at: null } : null },
  later: [],
});
const log = (...decisions: Decision[]): LoggedDecision[] =>
  decisions.map((decision, at) => ({ id: at + 1, at: '2024-03-01T12:00:00Z', decision, undone: false }));

const read = (now: Post, more: Parameters<typeof ballots>[2] = {}) => ballots(players, [now], more).map(brief);
const codes = (now: Post, more: Parameters<typeof ballots>[2] = {}) =>
  ballots(players, [now], more)[0]?.reasons.map((it) => it.code);

describe('edited posts (A-011, R-288, forms 94, 96)', () => {
  test('the original was never seen: a doubt until the host accepts it or types the original', () => {
    const now = post('Маша', '[r]Вася[/r]', edited);
    expect(read(now)).toEqual(['doubt against Вася']);
    expect(codes(now)?.[0]).toBe('edited-unseen');
    expect(read(now, { decisions: log({ kind: 'accept-edit', post: now.id }) })).toEqual(['counts against Вася']);
    const original = written('[r]Петя[/r]');
    expect(read(now, { decisions: log({ kind: 'original', post: now.id, ...original }) })).toEqual([
      'counts against Петя',
    ]);
  });
  test('seen before: the version first seen counts and says so', () => {
    const now = post('Маша', '[r]Вася[/r]', edited);
    expect(read(now, { seen: [seenAs(now, '[r]Петя[/r]')] })).toEqual(['counts against Петя']);
    expect(codes(now, { seen: [seenAs(now, '[r]Петя[/r]')] })).toEqual(['counts', 'edited-first']);
  });
  test('seen only after an edit is not the original', () => {
    const now = post('Маша', '[r]Вася[/r]', edited);
    expect(read(now, { seen: [seenAs(now, '[r]Петя[/r]', true)] })).toEqual(['doubt against Вася']);
  });
  test('a forum without edit notes: a text that changed is an edit', () => {
    const now = post('Маша', '[r]Вася[/r]');
    expect(read(now, { seen: [seenAs(now, '[r]Петя[/r]')] })).toEqual(['counts against Петя']);
  });
  test('A-124: a vote edited into a message without one is no vote', () => {
    const now = post('Маша', '[r]Вася[/r]', edited);
    expect(read(now, { seen: [seenAs(now, 'просто болтаю')] })).toEqual(['void against Вася']);
    expect(codes(now, { seen: [seenAs(now, 'просто болтаю')] })?.[0]).toBe('edited-in');
  });
  test('a vote edited away still counts', () => {
    const now = post('Маша', 'передумала', edited);
    expect(read(now, { seen: [seenAs(now, '[r]Петя[/r]')] })).toEqual(['counts against Петя']);
  });
  test('form 94: clubs disagree, the rule decides', () => {
    const now = post('Маша', '[r]Вася[/r]', edited);
    const seen = [seenAs(now, '[r]Петя[/r]')];
    expect(read(now, { seen, rules: { edits: 'void' } })).toEqual(['void against Вася']);
    expect(read(now, { seen, rules: { edits: 'latest' } })).toEqual(['counts against Вася']);
    expect(read(now, { seen, rules: { edits: 'ask' } })).toEqual(['doubt against Вася']);
    expect(read(now, { seen, rules: { edits: 'ask' }, decisions: log({ kind: 'accept-edit', post: now.id }) })).toEqual(
      ['counts against Вася'],
    );
  });
  test('an edit without any vote in it is nothing', () => {
    expect(read(post('Маша', 'поправила запятую', edited))).toEqual([]);
  });
  test.each([
    [
      'the next post glued below',
      '[r]Вася[/r]\nДобавлено через 5 минут\nа ещё мне не нравится Петя',
      'counts against Вася',
      'counts',
    ],
    [
      'with a vote of its own',
      '[r]Вася[/r]\nДобавлено спустя 3 минуты 20 секунд:\n[r]Петя[/r]',
      'counts against Петя',
      'counts',
    ],
    ['changed above the joint', '[r]Петя[/r]\nДобавлено через 5 минут\nи всё', 'counts against Вася', 'edited-first'],
    ['added without a joint', '[r]Вася[/r]\n[r]Петя[/r]', 'counts against Вася', 'edited-first'],
  ])('form 95: a post seen before that grew: %s', (_, text, wanted, code) => {
    const now = post('Маша', text);
    const seen = [seenAs(now, '[r]Вася[/r]')];
    expect(ballots(players, [now], { seen }).map(brief).at(-1)).toBe(wanted);
    expect(
      ballots(players, [now], { seen })
        .at(-1)
        ?.reasons.map((it) => it.code),
    ).toContain(code);
  });
  test('form 95: glued posts carry no edit and are no edit', () => {
    expect(read(post('Маша', 'думаю\nДобавлено через 22 часа 33 минуты\n[r]Вася[/r]'))).toEqual([
      'counts against Вася',
    ]);
  });
});
