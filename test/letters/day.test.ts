import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine/game/effects';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { type DayTexts, interimLetter, lettersOfDay } from '../../engine/letters/day';
import { lettersOfNight } from '../../engine/letters/night';
import { lettersOfGame } from '../../engine/letters/of-game';
import { cannotHide, publicCount } from '../../engine/letters/public/count';
import { FLG } from '../../engine/votes/presets';
import { dealing, dealt, night } from './game';
import { ballot, roster } from './votes';

const dies = (seat: string, cause: 'hanged' | 'modkill' = 'hanged'): Effect => ({
  kind: 'death',
  seat,
  death: { phase: 'day', number: 1, cause, by: [] },
  why: null,
});
const verdict = (condemned: string[], effects: Effect[]): Extract<GameEvent, { kind: 'verdict' }> => ({
  kind: 'verdict',
  day: 1,
  publicTotals: [],
  trueTotals: [],
  condemned,
  answers: {},
  effects,
  trace: [],
});
const execution = (condemned: string[], effects: Effect[], texts?: DayTexts) =>
  lettersOfDay(verdict(condemned, effects), dealt(), texts)
    .find((it) => it.kind === 'execution')
    ?.text('plain', 'ru');
const count = (condemned?: string[]) => {
  const ballots = [ballot('Аня', 'against', 'Яша'), ballot('Док', 'for', 'Яша'), ballot('Яша', 'against', 'Аня')];
  const input = { ballots, roster: roster(['Аня', 'Док', 'Мань', 'Яша'], ['Мань']), policy: FLG, day: 1 };
  return { count: publicCount({ ...input, options: { complete: true, closed: condemned !== undefined } }) };
};

describe('opening of a day', () => {
  it('tells the deadline, the living and who may not vote', () => {
    const before = fold([
      ...dealing({ Аня: 'citizen', Босс: 'mafioso', Док: 'doctor' }),
      night(1, [{ kind: 'silence', seat: 'Аня', until: 1, why: null }]),
    ]);
    const event = { kind: 'day-opened', day: 1, start: 'S', deadline: '21:00 (МСК)', topic: null } as const;
    const [letter] = lettersOfDay(event, before);
    expect(letter?.id).toBe('day/1/opening');
    expect(letter?.text('plain', 'ru')).toBe(
      'День 1\n\nГолоса принимаются до 21:00 (МСК).\nВ игре 3 игрока: Аня, Босс, Док.\nБез голоса сегодня: Аня.',
    );
    expect(letter?.text('plain', 'en')).toContain('In the game 3 players: Аня');
  });

  it.each([
    [1, '1 игрок'],
    [5, '5 игроков'],
    [21, '21 игрок'],
  ])('counts %i players in Russian', (n, words) => {
    const cast = Object.fromEntries(Array.from({ length: n }, (_, i) => [`Ник${i}`, 'citizen']));
    const event = { kind: 'day-opened', day: 1, start: '', deadline: '21:00', topic: null } as const;
    expect(lettersOfDay(event, dealt(cast))[0]?.text('plain', 'ru')).toContain(`В игре ${words}:`);
  });
});

describe('silences', () => {
  it('R-072 are announced on both days and not of the dead', () => {
    const events = [
      ...dealing(),
      night(1, [
        { kind: 'silence', seat: 'Аня', until: 2, why: null },
        { kind: 'silence', seat: 'Яша', until: 2, why: null },
      ]),
    ];
    const second = night(2, [
      { kind: 'death', seat: 'Яша', death: { phase: 'night', number: 2, cause: 'killed', by: ['Босс'] }, why: null },
      { kind: 'silence', seat: 'Док', until: 2, why: null },
    ]);
    const letters = lettersOfNight(second, fold(events));
    expect(letters[0]?.text('plain', 'ru')).toContain('Лишены голоса на сегодня: Аня, Док.');
    expect(letters[1]?.id).toBe('night/2/silences');
    expect(letters[1]?.text('plain', 'ru')).toBe('Напоминание: и сегодня без голоса Аня.');
  });

  it('A-028 a loss the house keeps secret is in no letter', () => {
    const [post] = lettersOfNight(
      night(1, [{ kind: 'silence', seat: 'Аня', until: 1, secret: true, why: null }]),
      dealt(),
    );
    expect(post?.text('plain', 'ru')).not.toContain('Аня');
  });
});

describe('counts', () => {
  it('A-008 the interim one weighs every vote alike and stands in one form', () => {
    const letter = interimLetter(1, '14:00', count().count);
    expect(letter.id).toBe('day/1/count/14:00');
    const text = letter.text('plain', 'ru');
    expect(text).toMatch(/^Подсчёт голосов, день 1\nпредварительно/);
    expect(text).toContain('Яша: 0 (против 1: Аня; за 1: Док; штраф 0)');
    expect(text).toContain('Без голоса: Мань');
    expect(letter.text('bbcode', 'ru')).toContain('[b]Яша: 0[/b]');
    expect(letter.text('html', 'en')).toContain('<b>Яша: 0</b>');
  });

  it('A-008 the final one is the list of votes and the verdict, without a sum', () => {
    const letters = lettersOfDay(verdict(['Яша'], [dies('Яша')]), dealt(), count(['Яша']));
    expect(letters[0]?.id).toBe('day/1/final');
    expect(letters[0]?.text('plain', 'ru')).toBe(
      [
        'Итоги голосования, день 1',
        '',
        'Аня — против: Яша',
        'Док — за: Яша',
        'Яша — против: Аня',
        '',
        'Не голосовали: —',
        'Без голоса: Мань',
        'Отказались голосовать: —',
        '',
        'Приговор: Яша',
      ].join('\n'),
    );
  });

  it('what cannot be hidden is told to the host, and nothing where nothing is to hide', () => {
    const open = count([]).count;
    expect(cannotHide(open, ['Аня'])).toBeNull();
    const told = cannotHide(open, ['Яша']);
    expect(told?.words.ru).toContain('Скрыть это нельзя');
    expect(told?.slots).toEqual({ visible: 'Аня (−1)', condemned: 'Яша (0)' });
    expect(cannotHide(open, [])?.words.ru).toContain('Объявив «никто»');
  });
});

describe('execution', () => {
  it('R-015 a hanged one whose role is open', () => {
    const shown: Effect = { kind: 'revealed', seat: 'Фан', as: 'role', role: 'maniac', why: null };
    expect(execution(['Фан'], [dies('Фан'), shown])).toBe(
      'Итог дня 1\n\nГород приговорил: Фан.\nКазнён игрок Фан — маньяк.',
    );
  });
  it('R-016 one whose role stays closed', () => {
    expect(execution(['Аня'], [dies('Аня')])).toBe('Итог дня 1\n\nГород приговорил: Аня.\nКазнён игрок Аня.');
  });
  it('R-063 «отмазан», not by whom', () => {
    const gotOff: Effect = { kind: 'published', says: { fact: 'got-off', seat: 'Аня', nobody: true }, why: null };
    expect(execution(['Аня'], [gotOff])).toBe(
      'Итог дня 1\n\nГород приговорил: Аня.\nИгрок Аня отмазан, не вешается никто.',
    );
  });
  it('A-016 got off, but his victim hangs', () => {
    const gotOff: Effect = { kind: 'published', says: { fact: 'got-off', seat: 'Аня', nobody: false }, why: null };
    expect(execution(['Аня'], [dies('Яша'), gotOff])).toContain('Игрок Аня отмазан.\nКазнён игрок Яша.');
  });
  it('R-255 nobody hangs though somebody was condemned', () => {
    expect(execution(['Аня'], [])).toContain('Город приговорил: Аня.\nКазнь не состоялась.');
  });
  it('A-002 nobody condemned', () => {
    expect(execution([], [])).toBe('Итог дня 1\n\nГород никого не приговорил. Казни сегодня нет.');
  });
  it('R-293 the executed of Prokurator may speak for an hour', () => {
    const cast = { К: 'godfather', М: 'mafioso', В: 'physician', Ж: 'citizen', З: 'citizen' };
    const events: GameEvent[] = [
      ...dealing(cast, 'prokurator'),
      night(1, []),
      { kind: 'day-opened', day: 1, start: '2026-01-01T17:00:00Z', deadline: '2026-01-01T18:03:00Z', topic: null },
      verdict(['Ж'], [dies('Ж')]),
    ];
    const last = lettersOfGame(events, (iso) => iso.slice(11, 16)).at(-1)?.letters ?? [];
    expect(last.map((it) => it.id)).toEqual(['day/1/execution', 'day/1/last-word']);
    expect(last[1]?.text('plain', 'ru')).toBe('Ж: последнее слово — до 19:03.');
    const flg = events.map((event) => (event.kind === 'created' ? { ...event, ruleset: 'flg' as const } : event));
    expect(lettersOfGame(flg.slice(0, 1), String)).toEqual([]);
  });
});

describe('the host’s own acts', () => {
  const strike = (kind: 'modkill' | 'disqualified', reason: string, effects: Effect[] = [dies('Аня', 'modkill')]) =>
    lettersOfDay({ kind, seat: 'Аня', reason, effects, trace: [] }, dealt())[0];
  it('R-018 a modkill does not show the role', () => {
    expect(strike('modkill', 'не пишет.')?.text('plain', 'ru')).toBe(
      'Ведущий вычёркивает из игры: Аня. Причина: не пишет.',
    );
    expect(strike('modkill', '')?.text('plain', 'ru')).toBe('Ведущий вычёркивает из игры: Аня.');
  });
  it('R-024 a disqualification', () => {
    expect(strike('disqualified', 'скриншот')?.text('plain', 'ru')).toBe('Дисквалификация: Аня. Причина: скриншот.');
  });
  it('R-259 a status is told where statuses are', () => {
    const shown: Effect = { kind: 'revealed', seat: 'Аня', as: 'status', role: 'citizen', why: null };
    expect(strike('modkill', '', [dies('Аня', 'modkill'), shown])?.text('plain', 'ru')).toBe(
      'Ведущий вычёркивает из игры: Аня — мирный.',
    );
  });
});

describe('end of the game', () => {
  const events: GameEvent[] = [
    ...dealing({ Аня: 'citizen', Босс: 'mafioso', Док: 'doctor', Обр: 'werewolf' }),
    {
      ...night(1, [
        {
          kind: 'night',
          record: {
            night: 1,
            sent: [
              { actor: 'Босс', act: 'kill', targets: ['Аня'] },
              { actor: 'Док', act: 'heal', targets: ['Обр'] },
            ],
            deeds: [{ seat: 'Босс', role: 'mafioso', act: 'kill', targets: ['Аня'], notes: [] }],
            attempts: [],
          },
          why: null,
        },
        {
          kind: 'death',
          seat: 'Аня',
          death: { phase: 'night', number: 1, cause: 'killed', by: ['Босс'] },
          why: null,
        },
        { kind: 'role', seat: 'Обр', role: 'maniac', was: 'werewolf', why: null },
      ]),
    },
    verdict(['Босс'], [dies('Босс')]),
  ];
  events.push({ kind: 'ended', effects: [{ kind: 'over', winner: 'town', with: [], why: null }], trace: [] });

  it('tells roles and the story of the nights, out of the log', () => {
    const last = lettersOfGame(events, String).at(-1)?.letters[0];
    expect(last?.id).toBe('end/post');
    expect(last?.text('plain', 'ru')).toBe(
      [
        'Игра 7: игра окончена',
        '',
        'Победа: город.',
        '',
        'Роли',
        'Аня — мирный',
        'Босс — мафия',
        'Док — доктор',
        'Обр — оборотень → маньяк',
        '',
        'Как это было',
        'Ночь 1',
        'Босс: убить одного или двух → Аня',
        'Док: лечить игрока → Обр — не состоялось',
        'Выбыли: Аня.',
        '',
        'День 1',
        'Приговор: Босс.',
        'Выбыли: Босс.',
      ].join('\n'),
    );
    expect(last?.text('bbcode', 'ru')).toContain('[s]Аня[/s] — мирный');
  });

  it('R-018 tells of replacements and of those the host took out', () => {
    const [created, dealing, played, verdict, ended] = events as [
      GameEvent,
      GameEvent,
      GameEvent,
      GameEvent,
      GameEvent,
    ];
    const out = (kind: 'modkill' | 'disqualified', seat: string): GameEvent => ({
      kind,
      seat,
      reason: 'молчит',
      effects: [{ kind: 'death', seat, death: { phase: 'day', number: 1, cause: kind, by: [] }, why: null }],
      trace: [],
    });
    const account = { nick: 'Новый', id: null };
    const replaced: GameEvent = { kind: 'replaced', seat: 'Док', account, name: 'Новый' };
    const told = (...all: GameEvent[]): string =>
      lettersOfGame(all, String).at(-1)?.letters[0]?.text('bbcode', 'ru') ?? '';
    const text = told(created, dealing, played, replaced, out('modkill', 'Док'), verdict, ended);
    expect(text).toContain('[s]Новый[/s] (до замены Док) — доктор');
    expect(text).toContain('Док: лечить игрока → Обр');
    expect(text).toContain('[b]День 1[/b]\nВычеркнуты ведущим: Новый.\nПриговор: Босс.\nВыбыли: Босс.');
    // Nobody was condemned any more: the game ended with it.
    expect(told(created, dealing, played, out('disqualified', 'Босс'), ended)).toMatch(
      /\[b\]День 1\[\/b\]\nДисквалифицированы: Босс\.$/,
    );
  });

  it('R-027 names the best player, once the host has', () => {
    const best = (seat: string | null): GameEvent => ({ kind: 'note', seat, day: 1, text: '', best: true });
    const told = (...notes: GameEvent[]): string =>
      lettersOfGame([...events, ...notes], String)
        .at(-1)
        ?.letters[0]?.text('plain', 'ru') ?? '';
    expect(told(best('Док'))).toContain('Победа: город.\nЛучший игрок: Док.\n\nРоли');
    expect(told(best('Док'), best('Аня'))).toContain('Лучший игрок: Аня.');
    expect(told(best('Док'), best(null))).toContain('Победа: город.\n\nРоли');
    const after: GameEvent = { kind: 'note', seat: 'Аня', day: 1, text: 'молодец' };
    expect(told(after)).not.toContain('Лучший');
  });

  it('is not written before the game is over', () => {
    const early = lettersOfGame(events.slice(0, -1), String);
    expect(early.flatMap((it) => it.letters).some((it) => it.kind === 'end')).toBe(false);
  });
});
