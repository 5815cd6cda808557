import { limit } from '../limits';
import { type Limit, role } from '../role';

const sameRole = limit(
  { ru: 'Та же роль, что прошлой ночью', en: 'The same role as last night' },
  ['R-118'],
  ({ order, before }) => before.some((sent) => sent.as === order.as),
);
const sameKind = limit(
  { ru: 'То же действие, что прошлой ночью', en: 'The same action as last night' },
  ['R-118', 'A-075'],
  (view) =>
    view.before.some((sent) =>
      view.option('A-075') === 'same-kind'
        ? view.kindOf(sent) === view.kindOf(view.order)
        : sent.act === view.order.act,
    ),
);
const sameObject = limit(
  { ru: 'Тот же объект, что прошлой ночью', en: 'The same object as last night' },
  ['R-118'],
  ({ order, before }) => before.some((sent) => sent.targets.some((target) => order.targets.includes(target))),
);

/** Everything must change from one night to the next. */
export const NOTHING_TWICE: readonly Limit[] = [sameRole, sameKind, sameObject];

export default role({
  id: 'joker',
  words: { name: { ru: 'джокер', en: 'joker' }, genitive: 'джокера' },
  rules: ['R-113', 'R-114', 'R-115', 'R-116', 'R-117', 'R-118', 'R-119', 'R-120', 'R-121'],
  side: 'own',
  killing: true,
  shooting: 'ask',
  combat: 'ask',
  staysWithWinner: true,
  borrows: { limits: NOTHING_TWICE, rules: ['R-114', 'A-074', 'A-077'] },
  acts: [],
});
