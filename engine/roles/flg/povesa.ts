import { noRepeat } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'povesa',
  words: { name: { ru: 'повеса', en: 'povesa' }, genitive: 'повесы' },
  rules: ['R-221', 'R-222'],
  side: 'town',
  acts: [
    act({
      id: 'mark',
      words: { ru: 'указать, кто повиснет вместе с ним', en: 'name who will hang with him' },
      kind: 'mark',
      rules: ['R-221', 'R-222'],
      targets: [1, 1],
      limits: [
        noRepeat(
          ['mark'],
          { ru: 'Две ночи подряд на одного и того же нельзя', en: 'Not the same person two nights running' },
          ['R-223', 'R-224'],
        ),
      ],
      does: [{ move: 'vow', rules: ['R-221'] }],
      deed: { ru: 'указывал', en: 'pointed' },
    }),
  ],
});
