import { act, role } from '../role';

export default role({
  id: 'mafia-journalist',
  words: { name: { ru: 'журналист мафии', en: 'mafia journalist' }, genitive: 'журналиста мафии' },
  rules: ['R-034', 'R-035', 'R-061'],
  side: 'mafia',
  family: { line: 1, ranked: false, loyal: true },
  shooting: true,
  combat: true,
  hostile: true,
  acts: [
    act({
      id: 'interview',
      words: { ru: 'взять интервью: узнать роль', en: 'interview: learn the role' },
      kind: 'check',
      rules: ['R-058', 'R-059', 'R-060'],
      targets: [1, 1],
      evenDead: 'A-054',
      reads: ({ order, role: roleOf, option }) =>
        order.targets.map((target) => {
          const seen = roleOf(target);
          const shown = seen.shownAlive && option('A-031') === 'citizen' ? seen.shownAlive : seen.id;
          return { to: 'town', says: { fact: 'interview', role: shown }, rules: ['R-058', 'R-059', 'R-060'] };
        }),
      deed: { ru: 'брал интервью', en: 'took an interview' },
    }),
  ],
});
