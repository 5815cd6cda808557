import * as z from 'zod/mini';
import { readLog } from '../../game/read-log';
import { isObject } from '../../protocol/check';
import { err, ok, type Result } from '../../result';
import type {
  AliasRow,
  DayRow,
  DecisionRow,
  GameRow,
  InkRow,
  SeenRow,
  SiteRow,
  ThreadRow,
  WroteRow,
} from '../public/rows';
import { ROW_CHECKS } from '../public/rows';
import type { EntryRow, SecretDraftRow, SecretGameRow, TemplateRow, TickRow } from '../secret/db';
import { type BackupProblem, backupProblem } from './problem';

/** Form of the content; an older one is brought up by {@link UPGRADES}. */
export const CONTENT_VERSION = 3;

/** Everything a host would miss on another machine. */
export interface BackupContent {
  version: typeof CONTENT_VERSION;
  madeAt: string;
  secret: {
    games: { row: SecretGameRow; entries: EntryRow[]; drafts: SecretDraftRow[]; ticks: TickRow[] }[];
    templates: TemplateRow[];
  };
  public: {
    games: GameRow[];
    threads: ThreadRow[];
    seen: SeenRow[];
    wrote: WroteRow[];
    days: DayRow[];
    decisions: DecisionRow[];
    aliases: AliasRow[];
    inks: InkRow[];
    sites: SiteRow[];
  };
}

/** The content of an empty machine. */
export const NOTHING: BackupContent = {
  version: CONTENT_VERSION,
  madeAt: '',
  secret: { games: [], templates: [] },
  public: { games: [], threads: [], seen: [], wrote: [], days: [], decisions: [], aliases: [], inks: [], sites: [] },
};

/** Step from the form of the key to the next; once shipped a step is never edited. */
const UPGRADES: Readonly<Record<number, (content: Record<string, unknown>) => Record<string, unknown>>> = {
  // Who wrote when, and the days that are over, were not kept yet.
  1: (content) => ({
    ...content,
    version: 2,
    public: { ...(content.public as Record<string, unknown>), wrote: [], days: [] },
  }),
  // Forums the host showed came later.
  2: (content) => ({
    ...content,
    version: 3,
    public: isObject(content.public) ? { ...content.public, sites: [] } : content.public,
  }),
};

const text = z.string();
const id = z.nullable(text);
const whole = z.number().check(z.int());
const CONTENT = z.looseObject({
  version: z.literal(CONTENT_VERSION),
  madeAt: text,
  secret: z.looseObject({
    games: z.array(
      z.looseObject({
        row: z.looseObject({
          id: text,
          title: text,
          ruleset: z.enum(['flg', 'prokurator']),
          createdAt: text,
          changedAt: text,
          head: z.nullable(whole),
          count: whole,
          projected: z.nullable(whole),
          publicGame: id,
          archived: z.boolean(),
          removedAt: id,
        }),
        entries: z.array(z.looseObject({ game: text, seq: whole })),
        drafts: z.array(z.looseObject({ game: text, name: text, at: text })),
        ticks: z.array(z.looseObject({ game: text, letter: text, at: text })),
      }),
    ),
    templates: z.array(z.looseObject({ kind: text, lang: text, text })),
  }),
  public: z.looseObject({
    games: z.array(z.unknown()),
    threads: z.array(z.unknown()),
    seen: z.array(z.unknown()),
    wrote: z.array(z.unknown()),
    days: z.array(z.unknown()),
    decisions: z.array(z.unknown()),
    aliases: z.array(z.unknown()),
    inks: z.array(z.unknown()),
    sites: z.array(z.unknown()),
  }),
});

/** Reads the opened text of a backup: migrated from any older form, every record checked, every log readable. */
export function readContent(plain: string): Result<BackupContent, BackupProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(plain);
  } catch {
    return err(backupProblem('damaged', { where: 'JSON' }));
  }
  const version = z.looseObject({ version: whole }).safeParse(raw);
  if (!version.success) return err(backupProblem('foreign'));
  if (version.data.version > CONTENT_VERSION) return err(backupProblem('newer', { version: version.data.version }));
  let content: Record<string, unknown> = version.data;
  for (let at = version.data.version; at < CONTENT_VERSION; at++) {
    const upgrade = UPGRADES[at];
    if (!upgrade) return err(backupProblem('damaged', { where: `version ${at}` }));
    content = upgrade(content);
  }
  const parsed = CONTENT.safeParse(content);
  if (!parsed.success) return err(backupProblem('damaged', { where: parsed.error.issues[0]?.path.join('.') ?? '' }));
  for (const { row, entries } of parsed.data.secret.games) {
    const log = readLog({ head: row.head, entries: entries.map(({ game: _game, ...entry }) => entry) });
    if (!log.ok)
      return err(
        backupProblem(log.error.code === 'newer' ? 'newer' : 'damaged', { where: row.title, ...log.error.slots }),
      );
  }
  for (const table of ['games', 'threads', 'seen', 'wrote', 'days', 'decisions', 'aliases', 'inks', 'sites'] as const) {
    for (const [at, record] of parsed.data.public[table].entries()) {
      const field = ROW_CHECKS[table](record, '');
      if (field !== null) return err(backupProblem('damaged', { where: `${table}.${at}.${field}` }));
    }
  }
  return ok(content as unknown as BackupContent);
}
