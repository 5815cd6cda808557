import type { Notice } from '../../forums/page';
import type { Phrase } from '../../words';

const PHRASES = {
  reading: { ru: 'Страница ещё читается', en: 'The page is still being read' },
  'unread-pages': {
    ru: 'Страница {page} из {pages}: голоса других страниц не прочитаны ({list}), штрафы предварительные',
    en: 'Page {page} of {pages}: votes of other pages are not read ({list}), penalties are provisional',
  },
  unconfirmed: {
    ru: 'Состав не подтверждён: имена взяты из авторов темы, отсутствующих и штрафов нет',
    en: 'The roster is not confirmed: names are the thread’s authors, so there are no absentees and no penalties',
  },
  'no-memory': {
    ru: 'Память расширения недоступна: решения, игра и другие страницы темы сейчас неизвестны',
    en: 'The extension’s memory is out of reach: decisions, the game and other pages of the topic are unknown now',
  },
  damaged: {
    ru: 'Повреждённые записи отложены и не учтены: {n}',
    en: 'Damaged records are set aside and not used: {n}',
  },
} satisfies Record<string, Phrase>;

/** A notice about the count. Slots: `page` and `pages` numbers, `list` unread pages, `n` records. */
export const notice = (code: keyof typeof PHRASES, slots: Notice['slots'] = {}): Notice => ({
  code,
  phrase: PHRASES[code],
  slots,
});

/** «1–3, 7»: runs of neighbouring numbers shortened. */
export function spans(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const n of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
