import { role } from '../role';

export default role({
  id: 'hohol',
  words: { name: { ru: 'хохол', en: 'hohol' }, genitive: 'хохла' },
  rules: ['R-213', 'R-214'],
  side: 'town',
  takesKillers: ['R-213', 'R-214', 'A-092'],
  acts: [],
});
