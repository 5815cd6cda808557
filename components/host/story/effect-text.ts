import type { Effect, Fact } from '../../../engine/game/effects';
import type { SeatId } from '../../../engine/game/state';
import { lang, say } from '../../desk/lang';
import { deaths, facts, words } from './effects.words';
import type { Names } from './names';

/** One effect as a line of the host's story; `null` for those that only keep the program's books. */
export function effectText(effect: Effect, names: Names): string | null {
  const { seat, role } = names;
  switch (effect.kind) {
    case 'death': {
      const what = say(deaths[effect.death.cause], { seat: seat(effect.seat) });
      const killers = effect.death.by.filter((by) => by !== effect.seat);
      return killers.length === 0 ? what : say(words.by, { what, by: list(killers, names) });
    }
    case 'undeath':
    case 'cured':
    case 'restored':
    case 'skeleton':
    case 'reprieved':
    case 'voteless':
      return say(words[effect.kind], { seat: seat(effect.seat) });
    case 'silence':
      return say(effect.secret ? words.secretSilence : words.silence, { seat: seat(effect.seat), until: effect.until });
    case 'infected':
    case 'protected':
    case 'unprotected':
      return say(words[effect.kind], { seat: seat(effect.seat), by: seat(effect.by) });
    case 'role':
      return say(words.role, { seat: seat(effect.seat), role: role(effect.role), was: role(effect.was) });
    case 'leader':
      return effect.seat === null ? say(words.noLeader) : say(words.leader, { seat: seat(effect.seat) });
    case 'election':
      return say(effect.open ? words.electionOpen : words.electionClosed);
    case 'found':
      return say(words.found, { by: seat(effect.by), target: seat(effect.target) });
    case 'lost-track':
      return say(words.lostTrack, { by: seat(effect.by) });
    case 'vow':
      return say(words.vow, { by: seat(effect.by), victim: seat(effect.victim) });
    case 'stand-in': {
      const phrase = effect.at === 'night' ? words.standInNight : words.standInGallows;
      return say(phrase, { by: seat(effect.by), ward: seat(effect.ward) });
    }
    case 'revealed': {
      const phrase = effect.as === 'role' ? words.revealed : words.status;
      return say(phrase, { seat: seat(effect.seat), role: role(effect.role) });
    }
    case 'exposed':
      return say(words.exposed, { seat: seat(effect.seat), role: role(effect.as) });
    case 'told':
      return say(words.told, { seat: seat(effect.to), what: factText(effect.says, names) });
    case 'published':
      return say(words.published, { what: factText(effect.says, names) });
    case 'side-lost':
      return say(words.sideLost, { side: names.side(effect.side) });
    case 'over':
      return effect.winner === null ? say(words.overNobody) : say(words.over, { side: names.side(effect.winner) });
    case 'night':
    case 'win-proposed':
      return null;
  }
}

const list = (seats: readonly SeatId[], names: Names): string =>
  seats.length === 0 ? say(words.nobody) : seats.map(names.seat).join(', ');

function factText(says: Fact, names: Names): string {
  const { seat, role } = names;
  switch (says.fact) {
    case 'check': {
      const { shows } = says;
      const who = { seat: seat(says.target) };
      if (shows === 'family') return say(facts.family, who);
      return shows === 'not-family' ? say(facts.notFamily, who) : say(facts.role, { ...who, role: role(shows) });
    }
    case 'status':
      return say(facts.role, { seat: seat(says.target), role: role(says.role) });
    case 'bribe':
      return say(says.yes ? facts.bribeYes : facts.bribeNo);
    case 'sought': {
      const who = { seat: seat(says.target) };
      if (!says.yes) return say(facts.notSought, who);
      return says.employer === null ? say(facts.sought, who) : say(facts.employer, { ...who, by: seat(says.employer) });
    }
    case 'same-side':
      return say(says.same ? facts.sameSide : facts.otherSide, { seats: list(says.targets, names) });
    case 'same-status':
      return say(says.same ? facts.sameStatus : facts.otherStatus, { seats: list(says.targets, names) });
    case 'searched':
      return say(says.yes ? facts.role : facts.notRole, { seat: seat(says.target), role: role(says.role) });
    case 'hired':
      return say(says.yes ? facts.hired : facts.notHired);
    case 'killers':
      return say(facts.killers, { seat: seat(says.target), seats: list(says.seats, names) });
    case 'killed':
      return say(facts.killed, { seats: list(says.seats, names) });
    case 'deeds':
      return say(facts.deeds, { seat: seat(says.target), what: deedsText(says.deeds, names) });
    case 'became':
      return say(facts.became, { role: role(says.role) });
    case 'leader':
      return say(facts.leader, { role: role('leader') });
    case 'interview':
      return say(facts.interview, { role: role(says.role) });
    case 'got-off':
      return say(says.nobody ? facts.gotOffNobody : facts.gotOff, { seat: seat(says.seat) });
    case 'victim-of':
      return say(facts.victimOf, { seat: seat(says.seat), role: role(says.role) });
  }
}

function deedsText(deeds: Extract<Fact, { fact: 'deeds' }>['deeds'], names: Names): string {
  if (deeds.length === 0) return say(facts.nothing);
  return deeds
    .map(({ night, verbs, targets = [] }) => {
      const said = { night, verbs: verbs.map((verb) => verb[lang.value]).join(', ') || say(facts.nothing) };
      return targets.length === 0 ? say(facts.deed, said) : say(facts.deedOn, { ...said, seats: list(targets, names) });
    })
    .join('; ');
}
