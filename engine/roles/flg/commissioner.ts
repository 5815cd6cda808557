import type { Trail } from '../moves';
import { act, role } from '../role';

const trail: Trail = {
  evidence: {
    id: 'commissioner-evidence',
    chance: [1, 2],
    words: { ru: 'Комиссар оставил улики', en: 'The commissioner left evidence' },
    rules: ['R-153'],
  },
  reveal: {
    id: 'commissioner-reveal',
    chance: [1, 2],
    words: { ru: 'Роль жертвы комиссара раскрыта', en: 'The role of the commissioner’s victim is revealed' },
    rules: ['R-154', 'A-026'],
  },
};

export default role({
  id: 'commissioner',
  words: { name: { ru: 'комиссар', en: 'commissioner' }, genitive: 'комиссара' },
  rules: ['R-150', 'R-151', 'R-152'],
  side: 'town',
  killing: true,
  shooting: true,
  combat: true,
  acts: [
    act({
      id: 'check',
      words: { ru: 'проверить документы', en: 'check documents' },
      kind: 'check',
      rules: ['R-151', 'R-152', 'R-138'],
      targets: [1, 1],
      evenDead: 'A-108',
      reads: ({ order, role: roleOf }) =>
        order.targets.map((target) => {
          const seen = roleOf(target);
          const shows = seen.checksAs ?? (seen.family ? 'family' : 'not-family');
          return {
            to: 'actor',
            says: { fact: 'check', target, shows },
            rules: seen.checksAs ? ['R-138', 'A-145'] : seen.family ? ['R-152'] : ['R-151'],
          };
        }),
      deed: { ru: 'проверял', en: 'checked' },
    }),
    act({
      id: 'kill',
      words: { ru: 'убить', en: 'kill' },
      kind: 'kill',
      rules: ['R-153', 'R-154'],
      targets: [1, 1],
      does: [{ move: 'kill', weapon: 'shot', trail, rules: ['R-153'] }],
      deed: { ru: 'убивал', en: 'killed' },
    }),
  ],
});
