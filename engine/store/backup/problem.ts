import type { Phrase, Slots } from '../../words';

/** Why a backup file is refused; the databases stay as they are. */
export interface BackupProblem {
  code: 'foreign' | 'newer' | 'damaged' | 'passphrase' | 'short-passphrase';
  words: Phrase;
  slots: Slots;
}

const WORDS: Readonly<Record<BackupProblem['code'], Phrase>> = {
  foreign: {
    ru: 'Это не резервная копия Прокуратора.',
    en: 'This is not a backup of Prokurator.',
  },
  newer: {
    ru: 'Копия сделана более новой версией программы (формат {version}). Обновите Прокуратора и повторите.',
    en: 'The backup was made by a newer version (format {version}). Update Prokurator and try again.',
  },
  damaged: {
    ru: 'Файл повреждён или обрезан ({where}). Возьмите другую копию; здесь ничего не изменено.',
    en: 'The file is damaged or cut ({where}). Take another copy; nothing was changed here.',
  },
  passphrase: {
    ru: 'Пароль не подходит, или файл повреждён. Здесь ничего не изменено.',
    en: 'The passphrase does not fit, or the file is damaged. Nothing was changed here.',
  },
  'short-passphrase': {
    ru: 'Пароль короче {least} знаков: такой подберут. Возьмите несколько слов.',
    en: 'The passphrase has fewer than {least} characters and would be guessed. Take several words.',
  },
};

export const backupProblem = (code: BackupProblem['code'], slots: Slots = {}): BackupProblem => ({
  code,
  words: WORDS[code],
  slots,
});
