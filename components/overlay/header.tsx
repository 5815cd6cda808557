import type { Place } from '../../engine/protocol/thread-view';
import { actionsOf } from './actions';
import { Clock } from './clock';
import { dragging } from './drag';
import { useModel } from './model';
import { arrow, isNarrow, moved, type Shift, type Viewport } from './place';
import type { WordKey } from './words';

interface HeaderProps {
  place: Place;
  viewport: () => Viewport;
  /** The place changed; `settled` = the user let go, so it may be remembered. */
  onPlace: (place: Place, settled: boolean) => void;
  onCollapse: () => void;
}

/** Title, clock and window buttons; the whole header is the handle. On a sheet it pulls the upper edge. */
export function Header({ place, viewport, onPlace, onCollapse }: HeaderProps) {
  const model = useModel();
  const { thread, say } = model.view;
  const { title } = thread.topic;
  const shift = (from: Place, by: Shift, resize: boolean): Place => {
    const screen = viewport();
    return isNarrow(screen) ? moved(from, { x: 0, y: -by.y }, true, screen) : moved(from, by, resize, screen);
  };
  const button = (word: WordKey, sign: string, act: () => void) => (
    <button type="button" aria-label={say(word)} title={say(word)} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <header onPointerDown={dragging(() => (by, settled) => onPlace(shift(place, by, false), settled))}>
      <button
        type="button"
        class="grip"
        aria-label={say('header.move')}
        title={say('header.move')}
        onKeyDown={(event) => {
          const by = arrow(event.key);
          if (!by) return;
          event.preventDefault();
          onPlace(shift(place, by, event.shiftKey), true);
        }}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <div class="head">
        <h2 title={title}>{title}</h2>
        <Clock />
      </div>
      {button('header.desk', '⚙', () => void actionsOf(model).desk())}
      {button('header.collapse', '–', onCollapse)}
      {button('header.close', '×', model.hands.close)}
    </header>
  );
}
