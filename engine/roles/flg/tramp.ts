import { act, role } from '../role';

export default role({
  id: 'tramp',
  words: { name: { ru: 'бомж', en: 'tramp' }, genitive: 'бомжа' },
  rules: ['R-237'],
  side: 'town',
  acts: [
    act({
      id: 'check',
      words: { ru: 'проверить принадлежность к мафии', en: 'check for the mafia' },
      kind: 'check',
      rules: ['R-237'],
      targets: [1, 1],
      reads: ({ order, role: roleOf, option }) =>
        order.targets.map((target) => {
          const seen = roleOf(target);
          const open = option('A-085') === 'shown' ? seen.checksAs : undefined;
          return {
            to: 'actor',
            says: { fact: 'check', target, shows: open ?? (seen.family ? 'family' : 'not-family') },
            rules: ['R-237', 'A-085'],
          };
        }),
      deed: { ru: 'проверял', en: 'checked' },
    }),
  ],
});
