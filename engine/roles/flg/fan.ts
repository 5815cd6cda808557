import { isAlive } from '../../game/state';
import { atMost, limit } from '../limits';
import { act, type OrderView, role } from '../role';

const MANIAC = 'maniac';
const found = (view: Pick<OrderView, 'state' | 'order'>) =>
  view.state.found.find((f) => f.by === view.order.actor && isAlive(view.state, f.target))?.target;

const searching = limit(
  { ru: 'Маньяк ещё не найден', en: 'The maniac has not been found yet' },
  ['R-087', 'A-059'],
  (view) => found(view) === undefined,
);
const guardDeed = { ru: 'защищал', en: 'protected' };

export default role({
  id: 'fan',
  words: { name: { ru: 'фанат', en: 'fan' }, genitive: 'фаната' },
  rules: ['R-083', 'R-092', 'A-030', 'A-063'],
  side: 'maniac',
  hostile: true,
  leansOn: { role: MANIAC, rules: ['R-084', 'R-087'] },
  shownDead: MANIAC,
  maskedWhileOpen: true,
  maskRules: ['R-092', 'A-030'],
  acts: [
    act({
      id: 'search',
      words: { ru: 'искать маньяка', en: 'look for the maniac' },
      kind: 'check',
      rules: ['R-084', 'R-085'],
      targets: [1, 2],
      limits: [
        atMost(
          1,
          { ru: 'При десяти и менее живых — одна проверка', en: 'One check with ten or fewer living' },
          ['R-086'],
          10,
        ),
      ],
      reads: ({ order, role: roleOf }) =>
        order.targets.map((target) => {
          const yes = roleOf(target).id === MANIAC;
          return {
            to: 'actor',
            says: { fact: 'searched', target, role: MANIAC, yes },
            rules: ['R-084', 'R-087'],
            ...(yes ? { found: target } : {}),
          };
        }),
      deed: { ru: 'проверял', en: 'checked' },
    }),
    act({
      id: 'bodyguard',
      words: { ru: 'стать телохранителем маньяка', en: 'be the maniac’s bodyguard' },
      kind: 'bodyguard',
      rules: ['R-087', 'R-088'],
      targets: [0, 0],
      limits: [searching],
      does: [{ move: 'stand-in', at: 'night', rules: ['R-088', 'A-060', 'A-061', 'A-062'] }],
      deed: guardDeed,
    }),
    act({
      id: 'selfIncriminate',
      words: { ru: 'самооговор: повиснуть вместо маньяка', en: 'self-incrimination: hang instead of the maniac' },
      kind: 'selfIncriminate',
      rules: ['R-087', 'R-089', 'R-090', 'R-091'],
      targets: [0, 0],
      limits: [searching],
      does: [{ move: 'stand-in', at: 'gallows', rules: ['R-089'] }],
      deed: guardDeed,
    }),
  ],
});
