import { cooldown, limit, noRepeat, whileMoreThan } from '../limits';
import type { Die } from '../moves';
import { act, role } from '../role';

const exposed: Die = {
  id: 'doctor-exposed',
  chance: [1, 2],
  words: { ru: 'Ник доктора раскрыт', en: 'The doctor’s nick is revealed' },
  rules: ['R-156'],
};

export default role({
  id: 'doctor',
  words: { name: { ru: 'доктор', en: 'doctor' }, genitive: 'доктора' },
  rules: ['R-155', 'R-159', 'R-161', 'R-162', 'R-167', 'R-168', 'R-170', 'R-171', 'R-172', 'R-174'],
  side: 'town',
  vote: { for: 3, rules: ['R-167', 'R-168'] },
  acts: [
    act({
      id: 'serum',
      words: { ru: 'вколоть сыворотку правды', en: 'inject the truth serum' },
      kind: 'serum',
      rules: ['R-156', 'R-017'],
      targets: [1, 1],
      limits: [
        cooldown(
          'serum',
          15,
          {
            ru: 'Живых меньше пятнадцати: сыворотка не два дня подряд',
            en: 'Fewer than fifteen live: no serum two days running',
          },
          ['R-157'],
        ),
      ],
      does: [{ move: 'serum', die: exposed, rules: ['R-156', 'A-096', 'A-143'] }],
      deed: { ru: 'колол сыворотку', en: 'injected the serum' },
    }),
    act({
      id: 'heal',
      words: { ru: 'лечить игрока', en: 'heal a player' },
      kind: 'heal',
      rules: ['R-158', 'R-159', 'R-103'],
      targets: [1, 1],
      limits: [
        noRepeat(
          ['heal'],
          { ru: 'Две ночи подряд лечить одного нельзя', en: 'Not the same patient two nights running' },
          ['R-169', 'R-173'],
        ),
      ],
      does: [{ move: 'heal', restores: true, rules: ['R-158', 'R-159'] }],
      deed: { ru: 'лечил', en: 'healed' },
    }),
    act({
      id: 'healFrom',
      words: { ru: 'лечить от роли', en: 'heal from a role' },
      kind: 'heal',
      rules: ['R-160', 'R-161', 'R-162'],
      targets: [0, 0],
      limits: [
        limit({ ru: 'Не названо, от какой роли', en: 'The role is not named' }, ['R-160'], ({ order }) => !order.from),
        whileMoreThan(
          10,
          { ru: 'Роли уже не раскрываются: лечить от роли нельзя', en: 'Roles are closed: no healing from a role' },
          ['R-164'],
        ),
        limit(
          { ru: 'Две ночи подряд от одной роли нельзя', en: 'Not from the same role two nights running' },
          ['R-165'],
          ({ order, before }) =>
            before.some((sent) => sent.act === order.act && sent.as === order.as && sent.from === order.from),
        ),
        limit(
          { ru: 'Осталась одна враждебная сторона', en: 'One hostile side is left' },
          ['R-163', 'A-136', 'A-095'],
          ({ hostileSides }) => hostileSides <= 1,
          true,
        ),
      ],
      does: [{ move: 'heal-from', rules: ['R-160', 'R-161', 'A-093'] }],
      deed: { ru: 'лечил', en: 'healed' },
    }),
    act({
      id: 'poison',
      words: { ru: 'травить: без голоса на два дня', en: 'poison: no vote for two days' },
      kind: 'silence',
      rules: ['R-166'],
      targets: [1, 1],
      does: [{ move: 'silence', days: 2, rules: ['R-166'] }],
      deed: { ru: 'травил', en: 'poisoned' },
    }),
  ],
});
