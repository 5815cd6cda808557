import { ROLES } from '../roles/all';
import type { WinView } from '../roles/role';
import { PROKURATOR_OPTIONS } from './options/all';
import { ruleset, type WinRule } from './ruleset';

const sides = (view: WinView) => {
  const of = (side: string) => view.living.filter((one) => one.side === side).length;
  return { mafia: of('mafia'), town: of('town'), maniac: of('maniac') };
};

const maniac: WinRule = {
  id: 'maniac',
  words: { ru: 'маньяк', en: 'maniac' },
  verdict(view) {
    const { mafia, town, maniac: his } = sides(view);
    if (his === 0) return null;
    const left = mafia + town;
    const survived = view.option('A-134') === 'survives' && (mafia === 0 || mafia >= town);
    if (survived)
      return {
        won: true,
        contested: false,
        near: true,
        words: { ru: 'Игра кончается, и маньяк дожил до конца', en: 'The game ends and the maniac has survived' },
        rules: ['R-270', 'A-134'],
      };
    return {
      won: left === 0,
      contested: false,
      near: left <= 1,
      words:
        left === 0
          ? { ru: 'Все остальные жители мертвы', en: 'All the other residents are dead' }
          : { ru: 'Жив ещё кто-то, кроме маньяка', en: 'Somebody else is alive' },
      rules: ['R-307', 'A-134'],
    };
  },
};

const mafia: WinRule = {
  id: 'mafia',
  words: { ru: 'мафия', en: 'mafia' },
  verdict(view) {
    const { mafia: own, town, maniac: rival } = sides(view);
    if (own === 0 || own < town) return null;
    return {
      won: rival === 0 || view.option('A-135') === 'ask',
      contested: rival > 0,
      near: true,
      words: { ru: 'Мафиози не меньше, чем мирных', en: 'The mafiosi are as many as the citizens' },
      rules: ['R-305', 'A-135'],
    };
  },
};

const town: WinRule = {
  id: 'town',
  words: { ru: 'город', en: 'town' },
  verdict(view) {
    const { mafia: left, town: own, maniac: rival } = sides(view);
    if (own === 0) return null;
    return {
      won: left === 0 && (rival === 0 || view.option('A-135') === 'ask'),
      contested: rival > 0,
      near: left <= 1,
      words:
        left === 0
          ? { ru: 'Все мафиози пойманы', en: 'All mafiosi are caught' }
          : { ru: 'Мафиози ещё не пойманы', en: 'Mafiosi are still alive' },
      rules: ['R-306', 'A-135'],
    };
  },
};

export default ruleset({
  id: 'prokurator',
  words: { ru: 'Прокуратор', en: 'Prokurator' },
  roles: ROLES.prokurator,
  office: {
    words: { ru: 'крёстный отец', en: 'Godfather' },
    acts: 'mafioso',
    passes: 'election',
    title: 'godfather',
    deputies: 'host',
    strips: [],
    fallsWithHolder: ['R-267', 'A-130', 'A-133'],
  },
  reveals: 'status',
  votingHour: ['R-279', 'R-281', 'R-282', 'R-283'],
  lastWord: ['R-293'],
  phases: [
    {
      words: {
        ru: 'Днём: врач называет, кого защищает; журналист сравнивает двоих',
        en: 'By day: the doctor names whom he protects, the journalist compares two',
      },
      rules: ['R-273', 'R-274'],
    },
    {
      words: { ru: 'Маньяк убивает, врач защищает', en: 'The maniac kills, the doctor protects' },
      rules: ['R-271', 'R-272'],
    },
    {
      words: { ru: 'Если крёстный отец жив, убивает мафия', en: 'If the Godfather lives, the mafia kill' },
      rules: ['R-264', 'R-267'],
    },
    { words: { ru: 'Комиссар узнаёт статус', en: 'The commissioner learns a status' }, rules: ['R-268', 'A-132'] },
    {
      words: { ru: 'Статусы убитых, выборы крёстного отца, победы', en: 'Statuses of the dead, election, wins' },
      rules: ['R-259', 'R-266', 'R-305'],
    },
  ],
  options: PROKURATOR_OPTIONS,
  wins: [maniac, mafia, town],
});
