import { useState } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { actionsOf } from './actions';
import { useModel, useSay } from './model';

const FORMATS = ['bbcode', 'html', 'plain'] as const;
type Format = (typeof FORMATS)[number];
const ORDERS = ['player', 'wagon'] as const;
type Order = (typeof ORDERS)[number];

const W: Record<'copy' | 'as' | 'by' | Format | Order, Phrase> = {
  copy: { ru: 'Копировать подсчёт', en: 'Copy the count' },
  as: { ru: 'Вид текста', en: 'Format' },
  by: { ru: 'Порядок', en: 'Order' },
  bbcode: { ru: 'BBCode', en: 'BBCode' },
  html: { ru: 'HTML', en: 'HTML' },
  plain: { ru: 'текст', en: 'plain text' },
  player: { ru: 'по игрокам', en: 'by player' },
  wagon: { ru: 'по обвинениям', en: 'by wagon' },
};

/** The count as text for the forum; nothing leaves for the clipboard without this click. */
export function CopyCount() {
  const model = useModel();
  const say = useSay();
  const [format, setFormat] = useState<Format>('bbcode');
  const [order, setOrder] = useState<Order>('player');
  const pick = <T extends Format | Order>(label: Phrase, all: readonly T[], value: T, set: (value: T) => void) => (
    <select
      aria-label={say(label)}
      value={value}
      onChange={(event) => set(all.find((one) => one === event.currentTarget.value) ?? value)}
    >
      {all.map((id) => (
        <option key={id} value={id}>
          {say(W[id])}
        </option>
      ))}
    </select>
  );
  return (
    <div class="copy">
      <button type="button" class="primary" onClick={() => void actionsOf(model).copy(format, order)}>
        {say(W.copy)}
      </button>
      {pick(W.as, FORMATS, format, setFormat)}
      {pick(W.by, ORDERS, order, setOrder)}
    </div>
  );
}
