import { act, role } from '../role';

export default role({
  id: 'necromancer',
  words: { name: { ru: 'некромант', en: 'necromancer' }, genitive: 'некроманта' },
  rules: [
    'R-099',
    'R-101',
    'R-102',
    'R-103',
    'R-104',
    'R-105',
    'R-106',
    'R-107',
    'R-108',
    'R-109',
    'R-110',
    'R-111',
    'R-112',
  ],
  side: 'own',
  hostile: true,
  shooting: 'ask',
  leadsArmy: true,
  acts: [
    act({
      id: 'convert',
      words: { ru: 'превратить в скелета', en: 'turn into a skeleton' },
      kind: 'convert',
      rules: ['R-100', 'R-104', 'R-107', 'R-108'],
      targets: [1, 1],
      does: [{ move: 'convert', rules: ['R-100', 'R-107'] }],
      deed: { ru: 'превращал', en: 'converted' },
    }),
  ],
});
