import { noRepeat } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'witness',
  words: { name: { ru: 'свидетель', en: 'witness' }, genitive: 'свидетеля' },
  rules: ['R-234'],
  side: 'town',
  acts: [
    act({
      id: 'watch',
      words: { ru: 'следить: кто убивал', en: 'watch: who was killing' },
      kind: 'watch',
      rules: ['R-234'],
      targets: [1, 1],
      limits: [
        noRepeat(
          ['watch'],
          { ru: 'Две ночи подряд к одному человеку нельзя', en: 'Not the same person two nights running' },
          ['R-235', 'R-236'],
        ),
      ],
      reads: ({ order, attackers, dies, option }) =>
        order.targets.map((target) => ({
          to: 'actor',
          says: {
            fact: 'killers',
            target,
            seats: option('A-106') === 'attempts' || dies(target) ? [...attackers(target)] : [],
          },
          rules: ['R-234', 'A-106', 'A-142'],
        })),
      deed: { ru: 'указывал', en: 'pointed' },
    }),
  ],
});
