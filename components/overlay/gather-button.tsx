import { useModel } from './model';
import { PartView } from './part-view';

/** «Собрать тему» where the topic has other pages; what reads them travels apart and is fetched by the click. */
export function GatherButton() {
  const model = useModel();
  const { gather, thread, shown, say } = model.view;
  const { next, prev } = thread.topic;
  const unread = shown.count?.unread.length;
  if (gather) return <PartView name="gather" />;
  if (!unread && !next && !prev) return null;
  return (
    <button type="button" class="gather" title={say('gather.hint')} onClick={() => model.set({ gather: true })}>
      {say(unread ? 'gather.start' : 'gather.again')}
    </button>
  );
}
