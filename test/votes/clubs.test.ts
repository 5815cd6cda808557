import { describe, expect, test } from 'vitest';
import { parsePolicy } from '../../engine/votes/parse-policy';
import { applyOverrides, FLG, PROKURATOR } from '../../engine/votes/presets';
import { publicTally } from '../../engine/votes/tally';
import { fill } from '../../engine/words';
import { CLUBS } from './clubs';
import { ballots, brief, post, roster, seat } from './thread';

const players = roster(['Вася', 'Петя', 'Маша']);
const policyOf = (name: string) => {
  const club = CLUBS.find((it) => it.name === name);
  if (!club) throw new Error(name);
  return applyOverrides(club.preset, club.rules);
};
const read = (club: string, ...posts: Parameters<typeof ballots>[1]) =>
  ballots(players, posts, { policy: policyOf(club) }).map(brief);

describe('presets stand exactly as the rules and their readings say', () => {
  test('FLG', () => {
    expect(FLG).toEqual({
      mark: 'colour',
      inks: [],
      unmarked: 'ask',
      votesFor: true,
      changes: { limit: null, phrase: false },
      edits: 'first',
      selfVote: 'counts',
      deadTarget: 'void',
      absentPenalty: -2,
      silenced: 'zero',
      clock: 'minute',
      zone: null,
      tie: 'ask',
      minimum: 1,
      nomineesOnly: false,
      rosterNumbers: false,
      abstain: 'no-vote',
      final: 'shown',
    });
  });
  test('Prokurator', () => {
    expect(PROKURATOR).toEqual({
      mark: 'plain',
      inks: [],
      unmarked: 'ask',
      votesFor: false,
      changes: { limit: 1, phrase: false },
      edits: 'first',
      selfVote: 'void',
      deadTarget: 'void',
      absentPenalty: 0,
      silenced: 'zero',
      clock: 'minute',
      zone: 'Europe/Moscow',
      tie: 'earlier-last-vote',
      minimum: 0,
      nomineesOnly: true,
      rosterNumbers: false,
      abstain: 'allowed',
      final: 'shown',
    });
  });
});

describe('clubs', () => {
  test.each(CLUBS.map((it) => [it.name, it] as const))('%s is said in fields, and what is not is listed', (_, club) => {
    const parsed = parsePolicy({ preset: club.preset, ...club.rules });
    expect(parsed).toEqual({ ok: true, value: applyOverrides(club.preset, club.rules) });
  });
  test('gipermafia 149: a colourless vote is none, an edited one is none', () => {
    expect(read('gipermafia 149', post('Маша', 'голосую против Васи'))).toEqual(['void against Вася']);
    expect(read('gipermafia 149', post('Маша', '[r]Вася[/r]', { edited: { by: null, at: null } }))).toEqual([
      'void against Вася',
    ]);
    expect(read('gipermafia 149', post('Маша', '[b]Вася[/b]'))).toEqual(['for Вася'].map((it) => `counts ${it}`));
  });
  test('gipermafia 122: the colour does not matter, a silenced player must vote', () => {
    expect(read('gipermafia 122', post('Маша', '[g]Вася[/g]'))).toEqual(['counts against Вася']);
    const who = roster(['Вася', seat('Петя', { silenced: true })]);
    const policy = policyOf('gipermafia 122');
    const all = ballots(who, [post('Вася', '[r]Петя[/r]')], { policy });
    expect(publicTally(all, who, policy, { complete: true }).standings[0]).toMatchObject({
      player: 'Петя',
      total: 2,
      penalty: -1,
    });
  });
  test('gipermafia 884: a vote «досрочно» cannot be changed', () => {
    expect(read('gipermafia 884', post('Маша', '[r]Вася досрочно[/r]'), post('Маша', '[r]Петя[/r]'))).toEqual([
      'counts against Вася',
      'void against Петя',
    ]);
  });
  test('mirf: a bold nick votes, a change needs its phrase', () => {
    expect(
      read(
        'forum.mirf.ru',
        post('Маша', '[B]Вася[/B]'),
        post('Маша', '[B]Петя[/B]'),
        post('Маша', 'меняю голос на [B]Петя[/B]'),
      ),
    ).toEqual(['superseded against Вася', 'void against Петя', 'counts against Петя']);
  });
  test('mafiaforum 976: two changes, ННВ is a legal way not to vote', () => {
    const said = ['Вася', 'Петя', 'Вася', 'Петя'].map((it) => post('Маша', it));
    expect(read('mafiaforum.org 976', ...said).map((it) => it.split(' ')[0])).toEqual([
      'superseded',
      'superseded',
      'counts',
      'void',
    ]);
    expect(read('mafiaforum.org 976', post('Маша', 'ННВ'))).toEqual(['counts none']);
  });
  test('dota2: green and no change', () => {
    expect(read('dota2.ru 1598381', post('Маша', '[g]Вася[/g]'), post('Маша', '[g]Петя[/g]'))).toEqual([
      'counts against Вася',
      'void against Петя',
    ]);
    expect(read('dota2.ru 1598381', post('Маша', '[r]Вася[/r]'))).toEqual(['doubt against Вася']);
  });
  test('Bay12: red only, blue is no vote', () => {
    expect(read('Bay12', post('Маша', '[r]Вася[/r]'), post('Петя', '[b]Вася[/b]'))).toEqual([
      'counts against Вася',
      'doubt against Вася',
    ]);
  });
});

describe('rules as JSON', () => {
  const words = (json: unknown): string[] => {
    const parsed = parsePolicy(json);
    return parsed.ok ? [] : parsed.error.map((it) => fill(it.phrase, 'ru', it.slots));
  };
  test('fields differ from the preset, FLG unless said', () => {
    expect(parsePolicy({ selfVote: 'void' })).toEqual({ ok: true, value: { ...FLG, selfVote: 'void' } });
  });
  test.each([
    [null, 'правила голосования должны быть объектом JSON'],
    [{ preset: 'мафия' }, 'preset: «"мафия"» неизвестен'],
    [{ selfvote: 'void' }, 'selfvote: такого правила нет'],
    [{ changes: { limit: -1, phrase: false } }, 'changes.limit: значение'],
    [{ zone: 'Mars/Base' }, 'zone: пояс «Mars/Base» неизвестен'],
  ])('%j → %s', (json, says) => {
    expect(words(json).join()).toContain(says);
  });
});
