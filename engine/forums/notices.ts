import type { Phrase } from '../words';
import type { Notice } from './page';

const PHRASES = {
  unread: {
    ru: 'Не прочитано постов: {n}. Форум не показывает их текст: автор в вашем чёрном списке или пост удалён',
    en: 'Posts not read: {n}. The forum does not show their text: the author is on your ignore list or the post is deleted',
  },
  hidden: {
    ru: 'Скрытых от вас постов: {n}. Они прочитаны, но их голоса под вопросом',
    en: 'Posts hidden from you: {n}. They are read, but their votes are doubts',
  },
  'no-author': {
    ru: 'Постов без автора: {n}',
    en: 'Posts without an author: {n}',
  },
  'no-time': {
    ru: 'Точное время неизвестно у постов: {n}. Форум пишет его без часового пояса или неточно',
    en: 'Posts without an exact time: {n}. The forum prints it without a time zone or not exactly',
  },
  repeated: {
    ru: 'Повторённых на странице постов: {n}. Каждый посчитан один раз',
    en: 'Posts repeated on the page: {n}. Each is counted once',
  },
  partial: {
    ru: 'Форум показывает не все посты темы: откройте её в обычном (линейном) виде, с постами за всё время',
    en: 'The forum shows only some of the posts: open the topic in its ordinary (linear) view, with posts of all time',
  },
  stray: {
    ru: 'Похоже на посты, но без номера: {n}. Это не прочитано (так бывает с рекламой)',
    en: 'Looks like posts, but without an id: {n}. Not read (adverts look like that)',
  },
} satisfies Record<string, Phrase>;

export type NoticeCode = keyof typeof PHRASES;

/** What the host must know about a page: one notice per kind that occurred. */
export function noticesOf(counts: Readonly<Partial<Record<NoticeCode, number>>>): Notice[] {
  return (Object.keys(PHRASES) as NoticeCode[]).flatMap((code) => {
    const n = counts[code] ?? 0;
    return n === 0 ? [] : [{ code, phrase: PHRASES[code], slots: { n } }];
  });
}
