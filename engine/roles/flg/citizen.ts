import { role } from '../role';

export default role({
  id: 'citizen',
  words: { name: { ru: 'мирный', en: 'citizen' }, genitive: 'мирного' },
  rules: ['R-007'],
  side: 'town',
  acts: [],
});
