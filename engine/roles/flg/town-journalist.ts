import { notSelf } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'town-journalist',
  words: { name: { ru: 'городской журналист', en: 'town journalist' }, genitive: 'городского журналиста' },
  rules: ['R-190'],
  side: 'town',
  acts: [
    act({
      id: 'compare',
      words: { ru: 'сравнить стороны двух игроков', en: 'compare the sides of two players' },
      kind: 'check',
      rules: ['R-190', 'R-191', 'R-193'],
      targets: [2, 2],
      limits: [notSelf({ ru: 'Сравнивать себя нельзя', en: 'He may not compare himself' }, ['R-192'])],
      reads: ({ order: { targets }, sameSide }) => {
        const [a, b] = targets;
        if (a === undefined || b === undefined) return [];
        return [
          {
            to: 'actor',
            says: { fact: 'same-side', targets: [a, b], same: sameSide(a, b) },
            rules: ['R-190', 'R-191', 'A-081'],
          },
        ];
      },
      deed: { ru: 'сравнивал', en: 'compared' },
    }),
  ],
});
