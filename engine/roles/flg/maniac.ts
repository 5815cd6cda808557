import { act, role } from '../role';

export default role({
  id: 'maniac',
  words: { name: { ru: 'маньяк', en: 'maniac' }, genitive: 'маньяка' },
  rules: ['R-068'],
  side: 'maniac',
  killing: true,
  shooting: true,
  combat: true,
  hostile: true,
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить', en: 'kill' },
      kind: 'kill',
      rules: ['R-069'],
      targets: [1, 1],
      does: [{ move: 'kill', weapon: 'shot', rules: ['R-069'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
    act({
      id: 'bloodyKill',
      words: { ru: 'убить кроваво, раскрыв роль', en: 'kill bloodily, revealing the role' },
      kind: 'kill',
      rules: ['R-070', 'R-178', 'R-186', 'R-207'],
      targets: [1, 1],
      does: [{ move: 'kill', weapon: 'bloody', rules: ['R-070'] }],
      deed: { ru: 'убивал', en: 'killed' },
      notes: () => ['bloody'],
    }),
    act({
      id: 'torture',
      words: { ru: 'помучать: без голоса на два дня', en: 'torture: no vote for two days' },
      kind: 'silence',
      rules: ['R-071', 'R-072'],
      targets: [1, 1],
      does: [{ move: 'silence', days: 2, named: true, rules: ['R-071', 'R-072'] }],
      deed: { ru: 'мучал', en: 'tortured' },
    }),
  ],
});
