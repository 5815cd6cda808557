import { noRepeat, notSelf } from '../limits';
import { act, role } from '../role';

export default role({
  id: 'reanimator',
  words: { name: { ru: 'реаниматор', en: 'reanimator' }, genitive: 'реаниматора' },
  rules: ['R-238', 'R-243', 'R-245'],
  side: 'town',
  acts: [
    act({
      id: 'revive',
      words: { ru: 'спасти одного из убитых этой ночью', en: 'save one of those killed this night' },
      kind: 'heal',
      rules: ['R-238', 'R-239', 'R-244', 'A-107', 'A-140'],
      targets: [0, 1],
      limits: [
        notSelf({ ru: 'Себя лечить нельзя', en: 'He may not heal himself' }, ['R-240']),
        noRepeat(
          ['revive'],
          { ru: 'Два дня подряд одного и того же нельзя', en: 'Not the same person two days running' },
          ['R-241', 'R-242'],
        ),
      ],
      does: [{ move: 'revive', rules: ['R-239', 'R-244'] }],
      deed: { ru: 'лечил', en: 'healed' },
    }),
  ],
});
