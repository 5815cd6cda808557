import { role } from '../role';

export default role({
  id: 'citizen',
  words: { name: { ru: 'мирный', en: 'citizen' }, genitive: 'мирного' },
  rules: ['R-260', 'R-261', 'R-262'],
  side: 'town',
  acts: [],
});
