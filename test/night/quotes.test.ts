import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUOTES } from '../../engine/rulesets/quotes/quotes';
import { SHARED } from '../shared';

const said = [...QUOTES.values()].flatMap(({ id, quote }) => (quote === null ? [] : [{ id, quote }]));
const count = (text: string, mark: string) => text.split(mark).length - 1;
const even = (text: string) => text.replace(/\s+/g, ' ');

describe('quotes of the rules', () => {
  test('none is cut off in the middle', () => {
    const cut = said.filter(
      ({ quote }) => quote.endsWith('…') || count(quote, '«') !== count(quote, '»') || /[(,]$/.test(quote),
    );
    expect(cut.map(({ id }) => id)).toEqual([]);
  });

  test('every word of them stands in the law', () => {
    const texts = ['flg', 'prokurator'].map((name) => `${SHARED}/rules/${name}.txt`);
    if (SHARED === null || !texts.every(existsSync)) {
      console.log(`quotes: ${said.length} not compared, the law does not lie beside the project`);
      return;
    }
    const law = even(texts.map((path) => readFileSync(path, 'utf8')).join('\n'));
    const astray = said.filter(({ quote }) => !quote.split('» … «').every((part) => law.includes(even(part))));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});
