import type { Ballot, Side } from '../../engine/votes/ballot';
import type { Roster } from '../../engine/votes/roster';

export const ballot = (voter: string, side: Side, target: string): Ballot => ({
  post: `${voter}-${target}`,
  voter,
  voterName: voter,
  side,
  raw: target,
  target,
  candidates: [target],
  status: 'counts',
  reasons: [],
  withdraws: false,
  time: null,
  decision: null,
});

export const roster = (names: readonly string[], silenced: readonly string[] = []): Roster => ({
  confirmed: true,
  hosts: [],
  seats: names.map((name) => ({
    id: name,
    name,
    accounts: [{ nick: name, id: null }],
    aliases: [],
    forms: [],
    number: null,
    deadSince: null,
    silenced: silenced.includes(name),
  })),
});
