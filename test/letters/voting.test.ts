import { describe, expect, it } from 'vitest';
import { timesOf, votingLetter } from '../../engine/letters/day';
import { RULESETS } from '../../engine/rulesets/all';

describe('the opening post of a voting topic', () => {
  it('R-281, R-283, R-285 – R-289: who is nominated, in the order of nomination, and how votes are given', () => {
    const letter = votingLetter(2, ['Шмель', 'Аня']);
    expect(letter.id).toBe('day/2/voting');
    expect(letter.text('plain', 'ru')).toBe(
      'Казнь, день 2\n\nВыдвинуты: Шмель, Аня.\n\nГолоса принимаются один час с минуты создания этой темы. Голос: сообщение с ником выдвинутого. Сменить или снять голос можно один раз, новым сообщением; правки не считаются, голос против себя тоже.',
    );
    expect(votingLetter(2, []).text('plain', 'en')).toContain('Nominated: —.');
  });

  it('R-282: the opening of the day names the hour of the execution, not an end of votes', () => {
    const day = { start: '2025-11-04T07:00:00Z', deadline: '2025-11-04T18:03:00Z' };
    const shown = (iso: string): string => iso.slice(11, 16);
    expect(timesOf(day, RULESETS.prokurator, shown)).toEqual({ start: '07:00', deadline: '18:03', execution: '17:03' });
    expect(timesOf(day, RULESETS.flg, shown)).toEqual({ start: '07:00', deadline: '18:03' });
  });
});
