import { useState } from 'preact/hooks';
import type { Activity } from '../../../engine/votes/activity/activity';
import { silentText } from '../../../engine/votes/activity/report';
import type { ReportFormat } from '../../../engine/votes/report';
import { clockOf, wallText } from '../forum-clock';
import { useModel } from '../model';
import { Options } from '../options';
import { insert } from './reply';

const FORMATS = ['bbcode', 'html', 'plain'] as const;

/** «Давно не писали» for the forum; nothing leaves without a click. */
export function SilentCopy({ activity }: { activity: Activity }) {
  const model = useModel();
  const { say, thread } = model.view;
  const [format, setFormat] = useState<ReportFormat>('bbcode');
  const when = (iso: string): string => wallText(clockOf(thread), Date.parse(iso));
  const text = (as: ReportFormat): string => silentText(activity, { format: as, lang: say.lang, when });
  const copy = async (): Promise<void> => {
    const copied = await model.hands.copy(text(format));
    model.tell({ text: copied ? 'act.copied' : 'act.not-copied', kind: copied ? 'done' : 'failed' });
  };
  return (
    <div class="copy">
      <button type="button" class="primary" onClick={() => void copy()}>
        {say('larger.copySilent')}
      </button>
      <Options label={say('copy.as')} all={FORMATS} value={format} words="copy" onPick={setFormat} />
      <button type="button" onClick={() => void insert(model, async (as) => text(as))}>
        {say('larger.insertSilent')}
      </button>
    </div>
  );
}
