import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../engine/protocol/calls';
import type { Phrase } from '../../engine/words';
import { Decide } from './decide';
import { dragging } from './drag';
import { Header } from './header';
import { Live } from './live-region';
import { useModel, useSay } from './model';
import { Notices } from './notices';
import { Pill } from './pill';
import { firstPlace, isNarrow, keepInside, shifted, type Viewport } from './place';
import { Tabs } from './tabs';

const NAME: Phrase = { ru: 'Подсчёт голосов', en: 'Vote count' };

const viewport = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight });

/** The whole overlay: a window that can be moved, a sheet on narrow screens, a pill when it is collapsed. */
export function Overlay() {
  const model = useModel();
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState(viewport);
  const place = keepInside(model.place.value ?? firstPlace(screen), screen);
  const narrow = isNarrow(screen);
  useEffect(() => {
    const resized = (): void => setScreen(viewport());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  const setPlace = (next: Place, settled: boolean): void => {
    model.place.value = next;
    const forum = model.state.value.view?.thread.forum;
    if (settled && forum) void model.ask('place/set', { forum, place: next });
  };
  const collapse = (collapsed: boolean): void => {
    setPlace({ ...place, collapsed }, true);
    model.refocus.value = true;
  };
  useEffect(() => {
    if (!model.refocus.value) return;
    model.refocus.value = false;
    box.current?.querySelector<HTMLElement>('.pill, [role=tab][aria-selected=true]')?.focus();
  });
  const start = useRef(place);
  const resize = dragging({
    onStart: () => {
      start.current = place;
    },
    onMove: (by) => setPlace(shifted(start.current, by, true, viewport()), false),
    onEnd: (by) => setPlace(shifted(start.current, by, true, viewport()), true),
  });
  const position = narrow
    ? { blockSize: `${Math.min(place.height, Math.round(screen.height * 0.6))}px` }
    : { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` };
  return (
    <section
      ref={box}
      aria-label={say(NAME)}
      lang={say.lang}
      class={`overlay ${narrow ? 'narrow' : ''} ${place.collapsed ? 'collapsed' : ''}`}
      style={place.collapsed ? { left: `${place.x}px`, top: `${place.y}px` } : position}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || place.collapsed) return;
        event.preventDefault();
        if (model.deciding.value === null) collapse(true);
        else model.deciding.value = null;
      }}
    >
      {place.collapsed ? (
        <Pill onOpen={() => collapse(false)} />
      ) : (
        <>
          <Header
            title={model.state.value.topic.title}
            place={place}
            viewport={viewport}
            onPlace={setPlace}
            onCollapse={() => collapse(true)}
          />
          <Notices />
          {model.deciding.value === null ? (
            <Tabs />
          ) : (
            <div class="panel">
              <Decide post={model.deciding.value} />
            </div>
          )}
          {!narrow && <div class="corner" aria-hidden="true" onPointerDown={resize} />}
        </>
      )}
      <Live />
    </section>
  );
}
