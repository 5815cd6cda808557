import type { RuleId } from '../../game/state';
import { houseLimit, noRepeat, notSelf } from '../limits';
import type { Die } from '../moves';
import { act, role } from '../role';

const block: Die = {
  id: 'sharp-block',
  chance: [1, 2],
  words: { ru: 'Подмешанные карты сработали', en: 'The slipped cards worked' },
  rules: ['R-143'],
};
const twice = noRepeat(
  ['block', 'peek'],
  { ru: 'Две ночи подряд к одному человеку нельзя', en: 'Not the same person two nights running' },
  ['R-147', 'R-148'],
);
const neighbour = (rule: RuleId) =>
  notSelf({ ru: 'Соседом не может быть он сам', en: 'He is no neighbour of himself' }, [rule]);

export default role({
  id: 'sharp',
  words: { name: { ru: 'шулер', en: 'card sharp' }, genitive: 'шулера' },
  rules: ['R-141', 'R-144', 'R-146', 'R-149'],
  side: 'own',
  acts: [
    act({
      id: 'selfHeal',
      words: { ru: 'подмешать карты себе: лечить себя', en: 'slip cards to himself: heal himself' },
      kind: 'heal',
      rules: ['R-142'],
      targets: [0, 0],
      limits: [
        houseLimit(
          'A-089',
          { ru: 'Лечить себя две ночи подряд нельзя', en: 'Not himself two nights running' },
          ['A-089'],
          ({ before, option, order }) =>
            option('A-089') === 'forbidden' && before.some((sent) => sent.act === order.act && sent.as === order.as),
        ),
      ],
      does: [{ move: 'heal-self', rules: ['R-142'] }],
      deed: { ru: 'лечил', en: 'healed' },
    }),
    act({
      id: 'block',
      words: { ru: 'подмешать карты соседу: 50 % заблокировать', en: 'slip cards to a neighbour: 50% to block him' },
      kind: 'block',
      rules: ['R-143', 'R-144'],
      targets: [1, 1],
      limits: [neighbour('R-143'), twice],
      does: [{ move: 'block', die: block, resistible: true, rules: ['R-143', 'R-144'] }],
      deed: { ru: 'подмешивал карты', en: 'slipped cards' },
    }),
    act({
      id: 'peek',
      words: { ru: 'подсмотреть карты: узнать сегодняшнее действие', en: 'peek: learn tonight’s action' },
      kind: 'check',
      rules: ['R-145', 'R-146', 'R-149'],
      targets: [1, 1],
      limits: [neighbour('R-145'), twice],
      reads: ({ order, confession }) =>
        order.targets.map((target) => ({
          to: 'actor',
          says: { fact: 'deeds', target, deeds: confession(target, 'peeper') },
          rules: ['R-145', 'R-146'],
        })),
      deed: { ru: 'подсматривал карты', en: 'peeked' },
    }),
  ],
  wins: ({ living, option }) => {
    const doubtful = living.filter((one) => one.role.shooting === 'ask');
    const hinder = option('A-088') === 'hinder' ? doubtful : [];
    const shooting = [...living.filter((one) => one.role.shooting === true), ...hinder];
    return {
      won: shooting.length === 0,
      contested: doubtful.length > 0 && option('A-088') === 'host',
      near: true,
      words:
        shooting.length === 0
          ? { ru: 'Стреляющих ролей в городе не осталось', en: 'No shooting role is left in town' }
          : { ru: 'В городе ещё есть стреляющая роль', en: 'There still is a shooting role in town' },
      rules: ['R-141', 'A-088'],
    };
  },
});
