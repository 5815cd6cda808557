import { family, roleOfSeat } from '../../game/sides';
import type { GameState } from '../../game/state';
import { RULESETS } from '../../rulesets/all';
import { letter, nick } from '../letter';
import { lines } from '../markup';
import { namesOf } from '../public/announced';

export interface AcquaintanceInput {
  state: GameState;
}

const TEXTS = {
  main: {
    words: { ru: 'Знакомство мафии', en: 'The mafia meet' },
    slots: ['members'],
    ru: 'Мафия этой игры:\n{members}\n\nПереписываться между собой вам можно.',
    en: 'The mafia of this game:\n{members}\n\nYou may write to each other.',
  },
  member: {
    words: { ru: 'Знакомство: один из мафии', en: 'The mafia meet: one of them' },
    slots: ['player', 'what'],
    ru: '— {player}: {what}',
    en: '— {player}: {what}',
  },
  rank: {
    words: { ru: 'Знакомство: ранг', en: 'The mafia meet: a rank' },
    slots: ['rank'],
    ru: '{rank}-й ранг',
    en: 'rank {rank}',
  },
} as const;

/** Everybody in the mafia by place in it, not by who he really is: a double agent is one of them. */
export default letter({
  id: 'acquaintance',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write({ state }: AcquaintanceInput, { say, lang }) {
    const names = namesOf(state);
    const { office } = RULESETS[state.ruleset];
    const place = (rank: number | null): number => rank ?? Number.MAX_SAFE_INTEGER;
    const members = family(state).sort((a, b) => place(a.rank) - place(b.rank) || (a.name < b.name ? -1 : 1));
    const what = (seat: (typeof members)[number]) => {
      const { family: place } = roleOfSeat(state, seat);
      const shown = place?.loyal === false ? office.acts : seat.role;
      const ranked = place?.ranked && seat.rank !== null && office.deputies === 'ranks';
      const post = seat.id === state.leader ? names.role('leader').name[lang] : null;
      const parts = [
        ranked && seat.rank !== null ? say('rank', { rank: seat.rank }) : [names.role(shown).name[lang]],
        post === null || post === names.role(shown).name[lang] ? [] : [post],
      ].filter((part) => part.length > 0);
      return parts.flatMap((part, i) => (i === 0 ? part : [', ', ...part]));
    };
    return say('main', {
      members: lines(...members.map((seat) => say('member', { player: nick(seat.name), what: what(seat) }))),
    });
  },
});
