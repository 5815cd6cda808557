import { limit } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'maniac',
  words: { name: { ru: 'маньяк', en: 'maniac' }, genitive: 'маньяка' },
  rules: ['R-269', 'R-270', 'R-271', 'R-302'],
  side: 'maniac',
  killing: true,
  hostile: true,
  mustAct: ['R-302', 'A-131'],
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить, прислав описание', en: 'kill, with the story of it' },
      kind: 'kill',
      rules: ['R-271', 'R-302', 'R-303'],
      story: true,
      targets: [1, 1],
      limits: [
        limit(
          { ru: 'Нет описания убийства', en: 'The story of the murder is missing' },
          ['R-303', 'A-131'],
          (view) => !view.order.described && view.option('A-131') === 'void',
        ),
      ],
      does: [{ move: 'kill', weapon: 'shot', rules: ['R-271'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
  ],
});
