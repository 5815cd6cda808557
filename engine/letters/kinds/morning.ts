import { genitive } from '../cases';
import { letter, nick, nicks, type Teller } from '../letter';
import { joined, lines, parse, type Rich } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicDeath } from '../public/deaths';
import type { PublicNight } from '../public/night';

const TEXTS = {
  main: {
    words: { ru: 'Газета: итоги ночи', en: 'Morning post: results of the night' },
    slots: ['night', 'stories', 'deaths', 'exposed', 'interviews', 'silenced'],
    ru: '[b]Итоги ночи {night}[/b]\n\n{stories}\n\n{deaths}\n\n{exposed}\n{interviews}\n\n{silenced}',
    en: '[b]Results of night {night}[/b]\n\n{stories}\n\n{deaths}\n\n{exposed}\n{interviews}\n\n{silenced}',
  },
  story: {
    words: { ru: 'Описание убийства', en: 'Story of a murder' },
    slots: ['story'],
    ru: '[i]{story}[/i]',
    en: '[i]{story}[/i]',
  },
  killed: {
    words: { ru: 'Погиб ночью, роль закрыта', en: 'Died at night, role closed' },
    slots: ['player'],
    ru: 'Этой ночью погибает [b]{player}[/b].',
    en: '[b]{player}[/b] dies this night.',
  },
  killedShown: {
    words: { ru: 'Погиб ночью, роль раскрыта', en: 'Died at night, role shown' },
    slots: ['player', 'role'],
    ru: 'Этой ночью погибает [b]{player}[/b] — {role}.',
    en: '[b]{player}[/b] dies this night — {role}.',
  },
  struck: {
    words: { ru: 'Вычеркнут ведущим', en: 'Struck out by the host' },
    slots: ['player', 'role'],
    ru: 'Ведущий вычёркивает из игры: [b]{player}[/b]{role}.',
    en: 'The host strikes out [b]{player}[/b]{role}.',
  },
  disqualified: {
    words: { ru: 'Дисквалифицирован', en: 'Disqualified' },
    slots: ['player', 'role'],
    ru: 'Дисквалификация: [b]{player}[/b]{role}.',
    en: 'Disqualified: [b]{player}[/b]{role}.',
  },
  victim: {
    words: { ru: 'Улики: чья жертва', en: 'Evidence: whose victim' },
    slots: ['player', 'role'],
    ru: 'Улики: {player} — жертва {role}.',
    en: 'Evidence: {player} was killed by the {role}.',
  },
  nobody: {
    words: { ru: 'Никто не погиб', en: 'Nobody died' },
    slots: [],
    ru: 'Этой ночью никто не погиб.',
    en: 'Nobody died this night.',
  },
  exposed: {
    words: { ru: 'Раскрыт ник или роль', en: 'A nick or role is revealed' },
    slots: ['player', 'role'],
    ru: 'Город узнаёт: [b]{player}[/b] — {role}.',
    en: 'The town learns: [b]{player}[/b] is the {role}.',
  },
  interview: {
    words: { ru: 'Интервью журналиста', en: 'The journalist’s interview' },
    slots: ['role'],
    ru: 'Этой ночью журналист был у {role}.',
    en: 'This night the journalist visited the {role}.',
  },
  silenced: {
    words: { ru: 'Лишены голоса', en: 'Without a vote' },
    slots: ['players'],
    ru: 'Лишены голоса на сегодня: {players}.',
    en: 'Without a vote today: {players}.',
  },
} as const;

/** The morning post: always in one order, whatever happened and whoever did it. */
export default letter({
  id: 'morning',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write(it: PublicNight & Announced, { say, lang }) {
    const exposed = it.exposed.map(({ player, as }) => say('exposed', { player: nick(player), role: as.name[lang] }));
    const interviews = it.interviews.map((role) => say('interview', { role: genitive(role, lang) }));
    return say('main', {
      night: it.night,
      stories: joined(
        it.stories.map(({ text }) => say('story', { story: parse(text, 'words').nodes })),
        '\n\n',
      ),
      deaths: it.dead.length === 0 ? say('nobody', {}) : lines(...it.dead.map((one) => death(one, { say, lang }))),
      exposed: lines(...exposed),
      interviews: lines(...interviews),
      silenced: it.silenced.length === 0 ? [] : say('silenced', { players: nicks(it.silenced) }),
    });
  },
});

function death(one: PublicDeath, { say, lang }: Teller<typeof TEXTS>): Rich {
  const player = nick(one.player);
  const role = one.role?.name[lang];
  const suffix = role === undefined ? '' : ` — ${role}`;
  const sentence = (): Rich => {
    switch (one.how) {
      case 'modkill':
        return say('struck', { player, role: suffix });
      case 'disqualified':
        return say('disqualified', { player, role: suffix });
      case 'night':
      case 'hanged':
      case 'ruling':
        return role === undefined ? say('killed', { player }) : say('killedShown', { player, role });
    }
  };
  const marks = one.victimOf.map((by) => say('victim', { player, role: genitive(by, lang) }));
  return lines(sentence(), ...marks);
}
