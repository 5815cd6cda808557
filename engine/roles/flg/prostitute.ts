import type { Die } from '../moves';
import { act, role } from '../role';

const infectSilence: Die = {
  id: 'infect-silence',
  chance: [1, 2],
  words: { ru: 'Посещённый путаной лишился голоса', en: 'The prostitute’s client lost his vote' },
  rules: ['R-076'],
};

export default role({
  id: 'prostitute',
  words: { name: { ru: 'путана', en: 'prostitute' }, genitive: 'путаны' },
  rules: ['R-073', 'R-112', 'R-232'],
  side: 'pimp',
  killing: 'named',
  shooting: 'ask',
  hostile: true,
  costsConfessor: ['R-212'],
  confessedAs: {
    confessor: { ru: 'узнал много постыдных вещей', en: 'learned many shameful things' },
    peeper: { ru: 'много постыдных вещей', en: 'many shameful things' },
  },
  acts: [
    act({
      id: 'infect',
      words: { ru: 'прийти и заразить', en: 'visit and infect' },
      kind: 'infect',
      rules: ['R-074', 'R-075', 'R-077', 'R-078', 'R-079', 'R-081'],
      targets: [1, 1],
      does: [{ move: 'infect', die: infectSilence, rules: ['R-074', 'R-075'] }],
      deed: { ru: 'много постыдных вещей', en: 'many shameful things' },
    }),
    act({
      id: 'silence',
      words: { ru: 'не заражать, но лишить голоса на день', en: 'silence for a day without infecting' },
      kind: 'silence',
      rules: ['R-082', 'A-067'],
      targets: [1, 1],
      does: [{ move: 'silence', days: 1, rules: ['R-082'] }],
      deed: { ru: 'много постыдных вещей', en: 'many shameful things' },
    }),
  ],
});
