import { type Letter, ownText, type Templates, templatesOf } from '../../../engine/letters/letter';
import { templates } from '../../../engine/store/secret/drafts';
import type { ReportFormat } from '../../../engine/votes/report';
import type { Lang } from '../../../engine/words';
import { useLive } from '../../desk/live';
import { type Drafts, useDrafts } from '../story/drafts';
import { type Table, useHost } from '../table';

const LANG = 'letters/lang';
const FORMAT = 'letters/format';
export const FORMATS: readonly ReportFormat[] = ['bbcode', 'html', 'plain'];
export const LANGS: readonly Lang[] = ['ru', 'en'];

/** How letters of this game are written: its language and the forum's markup, kept with the game; the host's wording. */
export interface Texts {
  lang: Lang;
  format: ReportFormat;
  setLang(lang: Lang): void;
  setFormat(format: ReportFormat): void;
  /** Markup of a letter as it stands now, the host's own if he has edited it. */
  markup(letter: Letter): string;
  /** The letter as it is copied or shown. */
  text(letter: Letter, format: ReportFormat): string;
  edited(letter: Letter): boolean;
  /** Keeps the host's own wording of one letter; `null` goes back to the program's. */
  edit(letter: Letter, markup: string | null): void;
}

const own = (drafts: Drafts, letter: Letter): string | null => {
  const kept = drafts.get(`letter/${letter.id}`);
  return typeof kept === 'string' ? kept : null;
};

/** Texts of a game; `undefined` until the host's templates are read, so that no wrong wording is ever copied. */
export function useTexts(table: Table): Texts | undefined {
  const { secret } = useHost();
  const drafts = useDrafts(table);
  const rows = useLive(() => templates(secret), []);
  if (rows === undefined) return undefined;
  const wording: Templates = templatesOf(rows.ok ? rows.value : []);
  const lang = LANGS.find((it) => it === drafts.get(LANG)) ?? 'ru';
  const format = FORMATS.find((it) => it === drafts.get(FORMAT)) ?? 'bbcode';
  return {
    lang,
    format,
    setLang: (next) => drafts.put(LANG, next),
    setFormat: (next) => drafts.put(FORMAT, next),
    markup: (letter) => own(drafts, letter) ?? letter.text('bbcode', lang, wording),
    text: (letter, as) => {
      const kept = own(drafts, letter);
      return kept === null ? letter.text(as, lang, wording) : ownText(kept, as);
    },
    edited: (letter) => own(drafts, letter) !== null,
    edit: (letter, markup) => drafts.put(`letter/${letter.id}`, markup ?? undefined),
  };
}
