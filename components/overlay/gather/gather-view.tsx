import { problem } from '../actions';
import type { Model } from '../model';
import type { Progress, Run } from './run';

type Say = Model['view']['say'];

/** What stopped the collecting and what to do about it. */
function hindrance(say: Say, { trouble, done, total }: Progress): string {
  if (trouble === null) return say('gather.stopped', { done, total });
  switch (trouble.code) {
    case 'busy':
      return say('gather.busy', { n: Math.ceil(trouble.wait / 1000) });
    case 'error':
      return say('gather.error', { status: trouble.status });
    case 'call': {
      const { text, slots } = problem(trouble.problem);
      return say(text, slots);
    }
    case 'broken':
      return say('act.unreadable');
    default:
      return say(`gather.${trouble.code}`);
  }
}

/** What is worth hearing: that it stopped or came to an end, not every page. */
function outcome(say: Say, progress: Progress): string {
  const { phase, done, total, missing } = progress;
  if (phase === 'stopped') return hindrance(say, progress);
  if (phase !== 'done') return '';
  const fresh = say.n('gather.fresh', progress.fresh);
  const changed = say.n('gather.changed', progress.changed);
  return say(missing.length > 0 ? 'gather.gaps' : 'gather.done', { done, total, fresh, changed });
}

/** The collecting of a topic: how far it is, what it could not read, and the buttons to stop it and to go on. */
export function GatherView({ model, run }: { model: Model; run: Run }) {
  const { say } = model.view;
  const { progress } = run;
  const { phase, page, done, total, seconds, missing } = progress;
  const going = phase === 'reading' || phase === 'waiting';
  return (
    <section aria-label={say('gather.name')} class="gather">
      {going && (
        <>
          <p>
            {phase === 'waiting'
              ? say('gather.waiting', { n: seconds })
              : `${say(page === null ? 'gather.next-page' : 'gather.page', { page: page ?? '', done, total })}, ${say.n('gather.left', seconds)}`}
          </p>
          <progress
            aria-label={say('gather.name')}
            max={Math.max(1, total)}
            value={done}
            style={{ inlineSize: '100%' }}
          />
        </>
      )}
      <p role="status">{outcome(say, progress)}</p>
      {missing.length > 0 && (
        <>
          <p>{say('gather.missing')}</p>
          <ul>
            {missing.map(({ page: number, why }, index) => (
              <li key={index}>
                {say(`gather.${why}`, {
                  page: number === null ? say('gather.some-page') : say('gather.this-page', { page: number }),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {going ? (
        <button type="button" onClick={run.stop}>
          {say('gather.stop')}
        </button>
      ) : (
        <>
          <button type="button" onClick={() => void run.go()}>
            {say(phase === 'stopped' ? 'gather.resume' : 'gather.again')}
          </button>{' '}
          <button type="button" onClick={() => void run.go(true)}>
            {say('gather.anew')}
          </button>
        </>
      )}
    </section>
  );
}
