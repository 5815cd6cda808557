import { type Answers, type Ask, UNDECIDED } from '../../../engine/night/asks';
import { lang, say } from '../../desk/lang';
import type { Names } from './names';
import { Quotes } from './quotes';
import { words } from './story.words';

interface Props {
  asks: readonly Ask[];
  answers: Answers;
  names: Names;
  /** All answers as they stand after a click. */
  onAnswers: (answers: Answers) => void;
}

/** Questions the rules leave to the host; the usual answer says that it is the usual one. */
export function Asks({ asks, answers, names, onAnswers }: Props) {
  const given = Object.keys(answers);
  if (asks.length === 0 && given.length === 0) return null;
  return (
    <section class="asks" aria-label={say(words.asks)}>
      {asks.length > 0 && <h3>{say(words.asks)}</h3>}
      {asks.map((ask) => (
        <OneAsk
          key={ask.id}
          ask={ask}
          names={names}
          onAnswer={(answer) => onAnswers({ ...answers, [ask.id]: answer })}
        />
      ))}
      {given.length > 0 && (
        <p class="hint">
          {say(words.answered)}: {given.length}{' '}
          <button type="button" class="link" onClick={() => onAnswers({})}>
            {say(words.again)}
          </button>
        </p>
      )}
    </section>
  );
}

function OneAsk({ ask, names, onAnswer }: { ask: Ask; names: Names; onAnswer: (answer: string) => void }) {
  const usual = ask.options.some((option) => option.id === ask.byDefault);
  return (
    <fieldset class="note doubt">
      <legend>{names.fill(ask.words, ask.slots)}</legend>
      <div class="tools">
        {ask.options.map((option) => (
          <button key={option.id} type="button" onClick={() => onAnswer(option.id)}>
            {option.id === ask.byDefault
              ? say(words.byDefault, { option: option.words[lang.value] })
              : option.words[lang.value]}
          </button>
        ))}
        {!usual && (
          <button type="button" class="link" onClick={() => onAnswer(UNDECIDED)}>
            {say(words.undecided)}
          </button>
        )}
      </div>
      <Quotes rules={ask.rules} />
    </fieldset>
  );
}
