import { role } from '../role';

export default role({
  id: 'werewolf',
  words: { name: { ru: 'оборотень', en: 'werewolf' }, genitive: 'оборотня' },
  rules: ['R-093', 'R-096', 'R-097', 'R-098', 'A-031'],
  side: 'town',
  toldAs: 'citizen',
  shownDead: 'citizen',
  maskRules: ['A-031'],
  shownAlive: 'citizen',
  succeeds: { of: 'maniac', first: true, told: 'letter', rules: ['R-094', 'R-095', 'A-068', 'A-069'] },
  acts: [],
});
