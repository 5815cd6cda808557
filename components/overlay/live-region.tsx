import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { useModel, useSay } from './model';

const DISMISS: Phrase = { ru: 'Убрать сообщение', en: 'Dismiss the message' };
const SHOWN_FOR = 6000;

/** Messages, seen and spoken. A failure stays until it is dismissed, a success goes by itself. */
export function Live() {
  const model = useModel();
  const say = useSay();
  const message = model.message.value;
  useEffect(() => {
    if (!message || message.stays || message.kind === 'failed') return;
    const timer = setTimeout(() => {
      if (model.message.value === message) model.message.value = null;
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message, model]);
  return (
    <div class={message ? `message ${message.kind}` : 'message empty'}>
      <p role="status">{message && say(message.phrase, message.slots)}</p>
      {message && !message.stays && (
        <button
          type="button"
          aria-label={say(DISMISS)}
          title={say(DISMISS)}
          onClick={() => {
            model.message.value = null;
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}
