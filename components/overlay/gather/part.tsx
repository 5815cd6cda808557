import { render } from 'preact';
import type { Model } from '../model';
import type { ViewPart } from '../parts';
import { GatherView } from './gather-view';
import { createRun, type Run } from './run';

const runs = new WeakMap<Model, Run>();

/** The run of an overlay: begun when the user first asks for it, the same one when the overlay is folded and opened again. */
function runOf(model: Model): Run {
  const known = runs.get(model);
  if (known) return known;
  const run = createRun(model);
  runs.set(model, run);
  model.signal.addEventListener('abort', run.stop);
  void run.go();
  return run;
}

/** «Собрать тему», as a piece of the counter that travels apart. */
export const gatherPart: ViewPart = {
  mount(into, model) {
    const run = runOf(model);
    const draw = (): void => render(<GatherView model={model} run={run} />, into);
    const leave = [
      run.watch(draw),
      model.watch((now, before) => {
        if (now.say !== before.say) draw();
      }),
    ];
    draw();
    return () => {
      for (const end of leave) end();
      render(null, into);
    };
  },
};
