import { houseLimit } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'physician',
  words: { name: { ru: 'врач', en: 'doctor' }, genitive: 'врача' },
  rules: ['R-272', 'R-273'],
  side: 'town',
  statusBySide: 'citizen',
  acts: [
    act({
      id: 'protect',
      words: { ru: 'защитить на ближайшую ночь', en: 'protect for the coming night' },
      kind: 'heal',
      rules: ['R-272', 'R-273', 'A-129'],
      when: 'day',
      targets: [1, 1],
      limits: [
        houseLimit(
          'A-128',
          { ru: 'Того же игрока две ночи подряд защищать нельзя', en: 'Not the same player two nights running' },
          ['A-128'],
          ({ option, before, order }) =>
            option('A-128') === 'forbidden' &&
            before.some((sent) => sent.targets.some((t) => order.targets.includes(t))),
        ),
      ],
      does: [{ move: 'ward', rules: ['R-272', 'A-129'] }],
      deed: { ru: 'лечил', en: 'protected' },
    }),
  ],
});
