import type { Phrase } from '../../words';
import type { Reason } from '../ballot';

/**
 * Why a text was read as a name: the steps of the ladder, strongest first. `sure: false` is a reading a careful host
 * looks at once more, though it names one player only.
 */
const STEPS = {
  exact: { sure: true, ru: 'ник слово в слово', en: 'the nick letter for letter' },
  case: { sure: true, ru: 'заглавные буквы не в счёт', en: 'capitals ignored' },
  fold: {
    sure: true,
    ru: 'ё/е, кавычки, тире и невидимые знаки не в счёт',
    en: 'ё/е, quotes, dashes, invisible signs ignored',
  },
  spaces: { sure: true, ru: 'пробелы и подчёркивания не в счёт', en: 'spaces and underscores ignored' },
  signs: { sure: true, ru: 'знаки не в счёт', en: 'signs ignored' },
  mention: { sure: true, ru: 'упоминание через @', en: 'an @mention' },
  remembered: { sure: true, ru: 'так решил ведущий раньше', en: 'the host said so before' },
  lookalike: { sure: true, ru: 'похожие буквы двух алфавитов', en: 'look-alike letters' },
  digits: { sure: true, ru: 'цифры вместо букв', en: 'digits for letters' },
  translit: { sure: true, ru: 'транслит', en: 'transliteration' },
  form: { sure: true, ru: 'падежная форма', en: 'a case form' },
  layout: { sure: false, ru: 'не та раскладка клавиатуры', en: 'the other keyboard layout' },
  sound: { sure: false, ru: 'на слух', en: 'by ear' },
  prefix: { sure: false, ru: 'начало ника', en: 'beginning of the nick' },
  part: { sure: false, ru: 'часть ника', en: 'part of the nick' },
  digitless: { sure: false, ru: 'ник без цифр', en: 'nick without digits' },
  initials: { sure: false, ru: 'первые буквы ника', en: 'initials of the nick' },
  number: { sure: true, ru: 'номер в списке', en: 'roster number' },
  slip: { sure: false, ru: 'опечатка', en: 'a typing slip' },
} as const satisfies Record<string, Phrase & { sure: boolean }>;

export type Step = keyof typeof STEPS;

export const isSure = (step: Step): boolean => STEPS[step].sure;

/** «прочитано как „Вася“: падежная форма». `nick` is the shown name of the seat. */
export function readAs(step: Step, nick: string): Reason {
  const { ru, en } = STEPS[step];
  return {
    code: `name-${step}`,
    phrase: { ru: `прочитано как «{nick}»: ${ru}`, en: `read as “{nick}”: ${en}` },
    slots: { nick },
  };
}

const REASONS = {
  'name-beside': {
    ru: 'рядом с «{nick}» есть другие слова',
    en: 'other words beside “{nick}”',
  },
  'name-several': { ru: 'подходит нескольким: {nicks}', en: 'fits several players: {nicks}' },
  'name-many': { ru: 'названо несколько: {nicks}', en: 'several are named: {nicks}' },
  'name-near': { ru: 'похоже на «{nick}», но это не точно', en: 'resembles “{nick}”, not surely' },
  'name-number-off': {
    ru: 'номер игрока «{nick}», но номера в этой игре не заменяют ник',
    en: 'the number of “{nick}”, but numbers are no nicks in this game',
  },
} as const satisfies Record<string, Phrase>;

/** A reason that is no step of the ladder. */
export function because(code: keyof typeof REASONS, slots: Readonly<Record<string, string>>): Reason {
  return { code, phrase: REASONS[code], slots };
}
