import type { Phrase } from '../../words';
import type { Reason } from '../ballot';

/**
 * Why a text was read as a name: the steps of the ladder, strongest first. `sure: false` is a reading a careful host
 * looks at once more, though it names one player only.
 */
const STEPS = {
  exact: { sure: true, ru: 'ник слово в слово', en: 'the nick letter for letter' },
  case: { sure: true, ru: 'другие заглавные буквы', en: 'different capitals' },
  fold: {
    sure: true,
    ru: 'ё/е, вид кавычек и тире или невидимые знаки не в счёт',
    en: 'ё/е, shapes of quotes and dashes, invisible characters ignored',
  },
  spaces: { sure: true, ru: 'пробелы и подчёркивания не в счёт', en: 'spaces and underscores ignored' },
  signs: { sure: true, ru: 'знаки не в счёт', en: 'punctuation and symbols ignored' },
  mention: { sure: true, ru: 'упоминание через @', en: 'an @mention' },
  remembered: { sure: true, ru: 'так решил ведущий раньше', en: 'the host said so before' },
  lookalike: { sure: true, ru: 'похожие латинские и русские буквы', en: 'look-alike Latin and Cyrillic letters' },
  digits: { sure: true, ru: 'цифры вместо букв', en: 'digits for letters' },
  translit: { sure: true, ru: 'транслит', en: 'transliteration' },
  form: { sure: true, ru: 'падежная форма', en: 'a case form' },
  layout: { sure: false, ru: 'не та раскладка клавиатуры', en: 'typed in the other keyboard layout' },
  sound: { sure: false, ru: 'на слух, другим алфавитом', en: 'by ear, in the other alphabet' },
  prefix: { sure: false, ru: 'начало ника', en: 'the beginning of the nick' },
  part: { sure: false, ru: 'часть ника', en: 'a part of the nick' },
  digitless: { sure: false, ru: 'ник без его цифр', en: 'the nick without its digits' },
  initials: { sure: false, ru: 'первые буквы ника', en: 'initials of the nick' },
  number: { sure: true, ru: 'номер в списке игроков', en: 'number in the roster' },
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
    ru: 'рядом с ником «{nick}» есть другие слова',
    en: 'there are other words beside the nick “{nick}”',
  },
  'name-several': { ru: 'подходит нескольким: {nicks}', en: 'fits several players: {nicks}' },
  'name-many': { ru: 'названо несколько: {nicks}', en: 'several are named: {nicks}' },
  'name-near': { ru: 'похоже на «{nick}», но это не точно', en: 'resembles “{nick}”, but not surely' },
  'name-number-off': {
    ru: 'номер игрока «{nick}», но номера в этой игре не заменяют ник',
    en: 'the number of “{nick}”, but numbers do not stand for nicks in this game',
  },
} as const satisfies Record<string, Phrase>;

/** A reason that is no step of the ladder. */
export function because(code: keyof typeof REASONS, slots: Readonly<Record<string, string>>): Reason {
  return { code, phrase: REASONS[code], slots };
}
