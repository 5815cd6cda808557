import type { VotePolicy } from '../../engine/votes/policy';
import type { PresetId } from '../../engine/votes/presets';

/** A club's rules as overrides of a preset, and what of them is left to the host because no field says it. */
export interface Club {
  name: string;
  preset: PresetId;
  rules: Partial<VotePolicy>;
  left: readonly string[];
}

const PLAIN = { nomineesOnly: false, abstain: 'no-vote', zone: 'Europe/Moscow' } as const;

export const CLUBS: readonly Club[] = [
  { name: 'FLG', preset: 'flg', rules: {}, left: [] },
  { name: 'Prokurator', preset: 'prokurator', rules: {}, left: [] },
  {
    name: 'gipermafia 149',
    preset: 'flg',
    rules: { unmarked: 'void', edits: 'void', tie: 'nobody', clock: 'second', zone: 'Europe/Moscow' },
    left: ['a second silent day is a modkill: a host’s act over several days'],
  },
  {
    name: 'gipermafia 122',
    preset: 'flg',
    rules: {
      mark: 'one-colour',
      inks: ['any'],
      votesFor: false,
      edits: 'void',
      absentPenalty: -1,
      silenced: 'must-vote',
    },
    left: ['the penalty grows with every silent day: needs the days before'],
  },
  {
    name: 'gipermafia 884',
    preset: 'flg',
    rules: { tie: 'earlier-last-vote', final: 'locks', zone: 'Europe/Moscow' },
    left: ['«досрочно» votes close the day early from day 3: shown, the host closes the day'],
  },
  {
    name: 'forum.mirf.ru',
    preset: 'flg',
    rules: {
      mark: 'bold',
      votesFor: false,
      changes: { limit: null, phrase: true },
      edits: 'void',
      absentPenalty: 0,
      tie: 'earlier-last-vote',
      clock: 'second',
      zone: 'Europe/Moscow',
    },
    left: [],
  },
  {
    name: 'forum.igromania.ru 138604',
    preset: 'prokurator',
    rules: { ...PLAIN, abstain: 'allowed', changes: { limit: null, phrase: false } },
    left: ['the number of changes depends on the hour (free, then two, then one)'],
  },
  {
    name: 'mafiaforum.org 976',
    preset: 'prokurator',
    rules: {
      ...PLAIN,
      abstain: 'allowed',
      changes: { limit: 2, phrase: false },
      tie: 'two-both-three-none',
      clock: 'second',
    },
    left: ['a vote may secretly be zero or double: the host’s count, never the public one'],
  },
  {
    name: 'mafiaforum.org 894',
    preset: 'prokurator',
    rules: { ...PLAIN, changes: { limit: null, phrase: false }, final: 'locks', tie: 'all', clock: 'second' },
    left: ['the day closes early at half the votes and one: the host closes it'],
  },
  {
    name: 'ne-kurim.ru',
    preset: 'prokurator',
    rules: { ...PLAIN, changes: { limit: 1, phrase: false }, absentPenalty: -1, selfVote: 'void', tie: 'nobody' },
    left: ['a second silent day is a modkill: a host’s act over several days'],
  },
  {
    name: 'dota2.ru 1598381',
    preset: 'flg',
    rules: {
      mark: 'one-colour',
      inks: ['#008000'],
      votesFor: false,
      changes: { limit: 0, phrase: false },
      absentPenalty: 0,
      tie: 'all',
    },
    left: ['one split («попил») per game, only then both leave: the host answers the tie'],
  },
  {
    name: 'smshadow.hutt.ru',
    preset: 'flg',
    rules: { mark: 'bold', votesFor: false, changes: { limit: 0, phrase: false }, absentPenalty: 0 },
    left: [],
  },
  {
    name: 'Bay12',
    preset: 'flg',
    rules: { mark: 'one-colour', inks: ['red'], votesFor: false, edits: 'void', absentPenalty: 0 },
    left: [],
  },
  {
    name: 'heroeswm 318',
    preset: 'prokurator',
    rules: { ...PLAIN, changes: { limit: 1, phrase: false }, tie: 'ask' },
    left: ['a silent player votes for himself', 'a tie is decided by roulette: the host rolls'],
  },
  {
    name: '11x11',
    preset: 'prokurator',
    rules: { ...PLAIN, edits: 'latest', tie: 'earlier-last-vote' },
    left: ['one change per game, not per day', 'an edit is itself a change'],
  },
  {
    name: 'igromania 90–107',
    preset: 'prokurator',
    rules: { ...PLAIN, changes: { limit: 2, phrase: false }, edits: 'void', absentPenalty: -2 },
    left: ['a third change makes the whole vote a silence', 'the penalty counts as the earliest vote in a tie'],
  },
];
