import { fill, type Lang, type Phrase } from '../../words';
import { INKS, type ReportFormat } from '../report';
import { type Activity, type PlayerActivity, silentOf } from './activity';

const WORDS = {
  silent: { ru: 'Давно не писали', en: 'Have not written for long' },
  silentDay: { ru: 'Давно не писали (день {day})', en: 'Have not written for long (day {day})' },
  unchecked: { ru: 'Ещё не отметились', en: 'Have not checked in yet' },
  provisional: {
    ru: 'предварительно: прочитаны не все страницы темы',
    en: 'provisional: not all pages of the topic were read',
  },
  last: { ru: 'последний пост {when}', en: 'last post {when}' },
  never: { ru: 'постов нет', en: 'no posts' },
} satisfies Record<string, Phrase>;

export interface SilentShape {
  format: ReportFormat;
  lang: Lang;
  /** A moment (ISO) as readers of the forum have it on their clocks. */
  when: (iso: string) => string;
}

/** Living players to be reminded: on day zero those who have not checked in, else those without a post since the day began. */
export const toRemind = (activity: Activity): PlayerActivity[] =>
  activity.day === 0 ? activity.players.filter((player) => player.alive && player.total === 0) : silentOf(activity);

/** «Давно не писали» as text for the forum, a player a line; built of what every reader of the topics can see. */
export function silentText(activity: Activity, { format, lang, when }: SilentShape): string {
  const ink = INKS[format];
  const { day } = activity;
  const title = fill(
    day === 0 ? WORDS.unchecked : day === null ? WORDS.silent : WORDS.silentDay,
    lang,
    day === null ? {} : { day },
  );
  const line = ({ name, last }: PlayerActivity): string => {
    if (day === 0) return ink.nick(name);
    const iso = last?.time.iso ?? null;
    const seen =
      last === null
        ? fill(WORDS.never, lang)
        : fill(WORDS.last, lang, { when: iso === null ? last.time.raw : when(iso) });
    return `${ink.nick(name)} — ${ink.nick(seen)}`;
  };
  const players = toRemind(activity).map(line);
  const lines = [
    ink.strong(`${title}:`),
    ...(activity.provisional ? [fill(WORDS.provisional, lang)] : []),
    ...(players.length === 0 ? ['—'] : players),
  ];
  return ink.wrap(lines.map(ink.line));
}
