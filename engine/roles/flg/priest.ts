import type { Move } from '../moves';
import { type ActView, act, role } from '../role';

/** Whether the parishioner has ever killed bloodily, this night included. */
const bloodyHands = (view: ActView, target: string) =>
  view
    .deeds(target)
    .some(
      (deed) => deed.notes.includes('bloody') && (view.option('A-098') === 'any-night' || deed.night === view.night),
    );

export default role({
  id: 'priest',
  words: { name: { ru: 'священник', en: 'priest' }, genitive: 'священника' },
  rules: ['R-194'],
  side: 'town',
  acts: [
    act({
      id: 'confess',
      words: { ru: 'исповедать', en: 'hear a confession' },
      kind: 'check',
      rules: ['R-194', 'R-195', 'R-207', 'R-212'],
      targets: [1, 1],
      does: (view) =>
        view.order.targets.flatMap((target): readonly Move[] => {
          const cost = view.role(target).costsConfessor;
          return [
            ...(cost ? [{ move: 'own-silence', days: 1, rules: cost } as const] : []),
            ...(bloodyHands(view, target)
              ? [{ move: 'backfire', strike: 'heart', rules: ['R-207', 'A-098'] } as const]
              : []),
          ];
        }),
      reads: (view) =>
        view.order.targets
          .filter((target) => !bloodyHands(view, target))
          .map((target) => ({
            to: 'actor',
            says: { fact: 'deeds', target, deeds: view.confession(target, 'confessor') },
            rules: ['R-195', 'A-100', 'A-102'],
          })),
      deed: { ru: 'исповедовал', en: 'heard a confession' },
    }),
  ],
});
