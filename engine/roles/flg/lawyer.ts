import { act, role } from '../role';

export default role({
  id: 'lawyer',
  words: { name: { ru: 'адвокат', en: 'lawyer' }, genitive: 'адвоката' },
  rules: ['R-034', 'R-035', 'R-062', 'R-067', 'A-055'],
  side: 'mafia',
  family: { line: 2, ranked: false, loyal: true },
  shooting: true,
  combat: true,
  hostile: true,
  acts: [
    act({
      id: 'protect',
      words: { ru: 'отмазать на завтрашнем голосовании', en: 'get somebody off at the coming vote' },
      kind: 'protect',
      rules: ['R-063', 'R-064', 'R-065'],
      targets: [1, 1],
      does: [{ move: 'protect', rules: ['R-063', 'R-066'] }],
      deed: { ru: 'отмазывал (мухлевал с документами)', en: 'got somebody off (cheated with documents)' },
    }),
  ],
});
