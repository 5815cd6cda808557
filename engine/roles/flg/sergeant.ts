import { role } from '../role';

export default role({
  id: 'sergeant',
  words: { name: { ru: 'сержант', en: 'sergeant' }, genitive: 'сержанта' },
  rules: ['R-215', 'R-216'],
  side: 'town',
  hears: { role: 'commissioner', act: 'check', rules: ['R-215', 'A-108'] },
  succeeds: {
    of: 'commissioner',
    first: false,
    killedOnly: ['A-023', 'killed'],
    told: 'notice',
    rules: ['R-216', 'A-023'],
  },
  acts: [],
});
