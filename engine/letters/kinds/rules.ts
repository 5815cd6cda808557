import type { Lang, Phrase } from '../../words';
import { letter } from '../letter';
import { joined, lines, type Rich } from '../markup';
import type { Announced } from '../public/announced';
import type { PublicRules } from '../public/rules';
import { quoted } from '../quoted';

const TEXTS = {
  main: {
    words: { ru: 'Правила этой игры', en: 'The rules of this game' },
    slots: ['ruleset', 'general', 'roles', 'side', 'differences'],
    ru: '[b]Правила этой игры[/b]\nОснова: {ruleset}.\n\n{general}\n\n{roles}\n\n{side}\n\n{differences}',
    en: '[b]The rules of this game[/b]\nBased on {ruleset}.\n\n{general}\n\n{roles}\n\n{side}\n\n{differences}',
  },
  general: {
    words: { ru: 'Правила: общее', en: 'Rules: general' },
    slots: ['lines'],
    ru: '[b]Общие правила[/b]\n{lines}',
    en: '[b]In general[/b]\n{lines}',
  },
  role: {
    words: { ru: 'Правила: роль', en: 'Rules: a role' },
    slots: ['role', 'lines'],
    ru: '[b]Роль: {role}[/b]\n{lines}',
    en: '[b]Role: {role}[/b]\n{lines}',
  },
  plain: {
    words: { ru: 'Правила: роль без своих правил', en: 'Rules: a role without rules of its own' },
    slots: [],
    ru: 'Особых правил нет.',
    en: 'No rules of its own.',
  },
  ownSide: {
    words: { ru: 'Правила: играет сама за себя', en: 'Rules: plays for herself' },
    slots: ['role'],
    ru: 'В этой игре {role} играет сама за себя.',
    en: 'In this game the {role} plays for herself.',
  },
  maniacSide: {
    words: { ru: 'Правила: играет на стороне маньяка', en: 'Rules: plays on the maniac’s side' },
    slots: ['role'],
    ru: 'В этой игре {role} играет на стороне маньяка.',
    en: 'In this game the {role} plays on the maniac’s side.',
  },
  differences: {
    words: { ru: 'Правила: отличия', en: 'Rules: differences' },
    slots: ['lines'],
    ru: '[b]Отличия этой игры[/b]\n{lines}',
    en: '[b]What is different in this game[/b]\n{lines}',
  },
  noDifferences: {
    words: { ru: 'Правила: отличий нет', en: 'Rules: no differences' },
    slots: [],
    ru: '[b]Отличия этой игры[/b]\nОтличий нет.',
    en: '[b]What is different in this game[/b]\nNothing.',
  },
} as const;

/** The base rules for the roles in play and what this game reads otherwise, in one post. */
export default letter({
  id: 'rules',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write(it: PublicRules & Announced, { say, lang }) {
    const { announcedSide: side, differences } = it;
    return say('main', {
      ruleset: it.ruleset[lang],
      general: it.general.length === 0 ? [] : say('general', { lines: list(it.general, lang) }),
      roles: joined(
        it.roles.map(({ name, quotes }) =>
          say('role', { role: name[lang], lines: quotes.length === 0 ? say('plain', {}) : list(quotes, lang) }),
        ),
        '\n\n',
      ),
      side: side === null ? [] : say(`${side.side}Side`, { role: side.name[lang] }),
      differences:
        differences.length === 0
          ? say('noDifferences', {})
          : say('differences', {
              lines: lines(...differences.map(({ what, choice }): Rich => [`— ${what[lang]}: ${choice[lang]}`])),
            }),
    });
  },
});

const list = (phrases: readonly Phrase[], lang: Lang): Rich =>
  lines(...phrases.map((phrase): Rich => [`— ${quoted(phrase, lang)}`]));
