import type { Post } from '../forums/page';
import type { Reason } from './ballot';
import { deadAt } from './borders';
import type { Cast } from './cast';
import type { NameReader } from './naming';
import { core } from './phrases';
import type { VotePolicy } from './policy';
import { because } from './reasons';
import type { Roster, Seat } from './roster';
import { foldNick } from './voters';

/** What the rules say about voting for the named player. */
export interface TargetVerdict {
  void: Reason | null;
  /** The void vote takes the earlier one with it (`deadTarget: 'cancels'`). */
  cancels: boolean;
  doubt: Reason | null;
  note: Reason | null;
}

const FINE: TargetVerdict = { void: null, cancels: false, doubt: null, note: null };
const HOST_WORD = /^ведущ(?:ий|его|ему|ая|ую|ей)$/iu;

/** Seats of the nominated; nicks nobody bears are left out. */
export function nomineeSeats(nicks: readonly string[], roster: Roster, names: NameReader): Set<string> {
  const seats = new Set<string>();
  for (const nick of nicks) {
    const own = roster.seats.find((seat) =>
      [seat.name, ...seat.aliases, ...seat.accounts.map((it) => it.nick)].some((it) => foldNick(it) === foldNick(nick)),
    );
    const hit = own ? null : names.whole(nick);
    const [only] = hit?.seats ?? [];
    if (own) seats.add(own.id);
    else if (hit?.seats.length === 1 && only !== undefined) seats.add(only);
  }
  return seats;
}

/** Does a text name the host, by nick or by his office? */
export function hostReader(roster: Roster): (text: string) => boolean {
  const hosts = new Set(roster.hosts.map((host) => foldNick(host.nick)));
  return (text) => {
    const said = foldNick(text);
    return said !== '' && (hosts.has(said) || HOST_WORD.test(said));
  };
}

interface Rules {
  roster: Roster;
  policy: VotePolicy;
  names: NameReader;
  posts: readonly Post[];
  nominees: readonly string[];
}

/** Judges the target of a vote in the post at `index`; `null` seats are judged by words. */
export function targetJudge(rules: Rules): (it: Cast, voter: Seat | null, index: number) => TargetVerdict {
  const { roster, policy, posts } = rules;
  const byId = new Map(roster.seats.map((seat) => [seat.id, seat]));
  const nominees = nomineeSeats(rules.nominees, roster, rules.names);
  const isHost = hostReader(roster);
  return (it, voter, index) => {
    const [id] = it.seats;
    if (id === undefined) {
      const name = core(it.raw);
      if (!isHost(name)) return FINE;
      // Without a confirmed roster the host is a guess too: whoever opened the topic.
      if (!roster.confirmed) return { ...FINE, doubt: because('host-assumed', { name }) };
      return { ...FINE, void: because('host-target', { name }), cancels: policy.deadTarget === 'cancels' };
    }
    const target = byId.get(id);
    if (it.seats.length > 1 || !target) return FINE;
    const name = target.name;
    const dead = deadAt(target, posts, index);
    if (dead === null) return { ...FINE, doubt: because('death-post', { name }) };
    if (dead) {
      return policy.deadTarget === 'cancels'
        ? { ...FINE, void: because('dead-cancels', { name }), cancels: true }
        : { ...FINE, void: because('dead-target', { name }) };
    }
    if (target.silenced && policy.silenced === 'untouchable')
      return { ...FINE, void: because('untouchable', { name }) };
    const self = voter?.id === id;
    if (self && policy.selfVote === 'void') return { ...FINE, void: because('self-vote-void') };
    if (policy.nomineesOnly) {
      if (nominees.size === 0) return { ...FINE, doubt: because('nominees-unknown') };
      if (!nominees.has(id)) return { ...FINE, void: because('not-nominee', { name }) };
    }
    return self ? { ...FINE, note: because('self-vote') } : FINE;
  };
}
