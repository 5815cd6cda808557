import type { CallProblem, GameDay, PageCalls } from '../../engine/protocol/calls';
import type { Decision } from '../../engine/votes/decisions';
import type { Phrase, Slots } from '../../engine/words';
import type { Message, Model } from './model';
import { readingOf } from './thread-state';

type ReportAsk = PageCalls['thread/report']['ask'];

const SAVED: Phrase = { ru: 'Сохранено', en: 'Saved' };
const UNDONE: Phrase = { ru: 'Решение отменено', en: 'Decision undone' };
const REDONE: Phrase = { ru: 'Решение возвращено', en: 'Decision restored' };
const COPIED: Phrase = { ru: 'Скопировано', en: 'Copied' };
const NOT_COPIED: Phrase = {
  ru: 'Браузер не дал скопировать: выделите текст и нажмите Ctrl+C',
  en: 'The browser refused to copy: select the text and press Ctrl+C',
};

/** Why a call came to nothing and what the user can do about it. */
export function problem(error: CallProblem): { phrase: Phrase; slots: Slots; stays: boolean } {
  const words = (ru: string, en: string, slots: Slots = {}, stays = false) => ({ phrase: { ru, en }, slots, stays });
  switch (error.code) {
    case 'gone':
      return words(
        'Расширение обновилось или выключено: обновите страницу. Подсчёт ниже верен на этот момент',
        'The extension was updated or switched off: reload the page. The count below is right up to now',
        {},
        true,
      );
    case 'refused':
      return words('Не сохранено: расширение отказало этой странице', 'Not saved: the extension refused this page');
    case 'malformed':
      return words('Не сохранено: неверное поле {field}', 'Not saved: wrong field {field}', { field: error.field });
    case 'unknown-thread':
      return words('Не сохранено: тема не записана, обновите страницу', 'Not saved: unknown topic, reload the page');
    case 'no-game':
      return words('Сначала заведите игру: кнопка «Состав и правила»', 'Set up the game first: “Roster and rules”');
    case 'storage-full':
      return words('Не сохранено: память браузера полна', 'Not saved: the browser’s storage is full');
    case 'storage-closed':
      return error.why === 'newer'
        ? words('Не сохранено: данные записаны новой версией расширения', 'Not saved: the data is from a newer version')
        : words('Не сохранено: браузер не даёт расширению память', 'Not saved: the browser denies storage');
    case 'no-answer':
      return words('Не сохранено: расширение не ответило, попробуйте ещё раз', 'Not saved: no answer, try again');
    case 'damaged-record':
      return words(
        'Запись повреждена ({table}): решение не сохранено, подсчёт продолжается без неё',
        'A record is damaged ({table}): not saved, the count goes on without it',
        { table: error.table },
      );
  }
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
  const { key } = model.state.value.topic;
  const tell = (message: Omit<Message, 'stays'> & { stays?: boolean }): void => {
    if (!model.message.value?.stays) model.message.value = { stays: false, ...message };
  };
  const failed = (error: CallProblem): false => {
    tell({ ...problem(error), kind: 'failed' });
    return false;
  };
  const change = async <N extends keyof Patches>(
    name: N,
    ask: PageCalls[N]['ask'],
    field: Patches[N],
    done: Phrase = SAVED,
  ): Promise<boolean> => {
    const result = await model.ask(name, ask);
    if (!result.ok) return failed(result.error);
    model.dispatch({ kind: 'patch', patch: { [field]: result.value } });
    await model.hands.recount();
    tell({ phrase: done, slots: {}, kind: 'done' });
    return true;
  };
  return {
    decide: (decision) => change('decision/add', { key, decision }, 'decisions'),
    undo: (id, undone) => change('decision/set', { key, id, undone }, 'decisions', undone ? UNDONE : REDONE),
    alias: (alias, nick) => change('alias/set', { key, alias, nick }, 'aliases'),
    ink: (colour, means) => change('ink/set', { key, colour, means }, 'inks'),
    day: (day) => change('day/set', { key, day }, 'game'),
    seat: (seat, part) => change('seat/set', { key, seat, ...part }, 'game'),
    desk: async () => {
      const opened = await model.ask('desk/open', { key });
      return opened.ok || failed(opened.error);
    },
    copy: async (format, order) => {
      const text = await model.ask('thread/report', { key, reading: readingOf(model.state.value), format, order });
      if (!text.ok) return failed(text.error);
      const copied = await model.hands.copy(text.value);
      tell({ phrase: copied ? COPIED : NOT_COPIED, slots: {}, kind: copied ? 'done' : 'failed' });
      return copied;
    },
  };
}
