import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartName } from '../../engine/protocol/calls';
import { useModel } from './model';
import { type Parts, part, type ViewPart } from './parts';

/** Pieces that are views. */
export type ViewName = { [N in PartName]: Parts[N] extends ViewPart ? N : never }[PartName];

/** The place of a view that travels apart: it is fetched when it is first shown. */
export function PartView({ name }: { name: ViewName }) {
  const model = useModel();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'comes' | 'there' | 'missing'>('comes');
  useEffect(() => {
    let gone = false;
    let leave = (): void => {
      gone = true;
    };
    void part(model.ask, name).then((view: ViewPart | null) => {
      if (gone) return;
      if (view && place.current) leave = view.mount(place.current, model);
      setState(view ? 'there' : 'missing');
    });
    return () => leave();
  }, [model, name]);
  return (
    <div ref={place} aria-busy={state === 'comes'}>
      {state === 'missing' && model.view.say('overlay.noPart')}
    </div>
  );
}
