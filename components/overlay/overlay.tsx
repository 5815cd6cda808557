import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../engine/protocol/thread-view';
import { Decide } from './decide';
import { dragging } from './drag';
import { GatherButton } from './gather-button';
import { Header } from './header';
import { Live } from './live-region';
import { useModel } from './model';
import { Notices } from './notices';
import { Pill } from './pill';
import { firstPlace, isNarrow, keepInside, moved, type Viewport } from './place';
import { Tabs } from './tabs';

const viewport = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight });
const px = (n: number): string => `${n}px`;

/** The whole overlay: a window that can be moved, a sheet on narrow screens, a pill when it is collapsed. */
export function Overlay() {
  const model = useModel();
  const { say, thread, deciding, focus, place: wanted } = model.view;
  const box = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState(viewport);
  const place = keepInside(wanted ?? firstPlace(screen), screen);
  const narrow = isNarrow(screen);
  useEffect(() => {
    const resized = (): void => setScreen(viewport());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  useLayoutEffect(() => {
    if (focus > 0) box.current?.querySelector<HTMLElement>('.pill, h3, [aria-selected=true]')?.focus();
  }, [focus]);
  const setPlace = (next: Place, settled: boolean): void => {
    model.set({ place: next });
    const forum = thread.view?.thread.forum;
    if (settled && forum) void model.ask('place/set', { forum, place: next });
  };
  const collapse = (collapsed: boolean): void => {
    setPlace({ ...place, collapsed }, true);
    model.set({ focus: focus + 1 });
  };
  const { x, y, width, height, collapsed } = place;
  const style = collapsed
    ? { left: px(x), top: px(y) }
    : narrow
      ? { height: px(Math.min(height, screen.height * 0.85)) }
      : { left: px(x), top: px(y), width: px(width), height: px(height) };
  return (
    <section
      ref={box}
      aria-label={say('overlay.name')}
      lang={say.lang}
      class={`overlay ${narrow ? 'narrow' : ''} ${collapsed ? 'collapsed' : ''}`}
      style={style}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || collapsed) return;
        event.preventDefault();
        if (deciding === null) collapse(true);
        else model.set({ deciding: null, focus: focus + 1 });
      }}
    >
      {collapsed ? (
        <Pill onOpen={() => collapse(false)} />
      ) : (
        <>
          <Header place={place} viewport={viewport} onPlace={setPlace} onCollapse={() => collapse(true)} />
          <Notices />
          <GatherButton />
          {deciding === null ? (
            <Tabs />
          ) : (
            <div class="panel">
              <Decide key={deciding} post={deciding} />
            </div>
          )}
          {!narrow && (
            <div
              class="corner"
              aria-hidden="true"
              onPointerDown={dragging(() => (by, settled) => setPlace(moved(place, by, true, viewport()), settled))}
            />
          )}
        </>
      )}
      <Live />
    </section>
  );
}
