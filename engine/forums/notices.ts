import type { Phrase } from '../words';
import type { Notice } from './page';

const PHRASES = {
  unread: {
    ru: 'Автор в чёрном списке или пост удалён, текста нет; не прочитано постов: {n}',
    en: 'Author ignored or post deleted, no text; posts not read: {n}',
  },
  hidden: {
    ru: 'Скрыто от вас постов: {n}. Их голоса под вопросом',
    en: 'Posts hidden from you: {n}. Their votes are doubts',
  },
  'no-author': { ru: 'Постов без автора: {n}', en: 'Posts without an author: {n}' },
  'no-time': {
    ru: 'Постов без точного времени: {n}. Часовой пояс форума неизвестен или время неполное',
    en: 'Posts without an exact time: {n}. The zone of the forum is unknown or the time is incomplete',
  },
  repeated: {
    ru: 'Повторов на странице: {n}. Каждый пост посчитан один раз',
    en: 'Repeated on the page: {n}. Each post is counted once',
  },
  partial: {
    ru: 'Форум показывает не все посты: включите обычный (линейный) вид за всё время',
    en: 'The forum shows only some of the posts: switch to the linear view of all time',
  },
  stray: {
    ru: 'Похоже на посты, но без номера: {n}. Не прочитано',
    en: 'Looks like posts, but without an id: {n}. Not read',
  },
} satisfies Record<string, Phrase>;

export type NoticeCode = keyof typeof PHRASES;

/** How many times each kind occurred on a page; what did not occur may be missing or 0. */
export type NoticeCounts = Readonly<Partial<Record<NoticeCode, number>>>;

/** What the host must know about a page: one notice per kind that occurred. */
export function noticesOf(counts: NoticeCounts): Notice[] {
  return (Object.keys(PHRASES) as NoticeCode[]).flatMap((code) => {
    const n = counts[code] ?? 0;
    return n === 0 ? [] : [{ code, phrase: PHRASES[code], slots: { n } }];
  });
}
