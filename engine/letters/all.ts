import { err, type Result } from '../result';
import { checkText, type LetterKind, type LetterText, type TemplateProblem, textId } from './letter';

const files = import.meta.glob<LetterKind<never>>('./kinds/*.ts', { eager: true, import: 'default' });

/** Every kind of letter by id. */
export const LETTER_KINDS: ReadonlyMap<string, LetterKind<never>> = new Map(
  Object.values(files).map((kind) => [kind.id, kind]),
);

/** Files by path, for the test that ids are file names. */
export const LETTER_FILES: Readonly<Record<string, LetterKind<never>>> = files;

/** Every text the host can rewrite, by its id in the store of templates. */
export const LETTER_TEXTS: ReadonlyMap<string, { kind: LetterKind<never>; text: LetterText }> = new Map(
  Object.values(files).flatMap((kind) =>
    Object.entries(kind.texts).map(([part, text]) => [textId(kind.id, part), { kind, text }] as const),
  ),
);

/** Checks a rewritten template by the id of its text. An unknown id is a template of a version that is gone. */
export function checkTemplate(id: string, template: string): Result<null, TemplateProblem> {
  const known = LETTER_TEXTS.get(id);
  if (known) return checkText(known.text, template);
  const words = { ru: 'Такого письма больше нет: {what}', en: 'There is no such letter any more: {what}' };
  return err({ code: 'unknown', words, slots: { what: id } });
}
