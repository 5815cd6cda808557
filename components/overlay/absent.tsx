import { actionsOf } from './actions';
import { useModel } from './model';
import { shortened } from './status';

/** Who owes a vote. Without a confirmed roster nobody does. */
export function Absent() {
  const model = useModel();
  const { shown, say } = model.view;
  const absent = shown.count?.tally.absent ?? null;
  const list = absent ?? shown.count?.roster.seats ?? [];
  return (
    <>
      <p class="lead">
        {absent === null
          ? say('absent.unknown')
          : absent.length > 0
            ? say.n('absent.count', absent.length)
            : say('absent.none')}
      </p>
      {Boolean(absent?.length && shown.count?.unread.length) && <p class="muted">{say('absent.unread')}</p>}
      <ul class="names">
        {list.map((seat) => (
          <li key={seat.id}>{shortened(seat.name, 80)}</li>
        ))}
      </ul>
      {absent === null && (
        <button type="button" class="primary" onClick={() => void actionsOf(model).desk()}>
          {say('absent.desk')}
        </button>
      )}
    </>
  );
}
