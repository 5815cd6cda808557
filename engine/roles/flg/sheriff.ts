import type { Trail } from '../moves';
import { act, role } from '../role';

const trail: Trail = {
  evidence: {
    id: 'sheriff-evidence',
    chance: [1, 2],
    words: { ru: 'Шериф оставил улики', en: 'The sheriff left evidence' },
    rules: ['R-153', 'A-105'],
  },
  reveal: {
    id: 'sheriff-reveal',
    chance: [1, 2],
    words: { ru: 'Роль жертвы шерифа раскрыта', en: 'The role of the sheriff’s victim is revealed' },
    rules: ['R-154', 'A-105'],
  },
};

export default role({
  id: 'sheriff',
  words: { name: { ru: 'шериф', en: 'sheriff' }, genitive: 'шерифа' },
  rules: ['R-233'],
  side: 'town',
  killing: true,
  shooting: true,
  combat: true,
  acts: [
    act({
      id: 'kill',
      words: { ru: 'убить', en: 'kill' },
      kind: 'kill',
      rules: ['R-233', 'A-105'],
      targets: [1, 1],
      dice: [trail.evidence, trail.reveal],
      does: ({ option }) => [
        { move: 'kill', weapon: 'shot', rules: ['R-233'], ...(option('A-105') === 'traces' ? { trail } : {}) },
      ],
      deed: { ru: 'убивал', en: 'killed' },
    }),
  ],
});
