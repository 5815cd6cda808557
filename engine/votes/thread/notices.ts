import type { Notice } from '../../forums/page';
import type { Phrase } from '../../words';

const PHRASES = {
  reading: { ru: 'Страница ещё читается', en: 'The page is still being read' },
  'unread-pages': {
    ru: 'Страница {page} из {pages}: голоса других страниц не прочитаны ({list}), штрафы предварительные',
    en: 'Page {page} of {pages}: votes of other pages are not read ({list}), penalties are provisional',
  },
  'unread-elsewhere': {
    ru: 'Тема «{topic}» прочитана не вся ({list}): голоса этих страниц неизвестны',
    en: 'The topic “{topic}” is not read whole ({list}): votes on these pages are unknown',
  },
  'votes-elsewhere': {
    ru: 'Здесь разговор, голоса считаются в теме «{topic}»',
    en: 'This is the talk, the votes are counted in the topic “{topic}”',
  },
  'nominations-here': {
    ru: 'Здесь разговор и выдвижения, голоса считаются в теме «{topic}»',
    en: 'Talk and nominations are here, the votes are counted in the topic “{topic}”',
  },
  'no-voting-topic': {
    ru: 'Здесь разговор и выдвижения. Темы голосования у игры ещё нет: откройте её и добавьте к этой игре',
    en: 'Talk and nominations are here. The game has no voting topic yet: open it and add it to this game',
  },
  'voting-not-open': {
    ru: 'Голосование ещё не открыто: здесь считаются выдвижения',
    en: 'The voting is not open yet: nominations are counted here',
  },
  together: { ru: 'Считаются и голоса из темы {list}', en: 'Votes of the topic {list} are counted, too' },
  'other-forum': {
    ru: 'Тема «{topic}» стоит на другом форуме и вместе с этой не считается',
    en: 'The topic “{topic}” is on another forum and is not counted together with this one',
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

/**
 * A notice about the count. Slots: `page` and `pages` numbers, `list` unread pages or topics, `topic` the title of one, `n`
 * records. `href` is the way to what it speaks of.
 */
export const notice = (code: keyof typeof PHRASES, slots: Notice['slots'] = {}, href?: string): Notice => ({
  code,
  phrase: PHRASES[code],
  slots,
  ...(href === undefined ? {} : { href }),
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
