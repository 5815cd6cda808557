import { describe, expect, it } from 'vitest';
import { warningLetter } from '../../engine/letters/reminders';

describe('a warning of inactivity', () => {
  it('says what everybody could see, and no role', () => {
    const letter = warningLetter(3, 'seat', { votes: [1, 3], posts: [3] });
    expect(letter.id).toBe('day/3/warning/seat');
    expect(letter.text('plain', 'ru')).toBe(
      'Вашего голоса не было в дни: 1, 3.\nВы не написали в теме ни слова в дни: 3.\n' +
        'Если играть не получается, напишите: подберу замену. Следующий пропуск — замена или модкилл.',
    );
  });

  it('leaves out what was not missed', () => {
    expect(warningLetter(3, 'seat', { votes: [], posts: [3] }).text('plain', 'en')).not.toContain('vote');
  });
});
