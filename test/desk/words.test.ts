import { describe, expect, it } from 'vitest';
import type { Phrase, Plural } from '../../engine/words';

type Leaf = { where: string; phrase: Phrase | Plural };

/** Every phrase of a file of words, however deep it lies. */
function leaves(value: unknown, where: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  // A file may well name its words «ru» and «en»: a phrase is what has text there.
  const texts = ['ru', 'en'].map((lang) => (value as Record<string, unknown>)[lang]);
  if (texts.some((text) => typeof text === 'string' || Array.isArray(text))) {
    return [{ where, phrase: value as Phrase | Plural }];
  }
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${where} ${key}`));
}

const files = import.meta.glob('../../components/**/*.words.ts', { eager: true });
const all = Object.entries(files).flatMap(([file, module]) => leaves(module, file.split('/').slice(3).join('/')));

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const forms = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

describe('words of the interface', () => {
  it('there are files of them', () => expect(Object.keys(files).length).toBeGreaterThan(5));

  it.each(all.map(({ where, phrase }) => [where, phrase] as const))('%s', (_where, phrase) => {
    const ru = forms(phrase.ru);
    const en = forms(phrase.en);
    expect(Object.keys(phrase).sort()).toEqual(['en', 'ru']);
    expect(ru.length, 'Russian has three forms, English two').toBe(en.length === 1 ? 1 : 3);
    for (const text of [...ru, ...en]) expect(text.trim()).not.toBe('');
    for (const text of [...ru, ...en]) expect(slots(text)).toEqual(slots(ru[0] ?? ''));
  });

  const code = import.meta.glob('../../components/{desk,host}/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  it.each(Object.entries(code))('no text stands in the code of %s', (_file, text) => {
    const bare = String(text).replace(/\/\*[\s\S]*?\*\/|\/\/.*|[{]\/\*[\s\S]*?\*\/[}]/g, '');
    expect(bare.match(/[а-яё]+/gi) ?? []).toEqual([]);
  });

  it.each(Object.entries(code))('%s is a small file', (_file, text) => {
    expect(String(text).split('\n').length).toBeLessThan(150);
  });
});
