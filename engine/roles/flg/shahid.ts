import { noRepeat } from '../limits';
import type { Die } from '../moves';
import { act, role } from '../role';

const takes: Die = {
  id: 'shahid-takes',
  chance: [1, 2],
  words: {
    ru: 'Умерший от болезни шахид забрал указанного',
    en: 'The shahid dead of the disease took his victim along',
  },
  rules: ['R-080'],
};

export default role({
  id: 'shahid',
  words: { name: { ru: 'шахид', en: 'shahid' }, genitive: 'шахида' },
  rules: ['R-217', 'R-218'],
  side: 'town',
  acts: [
    act({
      id: 'mark',
      words: { ru: 'указать, кого забрать с собой', en: 'name whom to take along' },
      kind: 'mark',
      rules: ['R-217', 'R-218', 'R-080'],
      targets: [1, 1],
      limits: [
        noRepeat(
          ['mark'],
          { ru: 'Две ночи подряд одного и того же нельзя', en: 'Not the same person two nights running' },
          ['R-219', 'R-220'],
        ),
      ],
      does: [{ move: 'mark', die: takes, rules: ['R-217', 'R-218'] }],
      deed: ({ dies }) => (dies ? [{ ru: 'убивал', en: 'killed' }] : []),
    }),
  ],
});
