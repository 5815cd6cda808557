import RussianNouns from 'russian-nouns-js';

const { Case, Gender, createLemma } = RussianNouns;
const engine = new RussianNouns.Engine();

export type OtherCase = 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';
const CASES: Readonly<Record<OtherCase, string>> = {
  genitive: Case.GENITIVE,
  dative: Case.DATIVE,
  accusative: Case.ACCUSATIVE,
  instrumental: Case.INSTRUMENTAL,
  prepositional: Case.PREPOSITIONAL,
};
const OTHERS = Object.keys(CASES) as OtherCase[];
/** A nick tells no gender; the library is right when it is given one, so every gender is tried. */
const GENDERS = [Gender.MASCULINE, Gender.FEMININE];

const WORD = /^[А-ЯЁ]?[а-яё]+$|^[А-ЯЁ]+$/;
/** Longest nick, in words, whose words are all declined. */
const MOST_WORDS = 4;

/** Forms of one word in a case, by gender; a word the library changes into nothing new is left out. */
function wordIn(word: string, other: OtherCase): string[] {
  if (!WORD.test(word) || word.length < 2) return [word];
  const capitals = word === word.toUpperCase();
  const text = capitals ? word.toLowerCase() : word;
  const made = GENDERS.flatMap((gender) => engine.decline(createLemma({ text, gender, animate: true }), CASES[other]));
  return [...new Set(made.map((form) => (capitals ? form.toUpperCase() : form)))];
}

/**
 * Case forms of a nick for the counter, both genders tried, without the nick itself: they travel with the roster, and a
 * vote is matched against the set. Words between spaces, hyphens and underscores are declined together and also the last
 * one alone («Дон-Кихота»); a nick without a Russian word has none.
 */
export function caseForms(nick: string): string[] {
  const parts = nick.trim().split(/([\s_-]+)/);
  const words = parts.filter((_, i) => i % 2 === 0);
  if (words.length > MOST_WORDS || !words.some((word) => WORD.test(word))) return [];
  const found = new Set<string>();
  for (const other of OTHERS) {
    for (const form of together(parts, other)) found.add(form);
    const last = parts.at(-1) ?? '';
    for (const form of wordIn(last, other)) found.add([...parts.slice(0, -1), form].join(''));
  }
  found.delete(nick.trim());
  return [...found];
}

const together = (parts: readonly string[], other: OtherCase): string[] =>
  parts.reduce<string[]>(
    (begun, part, i) =>
      begun.flatMap((head) => (i % 2 === 0 ? wordIn(part, other) : [part]).map((form) => head + form)),
    [''],
  );

/** Endings whose words are declined alike whatever the gender and are hardly ever a plural: Вася, Саша, Анна. */
const SURE = /[^аеёиоуыэюя](?:я)$|[иь]я$|[шн]а$/;
const ADJECTIVE = /(?:ая|яя)$/;

/** The form of a nick in a case when it is beyond doubt: one Russian word, the same in every gender; else `null`. */
export function sureForm(nick: string, other: OtherCase): string | null {
  const word = nick.trim();
  if (!/^[А-ЯЁ][а-яё]{2,}$/.test(word) || !SURE.test(word) || ADJECTIVE.test(word)) return null;
  const forms = GENDERS.map(
    (gender) => engine.decline(createLemma({ text: word, gender, animate: true }), CASES[other])[0],
  );
  const [first] = forms;
  return first !== undefined && first !== word && forms.every((form) => form === first) ? first : null;
}
