import { useState } from 'preact/hooks';
import { actionsOf } from './actions';
import { useModel } from './model';
import { Options } from './options';

const FORMATS = ['bbcode', 'html', 'plain'] as const;
const ORDERS = ['player', 'wagon'] as const;

/** The count as text for the forum; nothing leaves for the clipboard without this click. */
export function CopyCount() {
  const model = useModel();
  const { say } = model.view;
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('bbcode');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('player');
  return (
    <div class="copy">
      <button type="button" class="primary" onClick={() => void actionsOf(model).copy(format, order)}>
        {say('copy.copy')}
      </button>
      <Options label={say('copy.as')} all={FORMATS} value={format} words="copy" onPick={setFormat} />
      <Options label={say('copy.by')} all={ORDERS} value={order} words="copy" onPick={setOrder} />
      <button type="button" onClick={() => void actionsOf(model).reply(order)}>
        {say('copy.reply')}
      </button>
    </div>
  );
}
