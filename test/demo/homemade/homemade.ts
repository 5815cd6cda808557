import { demoDay } from '../day';
import { chatDay, chatPage } from './chat';
import { divsPage } from './divs';
import { tablesPage } from './tables';

/** Three forums no engine is written for, each with a day of the game. */
export const HOMEMADE = ['tables', 'divs', 'chat'] as const;
export type Homemade = (typeof HOMEMADE)[number];

export const isHomemade = (name: string): name is Homemade => (HOMEMADE as readonly string[]).includes(name);

/** Topic all three show. */
export const TOPIC = 17;

/** Address of a page below the forum's root. */
export function homemadePath(forum: Homemade, page = 1): string {
  switch (forum) {
    case 'tables':
      return `/tables/show.php?t=${TOPIC}${page > 1 ? `&p=${page}` : ''}`;
    case 'divs':
      return `/divs/room/${TOPIC}${page > 1 ? `/page/${page}` : ''}`;
    case 'chat':
      return `/chat/?room=${TOPIC}`;
  }
}

/** A page as the forum sends it. */
export function homemadePage(forum: Homemade, page = 1): string {
  switch (forum) {
    case 'tables':
      return tablesPage(demoDay(TOPIC), page);
    case 'divs':
      return divsPage(demoDay(TOPIC), page);
    case 'chat':
      return chatPage(chatDay(TOPIC));
  }
}

/** The page an address asks for, `null` when it is none of these forums. */
export function homemadeAt(path: string): string | null {
  const [, forum = '', rest = ''] = /^\/(\w+)\/(.*)$/.exec(path) ?? [];
  if (!isHomemade(forum)) return null;
  const page = Number(/(?:[?&]p=|\/page\/)(\d+)/.exec(rest)?.[1] ?? 1);
  return rest.includes(String(TOPIC)) && page >= 1 && page <= (forum === 'chat' ? 1 : 3)
    ? homemadePage(forum, page)
    : null;
}
