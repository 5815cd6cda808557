import type { Phrase } from '../../engine/words';

export const words = {
  returned: {
    ru: 'Браузер потерял базу данных расширения: так бывает, если он завершился аварийно. Игры, решения и записи возвращены из запасной копии. Проверьте последнюю запись; страницы тем прочтутся заново, когда вы их откроете.',
    en: 'The browser has lost the extension’s database, as it may when it ends abnormally. Games, decisions and entries are back from the spare copy. Check the last entry; pages of the topics are read again when you open them.',
  },
  read: { ru: 'Понятно', en: 'I see' },
} satisfies Record<string, Phrase>;
