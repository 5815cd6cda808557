import { noRepeat, notSelf } from '../limits';
import type { Die } from '../moves';
import { act, role } from '../role';

const silence: Die = {
  id: 'cop-silence',
  chance: [1, 2],
  words: { ru: 'Посещённый ментом лишился голоса', en: 'The one the cop visited lost his vote' },
  rules: ['R-187'],
};

export default role({
  id: 'cop',
  words: { name: { ru: 'мент', en: 'cop' }, genitive: 'мента' },
  // «Как и у девочки»: her lines are his as well, where she is not in the game.
  rules: ['R-183', 'R-175', 'R-176', 'R-184', 'R-185', 'R-186'],
  side: 'town',
  vigilant: true,
  acts: [
    act({
      id: 'visit',
      words: { ru: 'забрать в тюрьму: заблокировать и защитить', en: 'take to jail: block and protect' },
      kind: 'block',
      rules: ['R-183', 'R-184', 'R-185', 'R-186'],
      targets: [1, 1],
      limits: [
        notSelf({ ru: 'К себе не приходят', en: 'One does not visit oneself' }, ['R-183']),
        noRepeat(
          ['visit'],
          { ru: 'Две ночи подряд к одному игроку нельзя', en: 'Not the same player two nights running' },
          ['R-188', 'R-189'],
        ),
      ],
      does: [
        { move: 'block', rules: ['R-183'] },
        { move: 'guard', rules: ['R-184', 'R-185'] },
        { move: 'presence', rules: ['R-186'] },
        { move: 'silence', days: 1, die: silence, rules: ['R-187', 'A-144'] },
      ],
      deed: { ru: 'забирал в тюрьму', en: 'took to jail' },
    }),
  ],
});
