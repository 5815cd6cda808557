import { role } from '../role';

export default role({
  id: 'idiot',
  words: { name: { ru: 'идиот', en: 'idiot' }, genitive: 'идиота' },
  rules: ['R-253', 'R-254', 'R-255', 'R-256', 'R-257'],
  side: 'town',
  unhealable: ['R-253', 'A-073'],
  unexposable: ['R-254', 'A-143'],
  unhangable: ['R-255', 'A-019'],
  alwaysRevealed: ['R-257', 'A-112'],
  reprieves: ['R-256', 'A-113'],
  acts: [],
});
