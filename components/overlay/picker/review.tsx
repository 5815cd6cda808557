import { exportSites } from '../../../engine/forums/learned/exchange';
import type { TrialProblem } from '../../../engine/forums/learned/try-out';
import { problem } from '../actions';
import { copyText } from '../clipboard';
import { Fields } from './fields';
import { FirstPosts } from './first-posts';
import type { PanelProps } from './panel';
import { Paste } from './paste';
import type { Step } from './state';

/** Optional things to show, and the word on their buttons. */
const MORE = ['time', 'drop', 'next'] as const satisfies readonly Step[];

/** What was learned and what it reads on this page, with the ways to correct it. */
export function Review({ picking, say, ask, root, onDone }: PanelProps) {
  const { site, trial, clicks } = picking.state;
  if (!site || !trial) return null;
  const send = async (name: 'site/learn' | 'site/forget'): Promise<void> => {
    const { forum } = site;
    const done = name === 'site/learn' ? await ask(name, { forum, site }) : await ask(name, { forum });
    if (done.ok) onDone();
    else {
      const { text, slots = {} } = problem(done.error);
      picking.tell({ text, slots: Object.fromEntries(Object.entries(slots).map(([key, slot]) => [key, `${slot}`])) });
    }
  };
  const copy = async (): Promise<void> => {
    const copied = await copyText(exportSites([site]), root);
    picking.tell({ text: copied ? 'act.copied' : 'act.not-copied' });
  };
  const words = ({ code, n, field }: TrialProblem): string =>
    say(`pick.p-${code}`, { n, field: field ? say(`pick.f-${field}`) : '' });
  const posts = say.n('pick.posts', trial.posts.length);
  const authors = say.n('pick.authors', trial.authors);
  return (
    <>
      <div aria-live="polite">
        <h3 tabIndex={-1}>{say('pick.found', { posts, authors })}</h3>
      </div>
      {trial.problems.length > 0 && (
        <ul class="problems">
          {trial.problems.map((one) => (
            <li key={one.code}>{words(one)}</li>
          ))}
        </ul>
      )}
      <div class="row">
        <button
          type="button"
          class="primary"
          disabled={trial.posts.length === 0}
          onClick={() => void send('site/learn')}
        >
          {say('pick.save')}
        </button>
        <button type="button" onClick={() => picking.start('post')}>
          {say('pick.again')}
        </button>
      </div>
      <FirstPosts posts={trial.posts} say={say} />
      {clicks.body && (
        <div class="row">
          {MORE.map((step) => (
            <button key={step} type="button" onClick={() => picking.start(step)}>
              {say(`pick.add-${step}`)}
            </button>
          ))}
        </div>
      )}
      <Fields site={site} say={say} onEdit={picking.edit} />
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {say('pick.copy')}
        </button>
        <button type="button" onClick={() => void send('site/forget')}>
          {say('pick.forget')}
        </button>
      </div>
      <Paste picking={picking} say={say} />
    </>
  );
}
