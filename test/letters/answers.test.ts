import { describe, expect, it } from 'vitest';
import type { Fact } from '../../engine/game/effects';
import { lettersOfNight, refusalLetter } from '../../engine/letters/night';
import { killedLetter, reminderLetters } from '../../engine/letters/reminders';
import { CAST, dealt, night } from './game';

const told = (says: Fact, lang: 'ru' | 'en' = 'ru', notice = false): string | undefined =>
  lettersOfNight(night(2, [{ kind: 'told', to: 'Ком', says, notice, why: null }]), dealt())
    .find((letter) => letter.to.kind === 'seat')
    ?.text('plain', lang);

const ANSWERS: [rule: string, says: Fact, ru: string][] = [
  ['R-152', { fact: 'check', target: 'Босс', shows: 'family' }, 'Босс — мафия.'],
  ['R-151', { fact: 'check', target: 'Док', shows: 'not-family' }, 'Док — не мафия.'],
  ['R-138', { fact: 'check', target: 'Яша', shows: 'sniper' }, 'Яша — снайпер.'],
  ['R-268', { fact: 'status', target: 'Мань', role: 'maniac' }, 'Мань: статус — маньяк.'],
  ['R-050', { fact: 'bribe', yes: true }, 'Совет отвечает на вопрос мафии: да.'],
  ['R-050', { fact: 'bribe', yes: false }, 'Совет отвечает на вопрос мафии: нет.'],
  [
    'R-249',
    { fact: 'sought', target: 'Док', yes: true, employer: 'Босс' },
    'Док — предмет вашего поиска.\nВаш наниматель: Босс.',
  ],
  ['A-109', { fact: 'sought', target: 'Док', yes: true, employer: null }, 'Док — предмет вашего поиска.'],
  ['R-248', { fact: 'sought', target: 'Аня', yes: false, employer: null }, 'Аня — не предмет вашего поиска.'],
  ['R-190', { fact: 'same-side', targets: ['Аня', 'Док'], same: true }, 'Аня и Док играют за одну сторону.'],
  ['R-191', { fact: 'same-side', targets: ['Аня', 'Босс'], same: false }, 'Аня и Босс играют за разные стороны.'],
  ['R-275', { fact: 'same-status', targets: ['Аня', 'Док'], same: true }, 'Аня и Док: одинаковы.'],
  ['R-275', { fact: 'same-status', targets: ['Аня', 'Босс'], same: false }, 'Аня и Босс: различны.'],
  ['R-087', { fact: 'searched', target: 'Мань', role: 'maniac', yes: true }, 'Вы нашли: Мань — маньяк.'],
  ['R-084', { fact: 'searched', target: 'Аня', role: 'maniac', yes: false }, 'Аня — не маньяк.'],
  ['R-231', { fact: 'hired', yes: true }, 'Вам удалось наняться.'],
  ['R-231', { fact: 'hired', yes: false }, 'Наняться не удалось.'],
  [
    'R-234',
    { fact: 'killers', target: 'Аня', seats: ['Мань', 'Босс'] },
    'Этой ночью на жизнь Ани покушались: Босс, Мань.',
  ],
  ['R-234', { fact: 'killers', target: 'Док', seats: [] }, 'Этой ночью на жизнь игрока Док никто не покушался.'],
  ['R-238', { fact: 'killed', seats: ['Яша', 'Аня'] }, 'Этой ночью убивали: Аня, Яша.'],
  [
    'R-195',
    {
      fact: 'deeds',
      target: 'Босс',
      deeds: [
        { night: 1, verbs: [{ ru: 'пугал', en: 'intimidated' }] },
        {
          night: 2,
          verbs: [
            { ru: 'убивал', en: 'killed' },
            { ru: 'пугал', en: 'intimidated' },
          ],
        },
      ],
    },
    'Босс: ночь 1 — пугал; ночь 2 — убивал, пугал.',
  ],
  [
    'A-102',
    { fact: 'deeds', target: 'Док', deeds: [{ night: 1, verbs: [{ ru: 'лечил', en: 'healed' }], targets: ['Аня'] }] },
    'Док: ночь 1 — лечил (Аня).',
  ],
  ['A-099', { fact: 'deeds', target: 'Маф', deeds: [] }, 'Маф: ничего не делал.'],
  ['R-060', { fact: 'interview', role: 'doctor' }, 'Интервью дано: журналист был у доктора.'],
  ['R-063', { fact: 'got-off', seat: 'Аня', nobody: true }, 'Аня: отмазан.'],
  ['R-153', { fact: 'victim-of', seat: 'Аня', role: 'commissioner' }, 'Аня — жертва комиссара.'],
];

describe('answers to orders', () => {
  it.each(ANSWERS)('%s %j', (_rule, says, ru) => {
    expect(told(says)).toBe(`Ночь 2. Ответ на ваш ход:\n${ru}`);
    const english = Object.keys(CAST).reduce((text, name) => text.replaceAll(name, 'NICK'), told(says, 'en') ?? '');
    expect(english).toMatch(/^Night 2\. The answer to your order:\n[^А-яЁё{}]+$/);
  });

  it('one letter holds everything a player learns', () => {
    const says = (target: string): Fact => ({ fact: 'searched', target, role: 'maniac', yes: false });
    const letters = lettersOfNight(
      night(
        2,
        ['Аня', 'Яша'].map((target) => ({ kind: 'told', to: 'Фан', says: says(target), notice: false, why: null })),
      ),
      dealt(),
    ).filter((letter) => letter.kind === 'answer');
    expect(letters.map((letter) => [letter.id, letter.text('plain', 'ru')])).toEqual([
      ['night/2/answer/Фан', 'Ночь 2. Ответ на ваш ход:\nАня — не маньяк.\nЯша — не маньяк.'],
    ]);
  });
});

describe('notices', () => {
  it('R-095 the werewolf learns that he is the maniac now, and what he can do', () => {
    expect(told({ fact: 'became', role: 'maniac' })).toMatch(
      /^Ваша роль теперь — маньяк\. Прежней роли у вас больше нет\.\n\nНочью вы можете:\n— убить\n/,
    );
  });
  it('R-216 the sergeant steps up', () => {
    expect(told({ fact: 'became', role: 'commissioner' }, 'ru', true)).toContain('— проверить документы');
  });
  it('R-246, R-247 a detective’s role passes with its brief', () => {
    expect(told({ fact: 'became', role: 'detective' }, 'ru', true)).toMatch(
      /^Ваша роль теперь — детектив\. Прежней роли у вас больше нет\.\nВы на стороне: мафия\. Ваше поручение — найти роль: доктор\.\n\nНочью/,
    );
    expect(told({ fact: 'became', role: 'detective' }, 'en', true)).toContain(
      'You are on the side of: mafia. Your brief is to find the role: doctor.',
    );
  });
  it('R-033 a new boss learns of his office', () => {
    expect(told({ fact: 'leader' }, 'ru', true)).toMatch(/^Вы теперь босс мафии: ход мафии присылаете вы\.\n\nНочью/);
    expect(told({ fact: 'leader' }, 'en', true)).toMatch(/^You are now the boss of the mafia/);
  });
});

describe('refusals', () => {
  const order = { actor: 'Док', act: 'heal', targets: ['Аня'] };
  const words = { ru: 'Две ночи подряд лечить одного нельзя', en: 'Not the same patient two nights running' };
  const state = dealt().state;
  if (!state) throw new Error('not dealt');

  it('give the reason and the line of the rules', () => {
    const letter = refusalLetter(3, { order, words, rules: ['R-169', 'A-041'], silent: false }, state);
    expect(letter?.id).toBe('night/3/refusal/Док/heal');
    expect(letter?.text('plain', 'ru')).toBe(
      [
        'Ночь 3. Ваш ход не принят (лечить игрока): две ночи подряд лечить одного нельзя.',
        'Правило: «Доктор не может две ночи подряд лечить одного игрока.»',
        'Пришлите, пожалуйста, другой.',
      ].join('\n'),
    );
  });
  it('rest on a ruling without a quote', () => {
    const letter = refusalLetter(3, { order, words, rules: ['A-042'], silent: false }, state);
    expect(letter?.text('plain', 'ru')).toBe(
      'Ночь 3. Ваш ход не принят (лечить игрока): две ночи подряд лечить одного нельзя.\nПришлите, пожалуйста, другой.',
    );
  });
  it('R-172 a silent one gets no letter', () => {
    expect(refusalLetter(3, { order, words, rules: ['R-172'], silent: true }, state)).toBeNull();
  });
  it('come out of the log of a night too, as they were told or checked anew', () => {
    const recorded = { ...order, actor: 'Аня', verdict: 'illegal' } as const;
    const [post, letter] = lettersOfNight(night(1, [], [recorded, { ...order, verdict: 'fine' }]), dealt());
    expect(post?.kind).toBe('morning');
    expect(letter?.text('plain', 'ru')).toContain('это не его действие');
    const [, kept] = lettersOfNight(night(1, [], [{ ...recorded, refused: { words, rules: [] } }]), dealt());
    expect(kept?.text('plain', 'ru')).toContain('две ночи подряд');
  });
  it('R-172 A-136 an order that is void in silence gets none', () => {
    expect(lettersOfNight(night(1, [], [{ ...order, verdict: 'void' }]), dealt()).map((it) => it.kind)).toEqual([
      'morning',
    ]);
  });
});

describe('before the night is over', () => {
  it('reminds those who have not sent', () => {
    const [first, second] = reminderLetters(2, ['Док', 'Ком'], '22:00 (МСК)');
    expect(first?.id).toBe('night/2/reminder/Док');
    expect(second?.text('plain', 'ru')).toBe('Ночь 2: вашего хода ещё нет. Жду его до 22:00 (МСК).');
    expect(reminderLetters(2, ['Док'], null)[0]?.text('plain', 'ru')).toBe('Ночь 2: вашего хода ещё нет. Жду его.');
  });

  it('R-244 asks the one who moves last', () => {
    const ask = {
      id: 'revive/2/Реан',
      kind: 'revive',
      seats: ['Реан'],
      words: { ru: '', en: '' },
      slots: { who: 'Реан', killed: 'Аня, Реан' },
      rules: [],
      options: [
        { id: 'Аня', words: { ru: 'Аня', en: 'Аня' } },
        { id: 'nobody', words: { ru: 'никого', en: 'nobody' } },
      ],
      byDefault: null,
    } as const;
    const letter = killedLetter(2, ask);
    expect(letter?.id).toBe('night/2/killed/Реан');
    expect(letter?.text('plain', 'ru')).toBe(
      'Ночь 2. Этой ночью убивали: Аня, Реан.\nКого вы спасаете? Можно: Аня — или никого.',
    );
    expect(killedLetter(2, { ...ask, kind: 'cycle' })).toBeNull();
  });
});
