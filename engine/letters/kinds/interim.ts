import { voteReport } from '../../votes/report';
import { letter } from '../letter';
import { parse } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicCount } from '../public/count';

const TEXTS = {
  main: {
    words: { ru: 'Промежуточный подсчёт', en: 'Interim count' },
    slots: ['count'],
    ru: '{count}',
    en: '{count}',
  },
} as const;

/** The count so far: every vote weighs one and every section stands, so its form says nothing. */
export default letter({
  id: 'interim',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ report }: PublicCount & Announced, { say, lang }) =>
    say('main', { count: parse(voteReport(report, { format: 'bbcode', by: 'wagon', lang })).nodes }),
});
