import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Форумы, показанные вами', en: 'Forums you showed' },
  hint: {
    ru: 'Самодельные форумы, где вы показали посты. Описание можно отдать другому ведущему или взять у него.',
    en: 'Home-made forums where you showed the posts. A description can be given to another host or taken from one.',
  },
  none: { ru: 'Пока ни одного.', en: 'None yet.' },
  forget: { ru: 'Забыть', en: 'Forget' },
  forgetNamed: { ru: 'Забыть, как читается {forum}', en: 'Forget how {forum} is read' },
  save: { ru: 'Сохранить описания в файл', en: 'Save the descriptions to a file' },
  copy: { ru: 'Скопировать описания', en: 'Copy the descriptions' },
  copied: { ru: 'Скопировано', en: 'Copied' },
  refused: { ru: 'Браузер не дал скопировать', en: 'The browser refused to copy' },
  file: { ru: 'Файл с описаниями', en: 'File with descriptions' },
  text: { ru: 'Или вставьте описание сюда', en: 'Or paste a description here' },
  take: { ru: 'Взять описание', en: 'Take the description' },
  taken: { ru: 'Взято: {forums}. Откройте тему заново.', en: 'Taken: {forums}. Open the topic anew.' },
  broken: {
    ru: '{forum}: селектор «{field}» не читается. Ничего не изменено.',
    en: '{forum}: the selector “{field}” cannot be read. Nothing was changed.',
  },
  unread: { ru: 'Файл не читается.', en: 'The file cannot be read.' },
} satisfies Record<string, Phrase>;
