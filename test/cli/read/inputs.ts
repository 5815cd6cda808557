import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../../../engine/result';
import type { DayBorder, DayBorders } from '../../../engine/votes/borders';
import { instant, knownZone } from '../../../engine/votes/clock';
import { parsePolicy } from '../../../engine/votes/parse-policy';
import type { VotePolicy } from '../../../engine/votes/policy';
import { presetPolicy } from '../../../engine/votes/presets';
import type { Roster, Seat } from '../../../engine/votes/roster';
import { foldNick } from '../../../engine/votes/voters';
import { fill } from '../../../engine/words';

export interface Args {
  files: string[];
  url: string | null;
  roster: string | null;
  rules: string;
  now: string;
}

const OPTIONS = ['url', 'roster', 'rules', 'now'] as const;
const USAGE =
  'npm run -s read -- PAGE.html… [--url URL] [--roster ROSTER.json] [--rules flg|prokurator|POLICY.json] [--now ISO]';

/** Arguments of the command; every option takes a value. */
export function parseArgs(args: readonly string[], now: string): Result<Args, string> {
  const files: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) {
      files.push(arg);
      continue;
    }
    const [name = '', inline] = arg.slice(2).split(/=(.*)/su);
    if (!(OPTIONS as readonly string[]).includes(name)) return err(`неизвестный ключ ${arg}. ${USAGE}`);
    const value = inline ?? args[++at];
    if (value === undefined) return err(`у ключа --${name} нет значения. ${USAGE}`);
    options.set(name, value);
  }
  if (files.length === 0) return err(`не названа ни одна страница. ${USAGE}`);
  const url = options.get('url') ?? null;
  if (url !== null && !URL.canParse(url)) return err(`--url: «${url}» не адрес`);
  const at = options.get('now') ?? now;
  if (instant(at, null) === null && Number.isNaN(Date.parse(at))) return err(`--now: «${at}» не время ISO 8601`);
  return ok({ files, url, roster: options.get('roster') ?? null, rules: options.get('rules') ?? 'flg', now: at });
}

/** Text of a file, with the reason in words when it cannot be read. */
export function fileText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch {
    return err(`файл «${file}» не читается`);
  }
}

function json(file: string): Result<unknown, string> {
  const text = fileText(file);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch (problem) {
    return err(`«${file}» не JSON: ${problem instanceof Error ? problem.message : ''}`);
  }
}

export function loadPolicy(rules: string): Result<VotePolicy, string> {
  if (rules === 'flg' || rules === 'prokurator') return ok(presetPolicy(rules));
  const read = json(rules);
  if (!read.ok) return read;
  const policy = parsePolicy(read.value);
  return policy.ok ? policy : err(policy.error.map((it) => fill(it.phrase, 'ru', it.slots)).join('; '));
}

interface Player {
  name: string;
  id?: string | number | null;
  aliases?: string[];
  alive?: boolean;
  silenced?: boolean;
}

export interface RosterFile {
  players: readonly Player[];
  hosts: readonly string[];
  day: DayBorders & { nominees: readonly string[] };
  zone: string | null;
}

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');
const isPlayer = (value: unknown): value is Player => {
  if (typeof value !== 'object' || value === null) return false;
  const it = value as Record<string, unknown>;
  const flag = (field: unknown): boolean => field === undefined || typeof field === 'boolean';
  const id = it.id === undefined || it.id === null || typeof it.id === 'string' || typeof it.id === 'number';
  return (
    typeof it.name === 'string' &&
    it.name.trim() !== '' &&
    id &&
    (it.aliases === undefined || texts(it.aliases)) &&
    flag(it.alive) &&
    flag(it.silenced)
  );
};

/** `{ players: [{name, id?, aliases?, alive?, silenced?}], host: [names], start?, deadline?, zone?, nominees? }`. */
export function loadRoster(file: string, policy: VotePolicy): Result<RosterFile, string> {
  const read = json(file);
  if (!read.ok) return read;
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
    return err(`«${file}»: нужен объект { players, host }`);
  const { players, host = [], start, deadline, zone = null, nominees = [] } = read.value as Record<string, unknown>;
  if (!Array.isArray(players)) return err(`«${file}»: players должен быть списком`);
  const bad = players.findIndex((it) => !isPlayer(it));
  if (bad >= 0) return err(`«${file}»: players[${bad}]: нужно { name, id?, aliases?, alive?, silenced? }`);
  const hosts = typeof host === 'string' ? [host] : host;
  if (!texts(hosts)) return err(`«${file}»: host должен быть списком имён`);
  if (!texts(nominees)) return err(`«${file}»: nominees должен быть списком имён`);
  if (zone !== null && (typeof zone !== 'string' || !knownZone(zone)))
    return err(`«${file}»: часовой пояс «${String(zone)}» неизвестен`);
  const border = (name: string, value: unknown): Result<DayBorder | null, string> => {
    if (value === undefined || value === null) return ok(null);
    if (typeof value === 'object' && typeof (value as { post?: unknown }).post === 'string')
      return ok({ by: 'post', post: (value as { post: string }).post });
    const valid = typeof value === 'string' && instant(value, zone ?? policy.zone) !== null;
    return valid ? ok({ by: 'time', at: value }) : err(`«${file}»: ${name}: «${String(value)}» не время ISO 8601`);
  };
  const from = border('start', start);
  if (!from.ok) return from;
  const to = border('deadline', deadline);
  if (!to.ok) return to;
  return ok({ players: players as Player[], hosts, zone, day: { start: from.value, deadline: to.value, nominees } });
}

/** The roster as the engine knows it. A player whose name is a mask posts from the alias that is an author of the thread. */
export function rosterOf(file: RosterFile, authors: readonly string[]): Roster {
  const posted = new Set(authors.map(foldNick));
  const seats = file.players.map((it, at): Seat => {
    const id = it.id === undefined || it.id === null ? null : String(it.id);
    const accounts =
      id !== null || posted.has(foldNick(it.name))
        ? [it.name]
        : (it.aliases ?? []).filter((alias) => posted.has(foldNick(alias)));
    return {
      id: `${at + 1}`,
      name: it.name,
      accounts: (accounts.length > 0 ? accounts : [it.name]).map((nick) => ({ nick, id })),
      aliases: it.aliases ?? [],
      forms: [],
      number: at + 1,
      deadSince: it.alive === false ? '' : null,
      silenced: it.silenced ?? false,
    };
  });
  return { confirmed: true, seats, hosts: file.hosts.map((nick) => ({ nick, id: null })) };
}
