import { role } from '../role';
import { NOTHING_TWICE } from './joker';

export default role({
  id: 'agent',
  words: { name: { ru: 'агент', en: 'agent' }, genitive: 'агента' },
  rules: ['R-113', 'R-114', 'R-115', 'R-116', 'R-117', 'R-118', 'R-119', 'R-121', 'R-122'],
  side: 'own',
  killing: true,
  shooting: 'ask',
  combat: 'ask',
  hostile: true,
  borrows: { limits: NOTHING_TWICE, rules: ['R-114', 'A-074', 'A-077'] },
  acts: [],
});
