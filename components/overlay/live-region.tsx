import { useEffect } from 'preact/hooks';
import { useModel } from './model';

const SHOWN_FOR = 6000;

/** Messages, seen and spoken. A failure stays until it is dismissed, a success goes by itself. */
export function Live() {
  const model = useModel();
  const { message, say } = model.view;
  useEffect(() => {
    if (message?.kind !== 'done') return;
    const timer = setTimeout(() => {
      if (model.view.message === message) model.set({ message: null });
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message, model]);
  return (
    <div class={`message ${message?.kind ?? 'hidden'}`}>
      <p role="status">{message && say(message.text, message.slots)}</p>
      {message && !message.stays && (
        <button
          type="button"
          aria-label={say('act.dismiss')}
          title={say('act.dismiss')}
          onClick={() => model.set({ message: null })}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}
