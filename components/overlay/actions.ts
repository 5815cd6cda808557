import type { CallProblem, PageCalls } from '../../engine/protocol/calls';
import type { GameDay } from '../../engine/protocol/public-game';
import type { Decision } from '../../engine/votes/decisions';
import type { Message, Model } from './model';
import { part } from './parts';
import { readingOf } from './thread-state';
import type { WordKey } from './words';

type ReportAsk = PageCalls['thread/report']['ask'];

/** Why a call came to nothing and what the user can do about it. */
export function problem(error: CallProblem): Message {
  const text: WordKey = error.code === 'storage-closed' ? `act.${error.why}` : `act.${error.code}`;
  const slots = {
    ...('field' in error ? { field: error.field } : {}),
    ...('table' in error ? { table: error.table } : {}),
  };
  return { text, slots, kind: 'failed', stays: error.code === 'gone' };
}

export interface Actions {
  decide: (decision: Decision) => Promise<boolean>;
  undo: (id: number, undone: boolean) => Promise<boolean>;
  alias: (alias: string, nick: string | null) => Promise<boolean>;
  ink: (colour: string, means: 'red' | 'blue' | 'none' | null) => Promise<boolean>;
  day: (day: Partial<GameDay>) => Promise<boolean>;
  seat: (seat: string, change: { deadSince?: string | null; silenced?: boolean }) => Promise<boolean>;
  desk: () => Promise<boolean>;
  copy: (format: ReportAsk['format'], order: ReportAsk['order']) => Promise<boolean>;
  /** The count into the forum's reply box. */
  reply: (order: ReportAsk['order']) => Promise<void>;
}

/** Answers of the background that replace a part of the view. */
type Patches = {
  'decision/add': 'decisions';
  'decision/set': 'decisions';
  'alias/set': 'aliases';
  'ink/set': 'inks';
  'day/set': 'game';
  'seat/set': 'game';
};

/** What the user can do from the thread. Each resolves to whether it was done; a failure is told, never thrown. */
export function actionsOf(model: Model): Actions {
  const { key } = model.view.thread.topic;
  const failed = (error: CallProblem): false => {
    model.tell(problem(error));
    return false;
  };
  const change = async <N extends keyof Patches>(
    name: N,
    ask: PageCalls[N]['ask'],
    field: Patches[N],
    done: WordKey = 'act.saved',
  ): Promise<boolean> => {
    const result = await model.ask(name, ask);
    if (!result.ok) return failed(result.error);
    model.dispatch({ kind: 'patch', patch: { [field]: result.value } });
    model.tell({ text: done, kind: 'done' });
    await model.hands.recount();
    return true;
  };
  return {
    decide: (decision) => change('decision/add', { key, decision }, 'decisions'),
    undo: (id, undone) =>
      change('decision/set', { key, id, undone }, 'decisions', undone ? 'act.undone' : 'act.redone'),
    alias: (alias, nick) => change('alias/set', { key, alias, nick }, 'aliases'),
    ink: (colour, means) => change('ink/set', { key, colour, means }, 'inks'),
    day: (day) => change('day/set', { key, day }, 'game'),
    seat: (seat, part) => change('seat/set', { key, seat, ...part }, 'game'),
    desk: async () => {
      const opened = await model.ask('desk/open', { key });
      return opened.ok || failed(opened.error);
    },
    copy: async (format, order) => {
      const text = await model.ask('thread/report', { key, reading: readingOf(model.view.thread), format, order });
      if (!text.ok) return failed(text.error);
      const copied = await model.hands.copy(text.value);
      model.tell({ text: copied ? 'act.copied' : 'act.not-copied', kind: copied ? 'done' : 'failed' });
      return copied;
    },
    reply: async (order) => {
      const larger = await part(model.ask, 'larger');
      if (larger) await larger.insertCount(model, order);
      else model.tell({ text: 'overlay.noPart', kind: 'failed' });
    },
  };
}
