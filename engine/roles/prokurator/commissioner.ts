import { act, role } from '../role';

export default role({
  id: 'commissioner',
  words: { name: { ru: 'комиссар', en: 'commissioner' }, genitive: 'комиссара' },
  rules: ['R-268'],
  side: 'town',
  statusBySide: 'citizen',
  acts: [
    act({
      id: 'check',
      words: { ru: 'узнать статус', en: 'learn a status' },
      kind: 'check',
      rules: ['R-268', 'A-126'],
      targets: [1, 1],
      evenDead: 'A-132',
      reads: ({ order, role: roleOf, option }) =>
        order.targets.map((target) => {
          const { id, statusBySide } = roleOf(target);
          const role = option('A-126') === 'side' ? (statusBySide ?? id) : id;
          return { to: 'actor', says: { fact: 'status', target, role }, rules: ['R-268', 'A-126', 'A-132'] };
        }),
      deed: { ru: 'проверял', en: 'checked' },
    }),
  ],
});
