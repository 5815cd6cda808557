import type { ComponentType } from 'preact';
import type { PublicGame } from '../../engine/protocol/calls';
import { History } from './history/history';
import type { Table } from './table';

/** What every part of the host's desk is given. */
export interface TabProps {
  table: Table;
  game: PublicGame;
}

export type TabId = 'deal' | 'night' | 'day' | 'house' | 'history' | 'keep';

/** Parts of the secret game in the order of the host's evening. */
export const TABS: readonly { id: TabId; Part: ComponentType<TabProps> }[] = [{ id: 'history', Part: History }];
