import { role } from '../role';

export default role({
  id: 'double-agent',
  words: { name: { ru: 'двойной агент', en: 'double agent' }, genitive: 'двойного агента' },
  rules: ['R-123', 'R-124', 'R-126', 'R-127', 'R-128', 'R-129', 'R-130', 'R-131', 'R-132', 'A-081', 'A-148'],
  side: 'own',
  family: { line: 0, ranked: true, loyal: false },
  killing: 'named',
  shooting: true,
  combat: true,
  hostile: true,
  spoilsFamilyWin: ['R-128'],
  acts: [],
});
