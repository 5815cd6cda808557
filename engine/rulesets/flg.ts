import { ROLES } from '../roles/all';
import { FLG_WINS } from './flg-wins';
import { FLG_OPTIONS } from './options/all';
import { ruleset } from './ruleset';

export default ruleset({
  id: 'flg',
  words: { ru: 'Классика ФЛГ', en: 'FLG classic' },
  roles: ROLES.flg,
  office: {
    words: { ru: 'босс мафии', en: 'boss of the mafia' },
    acts: 'mafioso',
    passes: 'line',
    title: null,
    deputies: 'ranks',
    strips: ['R-035', 'R-061', 'R-067'],
    fallsWithHolder: null,
  },
  reveals: 'threshold',
  screenshot: ['R-023', 'R-024', 'R-025'],
  absentees: ['R-011', 'R-012'],
  deal: { share: ['R-028'], immunity: ['R-026', 'R-027'], checkIn: ['R-021'] },
  phases: [
    {
      words: { ru: 'Блокировки: девочка, мент, шулер (50 %)', en: 'Blocks: girl, cop, sharp (50%)' },
      rules: ['R-175', 'R-183', 'R-143', 'A-037', 'A-038'],
    },
    {
      words: {
        ru: 'Снайпер опережает идущего на него убийцу',
        en: 'The sniper forestalls the killer who comes for him',
      },
      rules: ['R-135', 'A-082'],
    },
    {
      words: { ru: 'Все состоявшиеся ходы — одновременно', en: 'All moves that stand, at once' },
      rules: ['A-035', 'A-036'],
    },
    {
      words: { ru: 'Превращения и заражения, затем лечение', en: 'Conversions and infections, then healing' },
      rules: ['R-107', 'R-108', 'R-075'],
    },
    {
      words: {
        ru: 'Смерти и их последствия: хохол, шахид, телохранитель, гости кровавой жертвы',
        en: 'Deaths and what they cause',
      },
      rules: ['R-213', 'R-217', 'R-088', 'R-178'],
    },
    {
      words: {
        ru: 'Проверки и исповеди: по ролям на начало ночи',
        en: 'Checks and confessions, by roles at nightfall',
      },
      rules: ['R-195', 'R-151'],
    },
    { words: { ru: 'Реаниматор', en: 'Reanimator' }, rules: ['R-238', 'R-244'] },
    { words: { ru: 'Преемства, сроки, победы', en: 'Successions, clocks, wins' }, rules: ['R-033', 'R-094', 'A-150'] },
  ],
  options: FLG_OPTIONS,
  wins: FLG_WINS,
});
