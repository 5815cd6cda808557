import { act, role } from '../role';

export default role({
  id: 'journalist',
  words: { name: { ru: 'журналист', en: 'journalist' }, genitive: 'журналиста' },
  rules: ['R-274'],
  side: 'town',
  statusBySide: 'citizen',
  acts: [
    act({
      id: 'compare',
      words: { ru: 'сравнить статусы двух игроков', en: 'compare the statuses of two players' },
      kind: 'compare',
      rules: ['R-274', 'R-275'],
      when: 'day',
      targets: [2, 2],
      evenDead: 'A-132',
      reads: ({ order: { targets }, role: roleOf, option }) => {
        const [a, b] = targets;
        if (a === undefined || b === undefined) return [];
        const status = (seat: string) => {
          const seen = roleOf(seat);
          return option('A-127') === 'side' ? seen.side : (seen.statusAs ?? seen.id);
        };
        return [
          {
            to: 'actor',
            says: { fact: 'same-status', targets: [a, b], same: status(a) === status(b) },
            rules: ['R-275', 'A-127', 'A-132'],
          },
        ];
      },
      deed: { ru: 'сравнивал', en: 'compared' },
    }),
  ],
});
