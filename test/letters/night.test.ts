import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine/game/effects';
import { lettersOfNight } from '../../engine/letters/night';
import { dealt, night } from './game';

const kill = (seat: string, by: string[] = ['Босс']): Effect => ({
  kind: 'death',
  seat,
  death: { phase: 'night', number: 1, cause: 'killed', by },
  why: null,
});
const post = (effects: Effect[]) => lettersOfNight(night(1, effects), dealt())[0];

describe('the morning post', () => {
  it('tells deaths by name, roles that are open, traces, and who has no vote', () => {
    const letter = post([
      kill('Яша'),
      kill('Аня', ['Ком']),
      { kind: 'revealed', seat: 'Аня', as: 'role', role: 'citizen', why: null },
      { kind: 'published', says: { fact: 'victim-of', seat: 'Аня', role: 'commissioner' }, why: null },
      { kind: 'published', says: { fact: 'interview', role: 'doctor' }, why: null },
      { kind: 'exposed', seat: 'Босс', as: 'leader', why: null },
      { kind: 'silence', seat: 'Док', until: 1, why: null },
      { kind: 'silence', seat: 'Яша', until: 2, why: null },
    ]);
    expect(letter?.text('plain', 'ru')).toBe(
      [
        'Итоги ночи 1',
        '',
        'Этой ночью погибает Аня — мирный.',
        'Улики: Аня — жертва комиссара.',
        'Этой ночью погибает Яша.',
        '',
        'Город узнаёт: Босс — босс мафии.',
        'Этой ночью журналист был у доктора.',
        '',
        'Лишены голоса на сегодня: Док.',
      ].join('\n'),
    );
  });

  it('says so when nobody died', () => {
    expect(post([])?.text('plain', 'ru')).toBe('Итоги ночи 1\n\nЭтой ночью никто не погиб.');
    expect(post([])?.text('bbcode', 'en')).toBe('[b]Results of night 1[/b]\n\nNobody died this night.');
  });
});
