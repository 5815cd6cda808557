import { limit } from '../limits';
import { type ActView, act, role } from '../role';

/** Hired or not; an employer whose fitness the rules leave open is put before the host, `null` until he has answered. */
const hiring = (view: ActView): boolean | null => {
  const [employer] = view.order.targets;
  if (employer === undefined) return false;
  if (view.option('A-104') === 'fails' && view.blocked(employer)) return false;
  const combat = view.role(employer).combat ?? false;
  if (combat !== 'ask') return combat;
  const house = view.option('A-103');
  if (house !== 'ask') return house === 'yes';
  const words = { ru: 'Боеспособен ли наниматель?', en: 'Is the employer combat-capable?' };
  const answer = view.answer({ kind: 'combat', seat: employer, words, rules: ['R-225', 'A-103'] });
  return answer === null ? null : answer === 'yes';
};
const hired = (view: ActView): boolean => hiring(view) === true;

export default role({
  id: 'mercenary',
  words: { name: { ru: 'наёмник', en: 'mercenary' }, genitive: 'наёмника' },
  rules: ['R-225', 'R-228'],
  side: 'town',
  killing: true,
  shooting: 'ask',
  acts: [
    act({
      id: 'hire',
      words: { ru: 'наняться и, если нанят, убить', en: 'hire out and, once hired, kill' },
      kind: 'hire',
      rules: ['R-225', 'R-229', 'R-230', 'R-231', 'R-232'],
      targets: [1, 2],
      limits: [
        limit(
          { ru: 'Наняться к себе нельзя', en: 'He may not be his own employer' },
          ['R-225'],
          ({ order }) => order.targets[0] === order.actor,
        ),
        limit(
          { ru: 'Жертвой не может быть наниматель', en: 'The employer may not be the victim' },
          ['R-226'],
          ({ order }) => order.targets[0] === order.targets[1],
        ),
        limit({ ru: 'Наниматель уже использован', en: 'This employer has been used' }, ['R-227'], ({ order, past }) =>
          past.some((d) => d.notes.includes('killed') && d.targets[0] === order.targets[0]),
        ),
      ],
      does: (view) =>
        view.order.targets.length > 1 && hired(view)
          ? [{ move: 'kill', weapon: 'shot', target: 1, rules: ['R-225', 'A-104'] }]
          : [],
      reads: (view) => {
        const yes = hiring(view);
        return yes === null ? [] : [{ to: 'actor', says: { fact: 'hired', yes }, rules: ['R-231', 'R-228', 'A-104'] }];
      },
      notes: (view) => (hired(view) ? ['hired', ...(view.order.targets.length > 1 ? (['killed'] as const) : [])] : []),
      deed: ({ notes }) => [
        notes.includes('killed') ? { ru: 'убивал', en: 'killed' } : { ru: 'нанимался', en: 'hired himself out' },
      ],
    }),
  ],
});
