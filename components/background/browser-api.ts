import type { Browser } from 'wxt/browser';
import type { PartName } from '../../engine/protocol/calls';

/** Firefox's sidebar, absent from the Chromium types. */
interface SidebarAction {
  open(): Promise<void>;
}

/** The parts of the browser the extension uses; tests hand in their own. */
export type BrowserApi = Pick<
  typeof Browser,
  'runtime' | 'permissions' | 'scripting' | 'tabs' | 'i18n' | 'windows' | 'alarms'
> & {
  /** There once the host has allowed notifications. */
  notifications?: Pick<typeof Browser.notifications, 'create' | 'clear' | 'onClicked'>;
  sidePanel?: Pick<typeof Browser.sidePanel, 'open'>;
  sidebarAction?: SidebarAction;
};

/** File of the counter as built; it is put into pages by `scripting` only, never by the manifest. */
export const COUNTER_FILE = 'content-scripts/counter.js';

/** File of a piece of the counter. */
export const partFile = (part: PartName): string => `content-scripts/${part}.js`;

/** Page of the desk as a tab. */
export const DESK_PAGE = '/desk.html';

export type Tab = Browser.tabs.Tab;
