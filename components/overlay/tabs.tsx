import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { Absent } from './absent';
import { Decisions } from './decisions';
import { Doubts } from './doubts';
import { Log } from './log';
import { TABS, type Tab, useModel } from './model';
import { PartView } from './part-view';
import { Standings } from './standings';

const VIEWS: Record<Tab, ComponentType> = {
  doubts: Doubts,
  standings: Standings,
  absent: Absent,
  log: Log,
  decisions: Decisions,
  overview: () => <PartView name="larger" />,
};

/** The sections of the overlay; left and right arrows change them, as in any tab list. */
export function Tabs() {
  const model = useModel();
  const { shown, say, tab: current } = model.view;
  const bar = useRef<HTMLDivElement>(null);
  const View = VIEWS[current];
  const counts: Partial<Record<Tab, number>> = {
    doubts: shown.open,
    absent: shown.count?.tally.absent?.length ?? 0,
  };
  const turn = (event: KeyboardEvent): void => {
    const at = TABS.indexOf(current);
    const to: Partial<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = TABS.at((to[event.key] ?? at) % TABS.length);
    if (!next || next === current) return;
    event.preventDefault();
    model.set({ tab: next });
    bar.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div ref={bar} class="tabs" role="tablist" aria-label={say('tabs.sections')} onKeyDown={turn}>
        {TABS.map((tab) => (
          <button
            type="button"
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === current}
            aria-controls="panel"
            tabIndex={tab === current ? 0 : -1}
            onClick={() => model.set({ tab })}
          >
            {say(`tabs.${tab}`)}
            {counts[tab] ? <span class={`count ${tab}`}>{counts[tab]}</span> : null}
          </button>
        ))}
      </div>
      <div id="panel" class="panel" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <View />
      </div>
    </>
  );
}
