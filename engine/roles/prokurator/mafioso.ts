import { limit } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'mafioso',
  words: { name: { ru: 'мафиози', en: 'mafioso' }, genitive: 'мафиози' },
  rules: ['R-263', 'R-298', 'R-299'],
  side: 'mafia',
  family: { line: 0, ranked: true, loyal: true },
  killing: true,
  hostile: true,
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить, прислав описание', en: 'kill, with the story of it' },
      kind: 'kill',
      rules: ['R-264', 'R-294', 'R-297'],
      story: true,
      slot: 'office',
      targets: [1, 1],
      limits: [
        limit(
          { ru: 'Нет описания убийства', en: 'The story of the murder is missing' },
          ['R-300', 'R-301'],
          (view) => !view.order.described,
        ),
      ],
      does: [{ move: 'kill', weapon: 'shot', rules: ['R-294'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
    act({
      id: 'refuse',
      words: { ru: 'отказаться от убийства', en: 'decline to kill' },
      kind: 'refuse',
      rules: ['R-295', 'R-296'],
      slot: 'office',
      targets: [0, 0],
      idle: true,
    }),
  ],
});
