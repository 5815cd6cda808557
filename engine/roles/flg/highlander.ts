import { act, role } from '../role';

export default role({
  id: 'highlander',
  words: { name: { ru: 'горец', en: 'highlander' }, genitive: 'горца' },
  rules: ['R-139'],
  side: 'own',
  killing: true,
  shooting: true,
  combat: true,
  hostile: true,
  undying: ['R-139', 'A-087'],
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить', en: 'kill' },
      kind: 'kill',
      rules: ['R-140'],
      targets: [1, 1],
      does: [{ move: 'kill', weapon: 'shot', rules: ['R-140'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
  ],
});
