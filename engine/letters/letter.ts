import type { SeatId } from '../game/state';
import { err, ok, type Result } from '../result';
import { type ReportFormat, shownNick } from '../votes/report';
import type { Lang, Phrase, Slots } from '../words';
import { filled, parse, type Rich, render } from './markup';
import type { Announced } from './public/announced';

export type Audience = 'public' | 'private';

/** Whom a letter goes to. */
export type Recipient =
  | { kind: 'seat'; seat: SeatId }
  /** The thread: everybody reads it. */
  | { kind: 'forum' }
  /** The mafia's common talk. */
  | { kind: 'mafia' };

/** One text of a letter kind the host can rewrite: the letter itself (`main`) or a sentence of it. */
export interface LetterText<S extends string = string> {
  /** What it is, for the editor. */
  words: Phrase;
  slots: readonly S[];
  /** Slots the host may leave out of his own version. */
  optional?: readonly S[];
  ru: string;
  en: string;
}

export type Texts = Readonly<Record<'main', LetterText>> & Readonly<Record<string, LetterText>>;

/** What may stand in a slot. Strings are nicks, numbers, names of roles: no tag is read in them. */
export type Value = string | number | Rich;

/** Writes in one language by the host's templates. */
export interface Teller<T extends Texts> {
  lang: Lang;
  /** A text of this kind with its slots filled. A line that holds nothing but an empty slot is left out. */
  say<K extends keyof T>(part: K, slots: Readonly<Record<T[K]['slots'][number], Value>>): Rich;
}

/** The host's own templates by {@link templateKey}; those he has not touched are the program's. */
export type Templates = ReadonlyMap<string, string>;
export const templateKey = (text: string, lang: Lang): string => `${text}/${lang}`;
export const templatesOf = (rows: readonly { kind: string; lang: string; text: string }[]): Templates =>
  new Map(rows.map((row) => [`${row.kind}/${row.lang}`, row.text]));
const NO_TEMPLATES: Templates = new Map();

/** One letter of a game, ready to be rendered in the game's language. */
export interface Letter {
  /** Stable for the «отправлено» tick: `night/3/answer/SEAT`. */
  id: string;
  /** Id of its kind. */
  kind: string;
  audience: Audience;
  to: Recipient;
  /** The text; BBCode is also what the host edits when he changes this one letter, see {@link ownText}. */
  text(format: ReportFormat, lang: Lang, templates?: Templates): string;
}

export interface KindSpec<A extends Audience, I, T extends Texts> {
  /** File name. */
  id: string;
  audience: A;
  words: Phrase;
  texts: T;
  write(input: I, teller: Teller<T>): Rich;
}

export interface LetterKind<I> {
  id: string;
  audience: Audience;
  words: Phrase;
  texts: Texts;
  to(to: Recipient, id: string, input: I): Letter;
}

/** A text's id in the store of templates: the kind for the letter itself, `kind.part` for a sentence of it. */
export const textId = (kind: string, part: string): string => (part === 'main' ? kind : `${kind}.${part}`);

/**
 * Declares a kind of letter; the file name is its id. What a public one is written from must be {@link Announced}: only
 * the allow-list of ./public makes such a thing, so a private fact in a public letter does not compile.
 */
export function letter<A extends Audience, I extends A extends 'public' ? Announced : unknown, const T extends Texts>(
  spec: KindSpec<A, I, T>,
): LetterKind<I> {
  const { id: kind, audience, words, texts } = spec;
  return {
    id: kind,
    audience,
    words,
    texts,
    to: (to, id, input) => ({
      id,
      kind,
      audience,
      to,
      text: (format, lang, templates = NO_TEMPLATES) =>
        render(spec.write(input, teller(kind, texts, lang, templates)), format),
    }),
  };
}

function teller<T extends Texts>(kind: string, texts: T, lang: Lang, templates: Templates): Teller<T> {
  return {
    lang,
    say(part, slots) {
      const text = (texts as Readonly<Record<keyof T, LetterText>>)[part];
      const own = templates.get(templateKey(textId(kind, String(part)), lang));
      // A template that cannot be used (an old backup, a slot gone) must not stop the evening: the program's stands in.
      const template = own !== undefined && checkText(text, own).ok ? own : text[lang];
      const values = new Map(Object.entries<Value>(slots).map(([name, value]) => [name, rich(value)]));
      return filled(parse(withoutEmptyLines(template, values)).nodes, values);
    },
  };
}

const rich = (value: Value): Rich => (typeof value === 'object' ? value : value === '' ? [] : [String(value)]);

function withoutEmptyLines(template: string, values: ReadonlyMap<string, Rich>): string {
  const kept = template.split('\n').filter((line) => {
    const slot = /^\s*\{(\w+)\}\s*$/.exec(line)?.[1];
    return slot === undefined || (values.get(slot)?.length ?? 1) > 0;
  });
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Why a rewritten template cannot be used. */
export interface TemplateProblem {
  code: 'empty' | 'missing' | 'unknown' | 'unpaired';
  words: Phrase;
  slots: Slots;
}

const PROBLEMS: Record<TemplateProblem['code'], Phrase> = {
  empty: { ru: 'Текст пуст', en: 'The text is empty' },
  missing: {
    ru: 'Не хватает {what}: без этого письмо не скажет того, что должно',
    en: '{what} is missing: without it the letter would not say what it has to',
  },
  unknown: { ru: 'Такого места для вставки здесь нет: {what}', en: 'There is no such slot here: {what}' },
  unpaired: { ru: 'Тег без пары: {what}', en: 'A tag without its pair: {what}' },
};

/** Checks a rewritten text: every slot there (unless optional), none unknown, tags in pairs. */
export function checkText(text: LetterText, template: string): Result<null, TemplateProblem> {
  const no = (code: TemplateProblem['code'], what = ''): Result<null, TemplateProblem> =>
    err({ code, words: PROBLEMS[code], slots: { what } });
  if (template.trim() === '') return no('empty');
  const used = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot));
  const unknown = [...used].find((slot) => !text.slots.includes(slot));
  if (unknown !== undefined) return no('unknown', `{${unknown}}`);
  const missing = text.slots.find((slot) => !used.has(slot) && !text.optional?.includes(slot));
  if (missing !== undefined) return no('missing', `{${missing}}`);
  const [unpaired] = parse(template).unpaired;
  return unpaired === undefined ? ok(null) : no('unpaired', unpaired);
}

/** The host's own wording of one letter, as markup, rendered for the forum. */
export const ownText = (markup: string, format: ReportFormat): string =>
  format === 'bbcode' ? markup : render(parse(markup).nodes, format);

/** A nick as it stands in a letter: one line, nothing that turns the text around. */
export const nick = (name: string): Rich => [shownNick(name)];

/** Nicks with commas. */
export const nicks = (names: readonly string[]): string => names.map(shownNick).join(', ');
