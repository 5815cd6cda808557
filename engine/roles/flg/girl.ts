import { noRepeat, notSelf } from '../limits';
import type { Die } from '../moves';
import { act, role } from '../role';

const silence: Die = {
  id: 'girl-silence',
  chance: [1, 2],
  words: { ru: 'Посещённый девочкой лишился голоса', en: 'The girl’s host lost his vote' },
  rules: ['R-180'],
};

export default role({
  id: 'girl',
  words: { name: { ru: 'девочка', en: 'girl' }, genitive: 'девочки' },
  rules: ['R-175', 'R-176', 'R-177', 'R-178', 'R-179'],
  side: 'town',
  vigilant: true,
  costsConfessor: ['R-212'],
  acts: [
    act({
      id: 'visit',
      words: { ru: 'прийти: заблокировать действия', en: 'visit: block all actions' },
      kind: 'block',
      rules: ['R-175', 'R-176', 'R-177', 'R-178', 'R-179'],
      targets: [1, 1],
      limits: [
        notSelf({ ru: 'К себе не приходят', en: 'One does not visit oneself' }, ['R-175']),
        noRepeat(
          ['visit'],
          { ru: 'Две ночи подряд к одному игроку нельзя', en: 'Not the same player two nights running' },
          ['R-181', 'R-182'],
        ),
      ],
      does: [
        { move: 'block', rules: ['R-175', 'R-176'] },
        { move: 'presence', rules: ['R-178'] },
        { move: 'silence', days: 1, die: silence, rules: ['R-180'] },
      ],
      deedUnless: ['A-101', 'nothing'],
      deed: { ru: 'приходила к игроку', en: 'visited a player' },
    }),
  ],
});
