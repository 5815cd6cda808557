import { act, role } from '../role';

export default role({
  id: 'sniper',
  words: { name: { ru: 'снайпер', en: 'sniper' }, genitive: 'снайпера' },
  rules: ['R-134', 'R-135', 'R-136', 'R-137', 'R-138'],
  side: 'own',
  killing: true,
  shooting: true,
  combat: true,
  hostile: true,
  checksAs: 'sniper',
  forestalls: ['R-135', 'R-136', 'A-082', 'A-083'],
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить', en: 'kill' },
      kind: 'kill',
      rules: ['R-134', 'R-137'],
      targets: [1, 1],
      does: [{ move: 'kill', weapon: 'shot', hides: true, rules: ['R-134', 'R-137', 'A-138'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
  ],
});
