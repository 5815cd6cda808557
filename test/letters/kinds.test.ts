import { describe, expect, it } from 'vitest';
import { checkTemplate, LETTER_FILES, LETTER_KINDS, LETTER_TEXTS } from '../../engine/letters/all';
import { lettersOfDeal } from '../../engine/letters/deal';
import { checkText, ownText, templateKey, templatesOf } from '../../engine/letters/letter';
import { lettersOfNight } from '../../engine/letters/night';
import { dealt, night } from './game';

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot).sort();
const tests: Record<string, string> = import.meta.glob('./*.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources: Record<string, string> = import.meta.glob('../../{engine,components}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('kinds of letters', () => {
  it.each(Object.entries(LETTER_FILES))('%s: the id is the file name', (path, kind) => {
    expect(path.endsWith(`/${kind.id}.ts`)).toBe(true);
  });

  it.each([...LETTER_TEXTS])('%s stands in both languages with the slots it declares', (_id, { text }) => {
    for (const template of [text.ru, text.en]) {
      expect(checkText(text, template)).toEqual({ ok: true, value: null });
      expect(slots(template)).toEqual([...text.slots].sort());
    }
    expect(text.en).not.toMatch(/[А-яЁё]/);
    expect(text.words.ru).not.toBe('');
    expect(text.words.en).not.toMatch(/[А-яЁё]/);
    for (const slot of text.optional ?? []) expect(text.slots).toContain(slot);
  });

  it('every kind has its expected texts', () => {
    // A kind is tested where its letters are made, and those files say its first words or its id.
    const all = Object.values(tests).join('\n');
    for (const kind of LETTER_KINDS.values()) {
      const words = Object.values(kind.texts).flatMap((text) => text.ru.split(/\n|\[[^\]]*\]|\{\w+\}/));
      const told = words.filter((part) => part.trim().length > 3);
      expect(kind.id === 'interim' || told.some((part) => all.includes(part.trim())), kind.id).toBe(true);
    }
  });

  it('only the allow-list makes something announced', () => {
    const users = Object.entries(sources).filter(([, code]) => /import[^;]*\bannounce\b[^;]*announced'/.test(code));
    expect(users.map(([path]) => path).filter((path) => !path.includes('/engine/letters/public/'))).toEqual([]);
    expect(users.length).toBeGreaterThan(3);
  });
});

describe('templates', () => {
  it.each([
    [
      'morning.killed',
      'Сегодня ночью не стало игрока.',
      'Не хватает {player}: без этого письмо не скажет того, что должно',
    ],
    ['morning.killed', '{player} убит. Убийца: {killer}', 'Такого места для вставки здесь нет: {killer}'],
    ['morning.killed', '  ', 'Текст пуст'],
    ['morning.killed', '[b]{player} убит.', 'Тег без пары: [b]'],
    ['morning.killed', '{player} убит.[/i]', 'Тег без пары: [/i]'],
    ['no-such-kind', 'x', 'Такого письма больше нет: no-such-kind'],
  ])('%s «%s» is refused: %s', (id, template, message) => {
    const checked = checkTemplate(id, template);
    const error = checked.ok ? null : checked.error;
    expect(error?.words.ru.replace('{what}', String(error.slots.what))).toBe(message);
    expect(error?.words.en).toContain(error?.slots.what === '' ? 'empty' : '{what}');
  });

  it('an optional slot may be left out', () => {
    expect(checkTemplate('refusal', 'Нет: {reason}').ok).toBe(true);
    expect(checkTemplate('refusal', 'Нет.').ok).toBe(false);
  });

  const own = (id: string, text: string) => new Map([[templateKey(id, 'ru'), text]]);
  const post = () => lettersOfNight(night(1, []), dealt())[0];

  it('the host’s own wording stands in the letter', () => {
    expect(
      post()?.text('bbcode', 'ru', own('morning.nobody', '[color=green]Тихо.[/color] [spoiler]!)[/spoiler]')),
    ).toBe('[b]Итоги ночи 1[/b]\n\n[color=green]Тихо.[/color] [spoiler]!)[/spoiler]');
    expect(post()?.text('bbcode', 'en', own('morning.nobody', 'Тихо.'))).toContain('Nobody died');
    expect(templatesOf([{ kind: 'morning', lang: 'ru', text: 'x' }])).toEqual(own('morning', 'x'));
  });

  it('one that cannot be used does not stop the evening', () => {
    expect(post()?.text('plain', 'ru', own('morning', 'Ночь {night}'))).toBe(post()?.text('plain', 'ru'));
  });
});

describe('nicks in letters', () => {
  const odd = ['[b]Дон', '[Дон]', '*Звезда*', '<Ник>', 'Дон & Ко', '{role}', 'Ка\u202eпа'];
  const game = dealt({ ...Object.fromEntries(odd.map((name) => [name, 'citizen'])), Босс: 'mafioso' });
  const kills = odd.map((seat) => ({
    kind: 'death' as const,
    seat,
    death: { phase: 'night' as const, number: 1, cause: 'killed' as const, by: ['Босс'] },
    why: null,
  }));
  const [post] = lettersOfNight(night(1, kills), game);

  it('are no tags in BBCode, and stay as they are where they are none', () => {
    const text = post?.text('bbcode', 'ru') ?? '';
    expect(text).toContain('[b][\u2060b]Дон[/b].');
    for (const nick of ['[Дон]', '*Звезда*', '<Ник>', 'Дон & Ко', '{role}', 'Капа'])
      expect(text).toContain(`погибает [b]${nick}[/b].`);
  });

  it('are no tags in HTML', () => {
    const text = post?.text('html', 'ru') ?? '';
    expect(text).toContain('<b>&lt;Ник&gt;</b>');
    expect(text).toContain('<b>Дон &amp; Ко</b>');
    expect(text).toContain('<b>[b]Дон</b>');
  });

  it('stand plain in plain text, and also in what the host has rewritten', () => {
    const plain = post?.text('plain', 'ru') ?? '';
    expect(plain).toContain('погибает [b]Дон.');
    expect(ownText(post?.text('bbcode', 'ru') ?? '', 'plain')).toBe(plain);
    expect(ownText(post?.text('bbcode', 'ru') ?? '', 'html')).toBe(post?.text('html', 'ru'));
  });
});

describe('stories of murders', () => {
  const cast = { К: 'godfather', М: 'mafioso', Мань: 'maniac', В: 'physician', Ж: 'citizen', З: 'citizen' };
  const dies = (seat: string) => ({
    kind: 'death' as const,
    seat,
    death: { phase: 'night' as const, number: 1, cause: 'killed' as const, by: ['К'] },
    why: null,
  });
  const told = (effects: ReturnType<typeof dies>[]) =>
    lettersOfNight(
      night(1, effects, [
        {
          actor: 'К',
          act: 'kill',
          targets: ['Ж'],
          story: 'Выстрел [i]в ночи[/i].\nТишина. {night} [url=x]',
          verdict: 'fine',
        },
        { actor: 'Мань', act: 'kill', targets: ['З'], story: 'Нож.', verdict: 'fine' },
        { actor: 'В', act: 'protect', targets: ['Ж'], story: 'Лечу, жаль его.', verdict: 'fine' },
      ]),
      dealt(cast, 'prokurator'),
    )[0];

  it('R-300 R-303 are printed for those who died, as they were written, and not whose they are', () => {
    expect(told([dies('Ж'), dies('З')])?.text('bbcode', 'ru')).toBe(
      [
        '[b]Итоги ночи 1[/b]',
        '',
        '[i]Выстрел [i]в ночи[/i].\nТишина. {night} [\u2060url=x][/i]',
        '',
        '[i]Нож.[/i]',
        '',
        'Этой ночью погибает [b]Ж[/b].',
        'Этой ночью погибает [b]З[/b].',
      ].join('\n'),
    );
  });

  it('one of a killing that failed is not: the town does not hear of it', () => {
    const text = told([dies('Ж')])?.text('plain', 'ru');
    expect(text).not.toContain('Нож');
    expect(text).not.toContain('Лечу');
  });
});

describe('roles at the deal', () => {
  it('no letter to anybody but the mafia names another player', () => {
    const game = dealt();
    for (const letter of lettersOfDeal(game)) {
      if (letter.kind !== 'role' || letter.to.kind !== 'seat') continue;
      const { seat } = letter.to;
      const others = game.seats.map((it) => it.id).filter((id) => id !== seat && id.length > 4);
      for (const other of others) expect(letter.text('plain', 'en')).not.toContain(other);
    }
  });
});
