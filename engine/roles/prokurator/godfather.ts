import { role } from '../role';

export default role({
  id: 'godfather',
  words: { name: { ru: 'крёстный отец', en: 'godfather' }, genitive: 'крёстного отца' },
  rules: ['R-264', 'R-265', 'R-266', 'R-267'],
  side: 'mafia',
  family: { line: 0, ranked: true, loyal: true },
  killing: true,
  hostile: true,
  statusAs: 'mafioso',
  statusBySide: 'mafioso',
  acts: [],
});
