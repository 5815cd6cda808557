import { say } from '../../desk/lang';
import { type Table, useHost } from '../table';
import { namesOf } from './names';
import { ending, proposal } from './proposal';
import { Why } from './why';
import { words } from './win.words';

/** A win the rules propose: the host ends the game or lets it go on. */
export function Win({ table }: { table: Table }) {
  const { append } = useHost();
  const proposed = proposal(table);
  if (proposed === null) return null;
  const { win, trace } = proposed;
  const names = namesOf(table);
  const side = names.side(win.side);
  const what = say(words.title, { side });
  return (
    <section class="note good stack" aria-label={what}>
      <p class="strong">
        {what} <Why what={what} trace={trace} index={win.why} names={names} />
      </p>
      {win.with.length > 0 && <p>{say(words.with, { roles: win.with.map(names.role).join(', ') })}</p>}
      {win.contested && <p class="hint">{say(words.contested)}</p>}
      <div class="tools">
        <button type="button" class="primary" onClick={() => void append(table, ending(win.side, win.with))}>
          {say(words.confirm)}
        </button>
        <button
          type="button"
          onClick={() =>
            void append(table, { kind: 'ruling', text: say(words.refused, { side }), effects: [], trace: [] })
          }
        >
          {say(words.refuse)}
        </button>
      </div>
    </section>
  );
}
