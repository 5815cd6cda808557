import type { RuleId, SeatId } from '../game/state';
import type { Phrase } from '../words';
import type { StepSlots } from './trace';

export type AskKind =
  /** A bribe's question: yes, no, or not permitted. */
  | 'bribe'
  /** Blockers who block each other. */
  | 'cycle'
  /** Is this one fit to hire out killers. */
  | 'combat'
  /** A tie in the mafia's vote. */
  | 'ballot-tie'
  /** The office's holder is silent and somebody without that right has sent the move. */
  | 'juniors'
  /** One who must act has not. */
  | 'must-act'
  /** «Всегда» against «никогда». */
  | 'reveal'
  /** Who dies with one the house lets take others along from the gallows. */
  | 'takes'
  /** Which of the dead the last mover saves. */
  | 'revive';

export interface AskOption {
  id: string;
  words: Phrase;
}

/** A question the rules leave to the host. `byDefault`: what stands if he just agrees; `null` = nothing stands. */
export interface Ask {
  id: string;
  kind: AskKind;
  seats: readonly SeatId[];
  words: Phrase;
  slots: StepSlots;
  rules: readonly RuleId[];
  options: readonly AskOption[];
  byDefault: string | null;
}

/** The host's answers by id of the ask. */
export type Answers = Readonly<Record<string, string>>;

/** Answer that lets a question without a default rest: nothing comes of the move. */
export const UNDECIDED = 'undecided';

export interface AskBook {
  readonly open: readonly Ask[];
  /** The answer if it is one of the options, else the default (or `null`), and the ask is noted as open. */
  ask(ask: Ask): string | null;
}

export function askBook(answers: Answers): AskBook {
  const open = new Map<string, Ask>();
  return {
    get open() {
      return [...open.values()];
    },
    ask(ask) {
      const given = answers[ask.id];
      if (given === UNDECIDED) return ask.byDefault;
      if (given !== undefined && ask.options.some((option) => option.id === given)) return given;
      open.set(ask.id, ask);
      return ask.byDefault;
    },
  };
}

export const YES_NO: readonly AskOption[] = [
  { id: 'yes', words: { ru: 'да', en: 'yes' } },
  { id: 'no', words: { ru: 'нет', en: 'no' } },
];
