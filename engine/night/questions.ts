import type { Effect } from '../game/effects';
import { family } from '../game/sides';
import { movesOf, type Scene, type Standing } from './scene';

/**
 * Questions the program does not understand: the host answers yes or no, or does not permit them, which makes the
 * order illegal (R-050… ).
 */
export function askQuestions(scene: Scene, standings: readonly Standing[]): { moving: Standing[]; told: Effect[] } {
  const told: Effect[] = [];
  const moving = standings.filter((standing) => {
    const move = movesOf(scene, standing).find((m) => m.move === 'question');
    if (!move) return true;
    const { order, performer } = standing;
    const answer = scene.asks.ask({
      id: `bribe/${scene.night}/${order.actor}`,
      kind: 'bribe',
      seats: [performer],
      words: { ru: 'Вопрос Совету: «{question}»', en: 'Question to the Council: “{question}”' },
      slots: { question: order.question ?? '' },
      rules: ['R-050', 'R-051', 'A-052'],
      options: [
        { id: 'yes', words: { ru: 'да', en: 'yes' } },
        { id: 'no', words: { ru: 'нет', en: 'no' } },
        { id: 'refused', words: { ru: 'недопустимый вопрос', en: 'not permitted' } },
      ],
      byDefault: null,
    });
    if (answer === 'refused') {
      const words = { ru: 'Недопустимый вопрос', en: 'The question is not permitted' };
      scene.refusals.push({ order: standing.sent, words, rules: ['R-051', 'R-053'], silent: false });
      return false;
    }
    if (answer === null) return true;
    const yes = answer === 'yes';
    const why = scene.say(
      { ru: 'Ведущий ответил на вопрос', en: 'The host has answered the question' },
      {},
      move.rules,
      [standing.why],
    );
    const hear =
      scene.option('A-053') === 'family' && !standing.borrowed
        ? family(scene.state).map((seat) => seat.id)
        : [performer];
    for (const to of hear) told.push({ kind: 'told', to, says: { fact: 'bribe', yes }, notice: false, why });
    return true;
  });
  return { moving, told };
}
