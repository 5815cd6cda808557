import { useSignal } from '@preact/signals';
import type { BrowserApi } from '../../background/browser-api';
import { say } from '../lang';
import { replyIn } from './actions';
import { words } from './popup.words';
import type { Probe } from './probe';

interface Props {
  browser: BrowserApi;
  tab: number;
  threads: Extract<Probe, { kind: 'no-thread' }>['threads'];
  /** The text is in the field. */
  onPut: () => void;
}

/** On a page that is no thread: the count of a thread of this site for the form that stands here. */
export function ReplyHere({ browser, tab, threads, onPut }: Props) {
  const said = useSignal('');
  const put = async (key: string): Promise<void> => {
    const done = await replyIn(browser, tab, key);
    if (!done.ok || done.value.text === null) said.value = say(words.notShown);
    else if (done.value.put) onPut();
    else {
      const copied = navigator.clipboard.writeText(done.value.text).then(
        () => words.noBox,
        () => words.notCopied,
      );
      said.value = say(await copied);
    }
  };
  if (threads.length === 0) return null;
  return (
    <section class="stack">
      <p id="reply-hint" class="hint">
        {say(words.replyHere)}
      </p>
      {threads.map(({ key, title }) => (
        <button type="button" key={key} class="wide" aria-describedby="reply-hint" onClick={() => void put(key)}>
          {say(words.replyOf, { title })}
        </button>
      ))}
      <p role="status" class="note" hidden={said.value === ''}>
        {said.value}
      </p>
    </section>
  );
}
