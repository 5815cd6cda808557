import type { RuleId } from '../../game/state';
import type { Phrase } from '../../words';
import { letter } from '../letter';
import { lawOf, quoted } from '../quoted';

export interface RefusalInput {
  night: number;
  /** The act as it was understood, `null` when it is none of the game's. */
  act: Phrase | null;
  reason: Phrase;
  rules: readonly RuleId[];
}

const TEXTS = {
  main: {
    words: { ru: 'Отказ: ход не принят', en: 'Refusal of an order' },
    slots: ['night', 'act', 'reason', 'rule'],
    optional: ['night', 'act', 'rule'],
    ru: 'Ночь {night}. Ваш ход не принят{act}: {reason}.\n{rule}\nПришлите, пожалуйста, другой.',
    en: 'Night {night}. Your order was not accepted{act}: {reason}.\n{rule}\nPlease send another.',
  },
  rule: {
    words: { ru: 'Отказ: строка правил', en: 'Refusal: the rule’s line' },
    slots: ['quote'],
    ru: 'Правило: [i]{quote}[/i]',
    en: 'The rule: [i]{quote}[/i]',
  },
} as const;

/** Why a move does not stand, with the rule. One that is void in silence gets no such letter. */
export default letter({
  id: 'refusal',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write({ night, act, reason, rules }: RefusalInput, { say, lang }) {
    const [law] = lawOf(rules);
    const text = reason[lang];
    return say('main', {
      night,
      act: act === null ? '' : ` (${act[lang]})`,
      reason: text.charAt(0).toLowerCase() + text.slice(1),
      rule: law === undefined ? [] : say('rule', { quote: quoted(law, lang) }),
    });
  },
});
