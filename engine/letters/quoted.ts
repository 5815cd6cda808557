import type { RuleId } from '../game/state';
import { quoteOf } from '../rulesets/quotes/quotes';
import type { Lang, Phrase } from '../words';

/** A line of the rules: the Russian text is the law and stands in quotes, English is a gloss. */
export const quoted = (phrase: Phrase, lang: Lang): string => (lang === 'en' ? phrase.en : `«${phrase.ru}»`);

/** The lines among these numbers that are law; rulings have no words of their own. */
export const lawOf = (rules: readonly RuleId[]): Phrase[] =>
  rules.flatMap((id) => {
    const { quote, reading } = quoteOf(id);
    return quote === null ? [] : [reading];
  });

/** Without lines that another one repeats and goes on from. */
export const whole = (quotes: readonly Phrase[]): Phrase[] =>
  [...new Set(quotes)].filter((one) => !quotes.some((other) => other !== one && other.ru.startsWith(one.ru)));
