import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  fromBackup: { ru: 'Восстановить из копии', en: 'Restore from a backup' },
  title: { ru: 'Мои игры', en: 'My games' },
  none: { ru: 'Игр пока нет. С чего начать:', en: 'No games yet. How to begin:' },
  noneRunning: {
    ru: 'Сейчас ни одна игра не идёт. Новая начинается так:',
    en: 'No game is running now. A new one begins so:',
  },
  stepTopic: {
    ru: 'Откройте тему игры на форуме и нажмите значок расширения.',
    en: 'Open the game’s topic on the forum and press the extension’s icon.',
  },
  stepFollow: {
    ru: 'Выберите «Вести игру в этой теме»: участники темы станут черновиком состава.',
    en: 'Choose “Host the game in this topic”: those who write there become the draft of the roster.',
  },
  stepRoster: {
    ru: 'Здесь, на вкладке «Игроки», поправьте и подтвердите состав. Голоса считаются с этой минуты.',
    en: 'Here, on the tab “Players”, correct and confirm the roster. Votes are counted from then on.',
  },
  stepHost: {
    ru: 'На вкладке «Ведение» раздайте роли: дальше ночи и дни, письма и итоги.',
    en: 'On the tab “Hosting” deal the roles: nights and days, letters and results follow.',
  },
  stepNoTopic: {
    ru: 'Темы ещё нет — начните с «Новая игра». Есть копия с другого компьютера — «Восстановить из копии».',
    en: 'There is no topic yet: begin with “New game”. There is a backup from another computer: “Restore from a backup”.',
  },
  archive: { ru: 'В архив', en: 'Archive' },
  archiveOf: { ru: 'В архив: игра «{name}»', en: 'Archive the game “{name}”' },
  run: { ru: 'Из архива', en: 'Unarchive' },
  runOf: { ru: 'Из архива: игра «{name}»', en: 'Unarchive the game “{name}”' },
  newGame: { ru: 'Новая игра', en: 'New game' },
  untitled: { ru: 'Без названия', en: 'Untitled' },
  day: { ru: 'день {n}', en: 'day {n}' },
  draft: { ru: 'состав не подтверждён', en: 'roster not confirmed' },
  remove: { ru: 'Удалить', en: 'Delete' },
  removeGame: { ru: 'Удалить игру «{name}»', en: 'Delete the game “{name}”' },
  loose: { ru: 'Темы без игры', en: 'Topics without a game' },
  looseHint: {
    ru: 'Посчитанные по кнопке. Решения о голосах в них сохранены.',
    en: 'Counted with the button. The decisions on their votes are kept.',
  },
  begin: { ru: 'Завести игру', en: 'Start a game' },
  beginFor: { ru: 'Завести игру для темы «{name}»', en: 'Start a game for the topic “{name}”' },
  removeThread: { ru: 'Удалить тему «{name}»', en: 'Delete the topic “{name}”' },
  removed: { ru: 'Удалённые', en: 'Deleted' },
  restore: { ru: 'Вернуть', en: 'Restore' },
  restoreNamed: { ru: 'Вернуть «{name}»', en: 'Restore “{name}”' },
  wipe: { ru: 'Стереть насовсем', en: 'Erase for good' },
  wipeNamed: { ru: 'Стереть насовсем «{name}»', en: 'Erase “{name}” for good' },
  damaged: { ru: 'Повреждённые записи', en: 'Damaged records' },
  damagedHint: {
    ru: 'Их не удалось прочитать. Они отложены как есть и ни на что не влияют; скопируйте их, если пишете об ошибке.',
    en: 'They could not be read. They were set aside as they are and change nothing; copy them if you report a bug.',
  },
  copy: { ru: 'Скопировать', en: 'Copy' },
  copied: { ru: '✓ Скопировано', en: '✓ Copied' },
  language: { ru: 'Язык', en: 'Language' },
} satisfies Record<string, Phrase>;

/** Languages by their own names; «auto» is the browser's. */
export const languages = {
  auto: { ru: 'Как в браузере', en: 'As in the browser' },
  russian: { ru: 'Русский', en: 'Русский' },
  english: { ru: 'English', en: 'English' },
} satisfies Record<string, Phrase>;

export const records: Plural = { ru: ['{n} запись', '{n} записи', '{n} записей'], en: ['{n} record', '{n} records'] };
export const players: Plural = { ru: ['{n} игрок', '{n} игрока', '{n} игроков'], en: ['{n} player', '{n} players'] };
export const finished: Plural = {
  ru: ['{n} завершённая игра', '{n} завершённые игры', '{n} завершённых игр'],
  en: ['{n} finished game', '{n} finished games'],
};
