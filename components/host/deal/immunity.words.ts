import type { ImmuneAs } from '../../../engine/game/immunity';
import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  title: { ru: 'Иммунитет в первую ночь', en: 'Immunity in the first night' },
  from: {
    ru: 'Иммунитет в первую ночь — по прошлой игре «{title}»',
    en: 'Immunity in the first night, from the last game “{title}”',
  },
  noGame: {
    ru: 'Иммунитет в первую ночь: законченной игры здесь ещё нет, кто его получает, отметьте ниже сами',
    en: 'Immunity in the first night: there is no finished game here yet, mark below who has it',
  },
  untitled: { ru: 'без названия', en: 'untitled' },
  nobody: {
    ru: 'Среди игроков нет никого, кому он полагается по сохранённым играм.',
    en: 'By the games kept here nobody of these players is due it.',
  },
  noBest: {
    ru: 'Лучший игрок прошлой игры не назван: его можно назвать в той игре, на вкладке «День».',
    en: 'The best player of the last game is not named: he can be named in that game, on the tab “Day”.',
  },
  line: { ru: '{as}: {who}', en: '{as}: {who}' },
  give: { ru: 'дать', en: 'give' },
  giveTo: { ru: 'Дать иммунитет: {who}', en: 'Make immune: {who}' },
  given: { ru: '✓ дан', en: '✓ given' },
  all: { ru: 'Дать всем', en: 'Give to all' },
} satisfies Record<string, Phrase>;

export const reasons: Readonly<Record<ImmuneAs, Phrase>> = {
  host: { ru: 'вёл прошлую игру', en: 'hosted the last game' },
  'first-victim': { ru: 'убит там в первую ночь', en: 'was killed there in the first night' },
  best: { ru: 'лучший игрок прошлой игры', en: 'the best player of the last game' },
  newcomer: { ru: 'не встречается в сохранённых играх (новичок?)', en: 'is in no game kept here (a newcomer?)' },
};

export const due: Plural = {
  ru: ['полагается {n} игроку', 'полагается {n} игрокам', 'полагается {n} игрокам'],
  en: ['{n} player is due it', '{n} players are due it'],
};
