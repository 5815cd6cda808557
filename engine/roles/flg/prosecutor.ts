import { act, role } from '../role';

export default role({
  id: 'prosecutor',
  words: { name: { ru: 'прокурор', en: 'prosecutor' }, genitive: 'прокурора' },
  rules: ['R-250', 'R-252'],
  side: 'town',
  leansOn: { role: 'lawyer', rules: ['R-250'] },
  vote: { against: 2, rules: ['R-252'] },
  acts: [
    act({
      id: 'unprotect',
      words: { ru: 'снять отмазу', en: 'take the protection away' },
      kind: 'unprotect',
      rules: ['R-250', 'R-251'],
      targets: [1, 1],
      does: [{ move: 'unprotect', rules: ['R-250', 'R-251'] }],
      deed: { ru: 'указывал', en: 'pointed' },
    }),
  ],
});
