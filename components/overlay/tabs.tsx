import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { Absent } from './absent';
import { Decisions } from './decisions';
import { Doubts } from './doubts';
import { Log } from './log';
import { TABS, type Tab, useModel, useSay } from './model';
import { Standings } from './standings';

const W: Record<Tab | 'sections', Phrase> = {
  sections: { ru: 'Разделы', en: 'Sections' },
  doubts: { ru: 'Сомнения', en: 'Doubts' },
  standings: { ru: 'Итог', en: 'Count' },
  absent: { ru: 'Молчат', en: 'Silent' },
  log: { ru: 'Журнал', en: 'Log' },
  decisions: { ru: 'Решения', en: 'Decisions' },
};
const VIEWS: Record<Tab, ComponentType> = {
  doubts: Doubts,
  standings: Standings,
  absent: Absent,
  log: Log,
  decisions: Decisions,
};

/** The sections of the overlay; left and right arrows change them, as in any tab list. */
export function Tabs() {
  const model = useModel();
  const say = useSay();
  const bar = useRef<HTMLDivElement>(null);
  const current = model.tab.value;
  const View = VIEWS[current];
  const counts: Partial<Record<Tab, number>> = {
    doubts: model.shown.value.doubts.length,
    absent: model.shown.value.count?.tally.absent?.length ?? 0,
  };
  const turn = (event: KeyboardEvent): void => {
    const at = TABS.indexOf(current);
    const to =
      event.key === 'ArrowRight'
        ? at + 1
        : event.key === 'ArrowLeft'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? -1
              : null;
    const next = to === null ? undefined : TABS.at(to % TABS.length);
    if (!next) return;
    event.preventDefault();
    model.tab.value = next;
    bar.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div ref={bar} class="tabs" role="tablist" aria-label={say(W.sections)} onKeyDown={turn}>
        {TABS.map((tab) => (
          <button
            type="button"
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === current}
            aria-controls="panel"
            tabIndex={tab === current ? 0 : -1}
            onClick={() => {
              model.tab.value = tab;
            }}
          >
            {say(W[tab])}
            {counts[tab] ? <span class={`count ${tab}`}>{counts[tab]}</span> : null}
          </button>
        ))}
      </div>
      <div id="panel" class="panel" role="tabpanel" aria-labelledby={`tab-${current}`} tabIndex={-1}>
        <View />
      </div>
    </>
  );
}
