import { useRef } from 'preact/hooks';
import type { Place } from '../../engine/protocol/calls';
import type { Phrase } from '../../engine/words';
import { actionsOf } from './actions';
import { Clock } from './clock';
import { dragging } from './drag';
import { useModel, useSay } from './model';
import { arrow, shifted, type Viewport } from './place';

const W = {
  move: {
    ru: 'Передвинуть: стрелки двигают, Shift со стрелками меняет размер',
    en: 'Move: arrow keys move, Shift with arrow keys resizes',
  },
  desk: { ru: 'Состав и правила', en: 'Roster and rules' },
  collapse: { ru: 'Свернуть (Esc)', en: 'Collapse (Esc)' },
  close: { ru: 'Закрыть до следующего раза', en: 'Close until next time' },
} satisfies Record<string, Phrase>;

interface HeaderProps {
  title: string;
  place: Place;
  viewport: () => Viewport;
  /** The place changed; `settled` = the user let go, so it may be remembered. */
  onPlace: (place: Place, settled: boolean) => void;
  onCollapse: () => void;
}

/** Title, clock and window buttons; the whole header is the handle. */
export function Header({ title, place, viewport, onPlace, onCollapse }: HeaderProps) {
  const model = useModel();
  const say = useSay();
  const start = useRef(place);
  const press = dragging({
    onStart: () => {
      start.current = place;
    },
    onMove: (by) => onPlace(shifted(start.current, by, false, viewport()), false),
    onEnd: (by) => onPlace(shifted(start.current, by, false, viewport()), true),
  });
  return (
    <header onPointerDown={press}>
      <button
        type="button"
        class="grip"
        aria-label={say(W.move)}
        title={say(W.move)}
        onKeyDown={(event) => {
          const by = arrow(event.key);
          if (!by) return;
          event.preventDefault();
          onPlace(shifted(place, by, event.shiftKey, viewport()), true);
        }}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <div class="head">
        <h2 title={title}>{title}</h2>
        <Clock />
      </div>
      <button type="button" aria-label={say(W.desk)} title={say(W.desk)} onClick={() => void actionsOf(model).desk()}>
        <span aria-hidden="true">⚙</span>
      </button>
      <button type="button" aria-label={say(W.collapse)} title={say(W.collapse)} onClick={onCollapse}>
        <span aria-hidden="true">–</span>
      </button>
      <button type="button" aria-label={say(W.close)} title={say(W.close)} onClick={model.hands.close}>
        <span aria-hidden="true">×</span>
      </button>
    </header>
  );
}
