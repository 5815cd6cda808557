import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Ask } from '../ask';
import type { Say } from '../say';
import { Review } from './review';
import type { Picking, Step } from './state';

export interface PanelProps {
  picking: Picking;
  say: Say;
  ask: Ask;
  root: ShadowRoot;
  onClose: () => void;
  onDone: () => void;
}

/** The panel of the picker: what to click now, later what came of it. */
export function Panel(props: PanelProps) {
  const { picking, say, onClose } = props;
  const { step, turn, trouble } = picking.state;
  const [left, setLeft] = useState(false);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('.choose, h3')?.focus({ preventScroll: true });
  }, [turn]);
  return (
    <section
      ref={box}
      class={`picker overlay ${left ? 'left' : ''}`}
      aria-label={say('pick.name')}
      lang={say.lang}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (step === null || picking.state.site === null) onClose();
        else picking.back();
      }}
    >
      <header>
        <h2>{say('pick.name')}</h2>
        <button type="button" aria-label={say('pick.side')} title={say('pick.side')} onClick={() => setLeft(!left)}>
          <span aria-hidden="true">⇄</span>
        </button>
        <button type="button" aria-label={say('pick.close')} title={say('pick.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="inside">
        {trouble && (
          <p role="alert" class="bad">
            {say(trouble.text, trouble.slots)}
          </p>
        )}
        {step === null ? <Review {...props} /> : <Clicking step={step} picking={picking} say={say} />}
      </div>
    </section>
  );
}

/** One thing to click, with a way for who has no pointer. */
function Clicking({ step, picking, say }: { step: Step; picking: Picking; say: Say }) {
  const { target, site, clicks } = picking.state;
  const words = (target?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  return (
    <>
      <p class="ask" role="status">
        {say(`pick.${step}`)}
      </p>
      <button
        type="button"
        class="choose primary"
        aria-describedby="pick-hint pick-lit"
        disabled={target === null}
        onKeyDown={(event) => {
          if (picking.walk(event.key)) event.preventDefault();
        }}
        onClick={() => picking.choose()}
      >
        {say('pick.choose')}
      </button>
      {(site || clicks.post) && (
        <button type="button" onClick={() => picking.back()}>
          {say('pick.back')}
        </button>
      )}
      <p id="pick-lit" class="lit-words" aria-live="polite">
        {target ? `${target.localName}: ${words}` : ''}
      </p>
      <p id="pick-hint" class="muted">
        {say('pick.hint')}
      </p>
    </>
  );
}
