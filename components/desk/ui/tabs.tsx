import type { ComponentChildren } from 'preact';

interface Props<T extends string> {
  /** Tells these tabs from others on the page, in ids. */
  name?: string;
  label: string;
  tabs: readonly { id: T; name: string; sign?: string }[];
  open: T;
  onOpen: (id: T) => void;
  children: ComponentChildren;
}

/** Tabs with the arrow keys, Home and End; only the open one is in the tab order. */
export function Tabs<T extends string>({ name = 'tab', label, tabs, open, onOpen, children }: Props<T>) {
  const step = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === open);
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onOpen(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} class="tabs" onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${name}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${name}-panel` : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.name}
            {tab.sign && <span class="sign">{tab.sign}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-${open}`} tabIndex={-1} class="panel">
        {children}
      </div>
    </>
  );
}
