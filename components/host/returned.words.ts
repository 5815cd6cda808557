import type { Plural } from '../../engine/words';

export const unreadable: Plural = {
  ru: [
    'После потери базы {n} файл запасной копии не прочитался. Если какой-то игры не хватает, восстановите её из резервной копии.',
    'После потери базы {n} файла запасной копии не прочитались. Если какой-то игры не хватает, восстановите её из резервной копии.',
    'После потери базы {n} файлов запасной копии не прочитались. Если какой-то игры не хватает, восстановите её из резервной копии.',
  ],
  en: [
    'After the database was lost {n} file of the spare copy could not be read. If a game is missing, restore it from a backup.',
    'After the database was lost {n} files of the spare copy could not be read. If a game is missing, restore it from a backup.',
  ],
};
