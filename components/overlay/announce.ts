import type { Plural } from '../../engine/words';
import { plural } from '../../engine/words';
import type { Model } from './model';
import type { Shown } from './thread-state';

const VOTES: Plural = {
  ru: ['Новый голос: {n}', 'Новых голоса: {n}', 'Новых голосов: {n}'],
  en: ['{n} new vote', '{n} new votes'],
};
const DOUBTS: Plural = {
  ru: ['{n} ждёт решения', '{n} ждут решения', '{n} ждут решения'],
  en: ['{n} waits for a decision', '{n} wait for a decision'],
};

/** Tells of votes that came while the thread was open; what was there at the first reading is no news. */
export function newsOf(model: Model): (shown: Shown) => void {
  let known: ReadonlySet<string> | null = null;
  return (shown) => {
    const { complete } = model.state.peek();
    const now = new Set(shown.ballots.map((ballot) => ballot.post));
    const before = known;
    if (!complete || !shown.count) return;
    known = now;
    if (!before) return;
    const fresh = shown.ballots.filter((ballot) => !before.has(ballot.post));
    if (fresh.length === 0 || model.message.peek()?.stays) return;
    const lang = model.lang.peek();
    const doubts = fresh.filter((ballot) => ballot.status === 'doubt').length;
    const text = [plural(VOTES, lang, fresh.length), ...(doubts > 0 ? [plural(DOUBTS, lang, doubts)] : [])].join(', ');
    model.message.value = { phrase: { ru: text, en: text }, slots: {}, kind: 'done', stays: false };
  };
}
