import type { VotePolicy } from './policy';

/** FLG (rules, part I): red against, blue for, −2 for silence; silent points by the defaults of the readings. */
export const FLG: VotePolicy = {
  mark: 'colour',
  inks: [],
  unmarked: 'ask', // form 78: the text is silent
  votesFor: true,
  changes: { limit: null, phrase: false },
  edits: 'first',
  selfVote: 'counts',
  deadTarget: 'void',
  absentPenalty: -2,
  silenced: 'zero',
  clock: 'minute', // a post at the deadline minute is refused
  zone: null,
  tie: 'ask',
  minimum: 1, // nobody hangs unless the lowest total is negative
  nomineesOnly: false,
  rosterNumbers: false, // form 35
  abstain: 'no-vote', // form 63: no such option
  final: 'shown', // forms 68, 69
};

/** Prokurator (rules, part II): a plain nick in a topic of its own, one change, the nominated only. */
export const PROKURATOR: VotePolicy = {
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
  minimum: 0, // somebody is executed without fail; no votes at all is asked about
  nomineesOnly: true,
  rosterNumbers: false,
  abstain: 'allowed',
  final: 'shown',
};

const PRESETS = { flg: FLG, prokurator: PROKURATOR } as const;

export type PresetId = keyof typeof PRESETS;

/** Rules a preset starts from. */
export const presetPolicy = (preset: PresetId): VotePolicy => PRESETS[preset];

/** A preset with what a game announced differently: an override stands, everything else is the preset's. */
export const applyOverrides = (preset: PresetId, overrides: Partial<VotePolicy>): VotePolicy => ({
  ...PRESETS[preset],
  ...overrides,
});
