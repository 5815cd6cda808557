import type { Plural } from '../../words';
import { plural } from '../../words';
import { letter, nicks } from '../letter';
import type { Announced } from '../public/announced';
import type { PublicOpening } from '../public/day';

const LIVING: Plural = { ru: ['{n} игрок', '{n} игрока', '{n} игроков'], en: ['{n} player', '{n} players'] };

const TEXTS = {
  main: {
    words: { ru: 'Открытие дня', en: 'Opening of the day' },
    slots: ['day', 'deadline', 'count', 'living', 'silenced'],
    optional: ['count', 'living'],
    ru: '[b]День {day}[/b]\n\nГолоса принимаются до {deadline}.\nВ игре {count}: {living}.\n{silenced}',
    en: '[b]Day {day}[/b]\n\nVotes are accepted until {deadline}.\nIn the game {count}: {living}.\n{silenced}',
  },
  hour: {
    words: { ru: 'Открытие дня: до часа казни', en: 'Opening of the day: before the hour of the execution' },
    slots: ['day', 'execution', 'count', 'living', 'silenced'],
    optional: ['count', 'living'],
    ru: '[b]День {day}[/b]\n\nВыдвижения принимаются в этой теме до начала голосования. Примерное начало казни: {execution}, отдельной темой, на один час.\nВ игре {count}: {living}.\n{silenced}',
    en: '[b]Day {day}[/b]\n\nNominations are taken in this topic until the voting begins. The execution is to begin about {execution}, in a topic of its own, for one hour.\nIn the game {count}: {living}.\n{silenced}',
  },
  silenced: {
    words: { ru: 'Открытие дня: без голоса', en: 'Opening of the day: without a vote' },
    slots: ['players'],
    ru: 'Без голоса сегодня: {players}.',
    en: 'Without a vote today: {players}.',
  },
} as const;

/** How the day begins: until when votes or nominations are taken, who is alive, who may not vote. */
export default letter({
  id: 'opening',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ day, deadline, execution, living, silenced }: PublicOpening & Announced, { say, lang }) => {
    const slots = {
      day,
      count: plural(LIVING, lang, living.length),
      living: nicks(living),
      silenced: silenced.length === 0 ? [] : say('silenced', { players: nicks(silenced) }),
    };
    return execution === null ? say('main', { ...slots, deadline }) : say('hour', { ...slots, execution });
  },
});
