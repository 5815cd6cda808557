import type { RuleId } from '../../../engine/game/state';
import { quoteOf } from '../../../engine/rulesets/quotes/quotes';
import { lang, say } from '../../desk/lang';
import { words } from './story.words';

/** The law behind a line: the phrase of the rules with its gloss, or «наше прочтение». Numbers stay in the code. */
export function Quotes({ rules }: { rules: readonly RuleId[] }) {
  return (
    <>
      {[...new Set(rules)].map(quoteOf).map(({ id, quote, reading }) => (
        <p key={id} class="quote">
          <span class="hint">{say(quote === null ? words.ours : words.rule)}: </span>
          {quote === null ? reading[lang.value] : <q lang="ru">{quote}</q>}
          {quote !== null && lang.value === 'en' && <> — {reading.en}</>}
        </p>
      ))}
    </>
  );
}
