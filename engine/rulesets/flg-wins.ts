import type { RuleId } from '../game/state';
import type { Living, WinVerdict, WinView } from '../roles/role';
import type { WinRule } from './ruleset';

const count = (living: readonly Living[], test: (one: Living) => boolean) => living.filter(test).length;

/** The rest of the town, those apart who stay with whichever side wins. */
const others = (view: WinView, side: string) =>
  view.living.filter((one) => one.side !== side && !one.role.staysWithWinner);

/** A role that kills in a necromancer's army; heads of the mafia kill whatever they were. */
const kills = (view: WinView, one: Living) =>
  one.leads || (view.option('A-072') === 'any' ? one.role.killing !== undefined : one.role.killing === 'named');

const army: WinRule = {
  id: 'necromancer',
  words: { ru: 'некромант', en: 'necromancer' },
  verdict(view) {
    const { living } = view;
    const masters = living.filter((one) => one.role.leadsArmy);
    const skeletons = living.filter((one) => one.skeleton && !one.role.leadsArmy);
    if (masters.length + skeletons.length === 0) return null;
    if (masters.length + skeletons.length === living.length)
      return {
        won: true,
        contested: false,
        near: true,
        words: { ru: 'Все живые — скелеты', en: 'All the living are skeletons' },
        rules: ['R-109', 'R-111'],
      };
    if (skeletons.length === 0) return null;
    const sides = new Map<string, number>();
    for (const one of living)
      if (!one.skeleton && !one.role.leadsArmy) sides.set(one.side, (sides.get(one.side) ?? 0) + 1);
    const size = masters.length + skeletons.length;
    const rest = view.option('A-071') === 'all-others' ? living.length - size : Math.max(0, ...sides.values());
    const armed = skeletons.some((one) => kills(view, one));
    return {
      won: size > rest && armed,
      contested: true,
      near: size > rest,
      words: armed
        ? {
            ru: 'Скелетов больше, чем кого-либо, и среди них есть убивающая роль',
            en: 'Skeletons outnumber every side and have a killing role',
          }
        : {
            ru: 'Скелетов больше, но убивающей роли среди них нет',
            en: 'Skeletons outnumber every side but have no killing role',
          },
      rules: ['R-110', 'R-111', 'A-071', 'A-072'],
    };
  },
};

/** A role with its own way to win; nothing to say when nobody of it is alive. */
const own = (id: string, words: WinRule['words']): WinRule => ({
  id,
  words,
  verdict: (view) => view.living.find((one) => one.role.id === id && one.role.wins)?.role.wins?.(view) ?? null,
});

/**
 * One who plays for himself wins when only he is left. `strictly`: the rules that say themselves he wins alone or
 * not at all, so that he does not share it with one who stays with the winner either.
 */
const alone = (id: string, words: WinRule['words'], strictly: readonly RuleId[] = []): WinRule => ({
  id,
  words,
  verdict(view) {
    const one = view.living.find((it) => it.role.id === id && it.side.startsWith('own:'));
    if (!one) return null;
    const left = strictly.length > 0 ? view.living.length - 1 : others(view, one.side).length;
    return {
      won: left === 0,
      contested: false,
      near: left <= 1,
      words:
        left === 0
          ? { ru: 'Остался только он', en: 'Only he is left' }
          : { ru: 'Он ещё не один', en: 'He is not alone yet' },
      rules: ['A-114', ...strictly],
    };
  },
});

const maniac: WinRule = {
  id: 'maniac',
  words: { ru: 'маньяк', en: 'maniac' },
  verdict(view) {
    const his = count(view.living, (one) => one.side === 'maniac');
    const left = others(view, 'maniac').length;
    if (his === 0) return null;
    return {
      won: left === 0,
      contested: false,
      near: left <= 1,
      words:
        left === 0
          ? { ru: 'Остались только маньяк и его сторона', en: 'Only the maniac’s side is left' }
          : { ru: 'Жив ещё кто-то, кроме маньяка', en: 'Somebody else is alive' },
      rules: ['A-114'],
    };
  },
};

const mafia: WinRule = {
  id: 'mafia',
  words: { ru: 'мафия', en: 'mafia' },
  verdict(view) {
    const own = count(view.living, (one) => one.role.family?.loyal === true);
    // Those who spoil the win stand in the mafia themselves: without them it would be theirs.
    const spoilers = count(view.living, (one) => one.role.spoilsFamilyWin !== undefined);
    if (own === 0 || own + spoilers < others(view, 'mafia').length - spoilers) return null;
    const led = view.living.some((one) => one.role.leadsArmy);
    const rival = view.living.some(
      (one) =>
        (one.role.hostile && !one.role.family && one.role.killing !== undefined) ||
        (led && one.skeleton && kills(view, one)),
    );
    return verdictOf(spoilers > 0 ? 'spoiled' : rival ? 'rival' : 'won');
  },
};

function verdictOf(how: 'spoiled' | 'rival' | 'won'): WinVerdict {
  const words = {
    spoiled: { ru: 'Мафия не победит, пока жив двойной агент', en: 'No win while the double agent lives' },
    rival: { ru: 'Жива другая сторона, которая убивает', en: 'Another side that kills is alive' },
    won: { ru: 'Мафии не меньше, чем остальных', en: 'The mafia are as many as the rest' },
  }[how];
  return { won: how === 'won', contested: false, near: true, words, rules: ['A-114', 'R-128'] };
}

const town: WinRule = {
  id: 'town',
  words: { ru: 'город', en: 'town' },
  verdict(view) {
    const hostile = count(view.living, (one) => one.role.hostile === true);
    if (count(view.living, (one) => one.side === 'town') === 0) return null;
    return {
      won: hostile === 0,
      contested: false,
      near: hostile === 1,
      words:
        hostile === 0
          ? { ru: 'Враждебных ролей не осталось', en: 'No hostile role is left' }
          : { ru: 'Враждебная роль ещё жива', en: 'A hostile role is alive' },
      rules: ['A-114'],
    };
  },
};

/**
 * In the order they are looked at: the special before the general. The mafia come before the loners: where both are near,
 * theirs is the win that one named condition keeps from them.
 */
export const FLG_WINS: readonly WinRule[] = [
  army,
  own('sharp', { ru: 'шулер', en: 'card sharp' }),
  mafia,
  alone('agent', { ru: 'агент', en: 'agent' }, ['R-122']),
  alone('double-agent', { ru: 'двойной агент', en: 'double agent' }, ['R-126']),
  alone('sniper', { ru: 'снайпер', en: 'sniper' }),
  alone('highlander', { ru: 'горец', en: 'highlander' }),
  alone('prostitute', { ru: 'путана', en: 'prostitute' }),
  maniac,
  town,
];
