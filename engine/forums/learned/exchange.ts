import { isObject } from '../../protocol/check';
import { err, ok, type Result } from '../../result';
import type { Phrase, Slots } from '../../words';
import { type LearnedSite, learnedSite } from './site';

const FORMAT = 'prokurator-forums';
const VERSION = 1;
const MOST = 200;

/** Why a text is no list of learned forums; nothing was changed. */
export interface ImportProblem {
  code: 'foreign' | 'newer' | 'damaged';
  words: Phrase;
  slots: Slots;
}

const WORDS: Readonly<Record<ImportProblem['code'], Phrase>> = {
  foreign: {
    ru: 'Это не описание форума из Прокуратора.',
    en: 'This is no description of a forum made by Prokurator.',
  },
  newer: {
    ru: 'Описание сделано более новой версией (формат {version}). Обновите Прокуратора и повторите.',
    en: 'The description was made by a newer version (format {version}). Update Prokurator and try again.',
  },
  damaged: {
    ru: 'Описание повреждено или обрезано ({where}). Ничего не изменено.',
    en: 'The description is damaged or cut ({where}). Nothing was changed.',
  },
};

const no = (code: ImportProblem['code'], slots: Slots = {}): Result<never, ImportProblem> =>
  err({ code, words: WORDS[code], slots });

/** Learned forums as text for another browser or another host. */
export const exportSites = (sites: readonly LearnedSite[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, forums: sites }, null, 2)}\n`;

/** Reads such a text; all of it or nothing. */
export function importSites(text: string): Result<LearnedSite[], ImportProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return text.includes(FORMAT) ? no('damaged', { where: 'JSON' }) : no('foreign');
  }
  if (!isObject(raw) || raw.format !== FORMAT || typeof raw.version !== 'number') return no('foreign');
  if (raw.version > VERSION) return no('newer', { version: raw.version });
  const { forums } = raw;
  if (!Array.isArray(forums) || forums.length === 0 || forums.length > MOST) return no('damaged', { where: 'forums' });
  for (const [at, forum] of forums.entries()) {
    const field = learnedSite(forum, '');
    if (field !== null) return no('damaged', { where: `${at + 1}: ${field}` });
  }
  return ok(forums as LearnedSite[]);
}
