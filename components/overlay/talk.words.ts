import type { Phrase, Plural } from '../../engine/words';
import type { PluralKey, WordKey } from './words';

/** What it says otherwise where a vote is a plain nick: no text is coloured. */
export const PLAIN = {
  'decide.text': { ru: 'Текст поста до правки', en: 'Text of the post before the edit' },
} as const satisfies Partial<Record<WordKey, Phrase>>;

/** What the overlay says otherwise in a topic of talk, where nominations stand in the place of votes. */
export const TALK = {
  'overlay.name': { ru: 'Выдвижения', en: 'Nominations' },
  'overlay.count': { ru: 'Выдвижения', en: 'Nominations' },
  'tabs.standings': { ru: 'Выдвинуты', en: 'Nominated' },
  'tabs.absent': { ru: 'Не выдвигали', en: 'No nomination' },
  'standings.against': { ru: 'Выдвинули', en: 'Nominated by' },
  'standings.total': { ru: 'Всего', en: 'Total' },
  'standings.caption': { ru: 'Выдвинутые на казнь', en: 'Nominated for execution' },
  'standings.empty': { ru: 'Выдвижений пока нет', en: 'No nominations yet' },
  'standings.last': { ru: '{player}: к последнему выдвижению', en: '{player}: go to the newest nomination' },
  'status.counts': { ru: 'принято', en: 'stands' },
  'status.void': { ru: 'не принято', en: 'does not stand' },
  'status.against': { ru: 'выдвигает', en: 'nominates' },
  'status.withdraws': { ru: 'отзывает выдвижение', en: 'takes the nomination back' },
  'status.vote': { ru: '{voter} {gist}', en: '{voter} {gist}' },
  'absent.none': { ru: 'Выдвигали все живые', en: 'Everyone alive has nominated' },
  'absent.count': {
    ru: ['Не выдвигал {n} игрок', 'Не выдвигали {n} игрока', 'Не выдвигали {n} игроков'],
    en: ['{n} player has not nominated', '{n} players have not nominated'],
  },
  'log.all': { ru: 'Все выдвижения', en: 'All nominations' },
  'log.counts': { ru: 'Приняты', en: 'Standing' },
  'log.rest': { ru: 'Не приняты', en: 'Not standing' },
  'ballots.about': { ru: 'Решить о выдвижении: {voter} {gist}', en: 'Decide about the nomination: {voter} {gist}' },
  'decide.none': { ru: 'Выдвижения в этом посте не нашлось.', en: 'No nomination was found in this post.' },
  'decide.count': { ru: 'Это выдвижение: кого…', en: 'It nominates…' },
  'decide.behalf': { ru: 'Выдвижение за другого игрока…', en: 'A nomination of another player…' },
  'decide.ignore': { ru: 'Не выдвижение', en: 'Not a nomination' },
  'decide.pick-count': { ru: 'Кого выдвигает', en: 'Whom it nominates' },
  'decide.pick-voter': { ru: 'Чьё это выдвижение', en: 'Whose nomination it is' },
  'decide.pick-target': { ru: 'Кого выдвигает', en: 'Whom it nominates' },
  ...PLAIN,
  'copy.copy': { ru: 'Копировать подсчёт голосов', en: 'Copy the vote count' },
  'act.news': {
    ru: ['{n} новое выдвижение', '{n} новых выдвижения', '{n} новых выдвижений'],
    en: ['{n} new nomination', '{n} new nominations'],
  },
} as const satisfies Partial<Record<WordKey, Phrase> & Record<PluralKey, Plural>>;
