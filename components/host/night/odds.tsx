import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ZERO } from '../../../engine/fraction';
import {
  type Odds as Counted,
  type OddsProgress,
  type OddsResult,
  type Outcome,
  oddsSteps,
} from '../../../engine/night/odds';
import { count, say } from '../../desk/lang';
import { chanceText } from '../story/chance';
import type { Names } from '../story/names';
import { more, words } from './odds.words';
import { hostActs, type Night } from './play';

/** Wait until the hand is off the keys: a long night takes a moment to count. */
const PAUSE = 250;
/** Longest turn of counting before the screen is drawn and the keys are heard. */
const SLICE = 40;
const SHOWN = 8;

/** What the night may come to, exact while it can be; counted when asked for and anew when something changed. */
export function Odds({ night, names, known }: { night: Night; names: Names; known: string }) {
  const open = useSignal(false);
  const counted = useSignal<{ known: string; result: OddsResult } | null>(null);
  const progress = useSignal<OddsProgress | null>(null);
  useEffect(() => {
    if (!open.value) return;
    const { state, rules, orders, draft } = night;
    const set = Object.fromEntries(Object.entries(draft.dice).map(([key, { yes }]) => [key, yes]));
    const steps = oddsSteps({ state, rules, orders, answers: draft.answers, acts: hostActs(draft) }, set);
    progress.value = null;
    let timer = setTimeout(work, PAUSE);
    function work(): void {
      const end = performance.now() + SLICE;
      for (;;) {
        const step = steps.next();
        if (step.done) {
          counted.value = { known, result: step.value };
          return;
        }
        if (performance.now() < end) continue;
        progress.value = step.value;
        timer = setTimeout(work);
        return;
      }
    }
    return () => clearTimeout(timer);
  }, [open.value, known]);
  const fresh = counted.value?.known === known ? counted.value.result : null;
  return (
    <details class="fold-box" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say(words.title)}</summary>
      <div aria-live="polite">
        {fresh === null && open.value && <Counting progress={progress.value} />}
        {fresh?.kind === 'odds' && <Distribution odds={fresh.odds} names={names} />}
      </div>
    </details>
  );
}

function Counting({ progress }: { progress: OddsProgress | null }) {
  return (
    <p class="hint tools">
      {say(words.counting)}
      {progress && (
        <progress aria-label={say(words.counting)} value={progress.played} max={progress.of}>
          {progress.played}
        </progress>
      )}
    </p>
  );
}

function Distribution({ odds, names }: { odds: Counted; names: Names }) {
  const seats = [...new Set([...odds.dies.keys(), ...odds.exposed.keys(), ...odds.silenced.keys()])];
  const rest = odds.outcomes.length - SHOWN;
  return (
    <div class="stack">
      {!odds.exact && <p class="note doubt">{say(words.estimate, { n: odds.nights })}</p>}
      {odds.asks && <p class="hint">{say(words.asks)}</p>}
      <p class="hint">{say(words.lying)}</p>
      {seats.length === 0 ? (
        <p>{say(words.nobody)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['player', 'dies', 'exposed', 'silenced'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(words[head])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">{names.seat(seat)}</th>
                {[odds.dies, odds.exposed, odds.silenced].map((chances, column) => (
                  <td key={column}>{chances.has(seat) ? chanceText(chances.get(seat) ?? ZERO) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>{say(words.outcomes)}</h3>
      <ol class="outcomes">
        {odds.outcomes.slice(0, SHOWN).map((outcome) => (
          <li key={outcomeText(outcome, names)}>
            <span class="strong">{chanceText(outcome.chance)}</span> — {outcomeText(outcome, names)}
          </li>
        ))}
      </ol>
      {rest > 0 && <p class="hint">{count(more, rest)}</p>}
    </div>
  );
}

/** One thing the night may come to, in a line. */
export function outcomeText(outcome: Omit<Outcome, 'chance' | 'ways'>, { seat }: Names): string {
  const parts = (
    [
      ['dead', outcome.deaths],
      ['shown', outcome.exposed],
      ['roles', outcome.revealed],
      ['mute', outcome.silenced],
      ['bones', outcome.skeletons],
    ] as const
  ).flatMap(([word, seats]) => (seats.length === 0 ? [] : [say(words[word], { who: seats.map(seat).join(', ') })]));
  return parts.length === 0 ? say(words.quiet) : parts.join('; ');
}
