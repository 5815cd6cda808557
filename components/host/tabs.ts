import type { ComponentType } from 'preact';
import type { PublicGame } from '../../engine/protocol/public-game';
import { Day } from './day/day';
import { Deal } from './deal/deal';
import { History } from './history/history';
import { House } from './house/house';
import { Keep } from './keep/keep';
import { Letters } from './letters/letters';
import { Night } from './night/night';
import type { Table } from './table';

/** What every part of the host's desk is given. */
export interface TabProps {
  table: Table;
  game: PublicGame;
}

export type TabId = 'deal' | 'night' | 'day' | 'letters' | 'house' | 'history' | 'keep';

/** Parts of the secret game in the order of the host's evening. */
export const TABS: readonly { id: TabId; Part: ComponentType<TabProps> }[] = [
  { id: 'deal', Part: Deal },
  { id: 'night', Part: Night },
  { id: 'day', Part: Day },
  { id: 'letters', Part: Letters },
  { id: 'house', Part: House },
  { id: 'history', Part: History },
  { id: 'keep', Part: Keep },
];
