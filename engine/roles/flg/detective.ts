import { act, role } from '../role';

export default role({
  id: 'detective',
  words: { name: { ru: 'детектив', en: 'detective' }, genitive: 'детектива' },
  rules: ['R-246', 'R-247', 'A-110'],
  side: 'brief',
  acts: [
    act({
      id: 'investigate',
      words: { ru: 'проверить, он ли предмет поиска', en: 'check whether he is the one sought' },
      kind: 'check',
      rules: ['R-248', 'R-249'],
      targets: [1, 1],
      reads: ({ order, state, role: roleOf, option }) =>
        order.targets.map((target) => {
          const brief = state.setup.detective;
          const yes = brief !== null && roleOf(target).id === brief.seeks;
          return {
            to: 'actor',
            says: { fact: 'sought', target, yes, employer: yes && option('A-109') === 'nick' ? brief.employer : null },
            rules: ['R-248', 'R-249', 'A-109'],
          };
        }),
      deed: { ru: 'проверял', en: 'checked' },
    }),
  ],
});
