import type { Phrase } from '../../../engine/words';

export const words = {
  make: { ru: 'Сделать копию', en: 'Make a backup' },
  makeHint: {
    ru: 'Один файл со всеми играми, решениями и прозвищами, зашифрованный паролем. Пароль нигде не хранится: без него файл не открыть.',
    en: 'One file with all games, decisions and aliases, encrypted with a passphrase. The passphrase is stored nowhere: without it the file cannot be opened.',
  },
  passphrase: { ru: 'Пароль', en: 'Passphrase' },
  all: { ru: 'Все игры', en: 'All games' },
  one: { ru: 'Только эта — передать соведущему', en: 'This game only, for a co-host' },
  oneHint: {
    ru: 'Соведущий увидит все роли и ходы этой игры. Пароль передайте другим путём, не вместе с файлом.',
    en: 'The co-host will see every role and order of this game. Give the passphrase by another way than the file.',
  },
  working: { ru: 'Шифрую…', en: 'Encrypting…' },
  saved: { ru: 'Копия сохранена в загрузки: {name}', en: 'The backup is in your downloads: {name}' },
  last: { ru: 'Последняя копия: {at}', en: 'Last backup: {at}' },
  never: {
    ru: 'Копий ещё не было: пропадёт браузер — пропадёт игра.',
    en: 'No backup yet: if the browser is lost, so is the game.',
  },
  spare: {
    ru: 'Каждая запись лежит ещё и в запасной копии внутри браузера: если он потеряет базу, игра вернётся сама. От потери браузера или компьютера спасает только файл.',
    en: 'Every entry is also in a spare copy inside the browser: if it loses the database, the game comes back by itself. Against the loss of the browser or the computer only the file helps.',
  },
  noSpare: {
    ru: 'Запасная копия внутри браузера не пишется: он не даёт на неё места. Освободите место на диске и делайте копию в файл почаще.',
    en: 'The spare copy inside the browser is not being written: there is no room for it. Free some disk space and make a backup file more often.',
  },
  restore: { ru: 'Восстановить из копии', en: 'Restore from a backup' },
  file: { ru: 'Файл копии', en: 'Backup file' },
  open: { ru: 'Посмотреть, что внутри', en: 'Look inside' },
  inside: { ru: 'В копии от {at}:', en: 'In the backup of {at}:' },
  line: { ru: '«{title}» — событий {copy}, здесь {here}: {fate}', en: '“{title}”: {copy} events, {here} here: {fate}' },
  apply: { ru: 'Восстановить', en: 'Restore' },
  done: {
    ru: 'Восстановлено. Ничего из того, что было здесь, не пропало.',
    en: 'Restored. Nothing that was here is lost.',
  },
  wipe: { ru: 'Стереть тайное этой игры', en: 'Wipe the secrets of this game' },
  wipeUntitled: { ru: 'стереть', en: 'wipe' },
  wipeHint: {
    ru: 'Роли, ходы и письма этой игры исчезнут с этого компьютера навсегда. Тема и подсчёт останутся. Впишите название игры, чтобы стереть.',
    en: 'Roles, orders and letters of this game will be gone from this computer for good. The topic and the count stay. Type the game’s title to wipe.',
  },
  title: { ru: 'Название игры', en: 'Title of the game' },
} satisfies Record<string, Phrase>;

export const fates = {
  new: { ru: 'появится', en: 'will be added' },
  same: { ru: 'уже здесь', en: 'is here already' },
  older: { ru: 'здесь новее, не тронется', en: 'newer here, left alone' },
  newer: { ru: 'продолжит здешнюю', en: 'goes on from the one here' },
  differs: { ru: 'отличается, встанет рядом', en: 'differs, will stand beside' },
} satisfies Record<string, Phrase>;
