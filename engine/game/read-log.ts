import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import type { Phrase, Slots } from '../words';
import type { Effect } from './effects';
import { EVENT_VERSION, type EventKind, type GameEvent } from './events';
import type { Log } from './history';

/** Why a stored log cannot be used; nothing is changed by the attempt. */
export interface LogProblem {
  code: 'no-log' | 'newer' | 'cut' | 'damaged';
  words: Phrase;
  slots: Slots;
}

const WORDS: Readonly<Record<LogProblem['code'], Phrase>> = {
  'no-log': { ru: 'Это не журнал игры', en: 'This is not the log of a game' },
  newer: {
    ru: 'Запись {seq} сделана более новой версией программы ({version}). Обновите Прокуратора, журнал цел.',
    en: 'Entry {seq} was written by a newer version ({version}). Update Prokurator; the log is intact.',
  },
  cut: {
    ru: 'Журнал обрывается: после записи {seq} нет записи {missing}. Восстановите игру из резервной копии.',
    en: 'The log is cut: entry {missing} is missing after {seq}. Restore the game from a backup.',
  },
  damaged: {
    ru: 'Запись {seq} повреждена ({where}). Восстановите игру из резервной копии.',
    en: 'Entry {seq} is damaged ({where}). Restore the game from a backup.',
  },
};

const problem = (code: LogProblem['code'], slots: Slots = {}): Result<never, LogProblem> =>
  err({ code, words: WORDS[code], slots });

/** Kinds as records, so that the compiler sees a missing one. */
const EFFECTS: Readonly<Record<Effect['kind'], true>> = {
  death: true,
  undeath: true,
  silence: true,
  infected: true,
  cured: true,
  skeleton: true,
  restored: true,
  role: true,
  leader: true,
  election: true,
  found: true,
  'lost-track': true,
  protected: true,
  unprotected: true,
  vow: true,
  'stand-in': true,
  reprieved: true,
  voteless: true,
  revealed: true,
  exposed: true,
  told: true,
  published: true,
  night: true,
  'side-lost': true,
  'win-proposed': true,
  over: true,
};

const text = z.string();
const id = z.nullable(z.string());
const whole = z.number().check(z.int());
const texts = z.record(z.string(), z.string());
const account = z.object({ nick: text, id });
const known = (kinds: Readonly<Record<string, true>>) =>
  z.string().check(z.refine((kind) => Object.hasOwn(kinds, kind)));
const caused = {
  effects: z.array(z.looseObject({ kind: known(EFFECTS) })),
  trace: z.array(z.looseObject({ rules: z.array(text), causes: z.array(whole) })),
};
const totals = z.array(z.object({ seat: text, total: z.number() }));

/** Outer form of every event; effects are checked by kind, the fold knows the rest. */
const EVENTS: Readonly<Record<EventKind, z.ZodMiniType>> = {
  created: z.looseObject({
    ruleset: z.enum(['flg', 'prokurator']),
    title: text,
    options: texts,
    seats: z.array(z.object({ id: text, name: text, accounts: z.array(account) })),
  }),
  dealt: z.looseObject({
    roles: z.array(z.object({ seat: text, role: text, rank: z.nullable(whole) })),
    immune: z.array(text),
    detective: z.nullable(z.looseObject({ side: text, seeks: text, employer: id })),
    prostituteSide: z.enum(['maniac', 'own']),
    leader: id,
  }),
  night: z.looseObject({
    night: whole,
    orders: z.array(z.looseObject({ actor: text, act: text, targets: z.array(text), verdict: text })),
    rolls: z.array(z.looseObject({ die: text, key: text, yes: z.boolean() })),
    answers: texts,
    overruled: z.array(z.object({ what: text, reason: text })),
    ...caused,
  }),
  posted: z.looseObject({ what: z.enum(['night', 'day']), number: whole }),
  'day-opened': z.looseObject({ day: whole, start: text, deadline: text, topic: id }),
  verdict: z.looseObject({
    day: whole,
    publicTotals: totals,
    trueTotals: totals,
    condemned: z.array(text),
    answers: texts,
    ...caused,
  }),
  modkill: z.looseObject({ seat: text, reason: text, ...caused }),
  disqualified: z.looseObject({ seat: text, reason: text, ...caused }),
  replaced: z.looseObject({ seat: text, account, name: id }),
  ruling: z.looseObject({ text, ...caused }),
  option: z.looseObject({ id: text, value: text }),
  note: z.looseObject({ seat: id, day: whole, text }),
  ended: z.looseObject({ ...caused }),
};

const ENTRY = z.looseObject({
  seq: whole,
  parent: z.nullable(whole),
  at: text,
  version: whole,
  event: z.looseObject({ kind: known(Object.fromEntries(Object.keys(EVENTS).map((kind) => [kind, true as const]))) }),
});
const LOG = z.object({ entries: z.array(z.unknown()), head: z.nullable(whole) });

/**
 * Reads a log as it was stored. Entries must be gapless, each parent older than its child; an event of a newer version
 * is refused by name instead of being half understood.
 */
export function readLog(stored: unknown): Result<Log<GameEvent>, LogProblem> {
  const log = LOG.safeParse(stored);
  if (!log.success) return problem('no-log');
  const { entries, head } = log.data;
  for (const [index, raw] of entries.entries()) {
    const seq = index + 1;
    const version = versionOf(raw);
    if (version !== null && version > EVENT_VERSION) return problem('newer', { seq, version });
    const entry = ENTRY.safeParse(raw);
    if (!entry.success) return problem('damaged', { seq, where: place(entry.error) });
    if (entry.data.seq !== seq) return problem('cut', { seq: index, missing: seq });
    if (entry.data.parent !== null && (entry.data.parent < 1 || entry.data.parent >= seq))
      return problem('damaged', { seq, where: 'parent' });
    const event = EVENTS[entry.data.event.kind as EventKind].safeParse(entry.data.event);
    if (!event.success) return problem('damaged', { seq, where: place(event.error) });
  }
  if (head !== null && (head < 1 || head > entries.length))
    return problem('cut', { seq: entries.length, missing: head });
  // The checks above are the reading of this type; nothing is copied, so nothing unknown is lost.
  return ok(stored as Log<GameEvent>);
}

const place = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join('.') || 'event';

function versionOf(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return null;
  return typeof raw.version === 'number' ? raw.version : null;
}
