/**
 * Case forms by the ending alone. The page has no dictionary and no gender, so every ending that some word with such
 * a nominative may take is made, and a reader must treat a form shared by two names as a doubt.
 *
 * A word's forms are five lists: genitive, dative, accusative, instrumental, prepositional. Input and output have
 * no ё and no capitals.
 */
export type Paradigm = readonly (readonly string[])[];

/** [ending of the nominative, letters cut from it, endings by case; alternatives by «|»], first match of each group. */
type Rule = readonly [ending: RegExp, cut: number, endings: string];

const RULES: readonly Rule[] = [
  // Adjectives and surnames like them.
  [/[^аеиоуыэюя][ыо]й$/u, 2, 'ого ому ого ым|им ом'],
  [/ий$/u, 2, 'ого|его ому|ему ого|его им ом|ем'],
  [/[жшщч]ая$/u, 2, 'ой|ей ой|ей ую ой|ей ой|ей'],
  [/[^жшщч]ая$/u, 2, 'ой ой ую ой|ою ой'],
  [/яя$/u, 2, 'ей ей юю ей|ею ей'],
  [/ое$/u, 2, 'ого ому ое ым|им ом'],
  [/ее$/u, 2, 'его ему ее им ем'],
  [/ые$/u, 2, 'ых ым ых|ые ыми ых'],
  [/ие$/u, 2, 'их им их|ие ими их'],
  [/[еои]в$|[иы]н$/u, 0, 'а у а ым е'],
  [/[еои]ва$|[иы]на$/u, 1, 'ой ой у ой ой'],
  // Nouns.
  [/ия$/u, 1, 'и и ю ей|ею и'],
  [/[^и]я$/u, 1, 'и е ю ей|ею е'],
  [/[гкхжшщч]а$/u, 1, 'и е у ой|ей|ою|ею е'],
  [/[^гкхжшщч]а$/u, 1, 'ы е у ой|ей|ою е'],
  [/ий$/u, 1, 'я ю я ем и|е'],
  [/[^и]й$/u, 1, 'я ю я ем е'],
  [/ень$/u, 3, 'ня ню ня нем не'],
  [/ь$/u, 1, 'я|и ю|и я|ь ем|ью е|и'],
  [/о$/u, 1, 'а у о|а ом е'],
  [/[^иы]е$/u, 1, 'а|я у|ю е ем е|и'],
  [/ие$/u, 1, 'я ю е ем и'],
  [/[^и]и$/u, 1, 'ов|ев|ей|ь| ам|ям и|ов|ев|ей|ь| ами|ями ах|ях'],
  [/ии$/u, 1, 'й ям й ями ях'],
  [/ы$/u, 1, 'ов|ев| ам ы|ов|ев| ами ах'],
  [/[бвгджзклмнпрстфхцчшщ]$/u, 0, 'а у а ом|ем е'],
  // A vowel that drops out: Лисёнок – Лисёнка, Боец – Бойца, Огонёк – Огонька, Павел – Павла, Пётр does not.
  [/[^аеиоуыэюя][ое]к$/u, 2, 'ка|ька ку|ьку ка|ька ком|ьком ке|ьке'],
  [/[аеиоуыэюя]ек$/u, 2, 'йка йку йка йком йке'],
  [/[^аеиоуыэюя]ец$/u, 2, 'ца|ьца цу|ьцу ца|ьца цом|цем|ьцем це|ьце'],
  [/[аеиоуыэюя]ец$/u, 2, 'йца йцу йца йцом|йцем йце'],
  [/[^аеиоуыэюя][ое]л$/u, 2, 'ла лу ла лом ле'],
  [/[^аеиоуыэюя]ер$/u, 2, 'ра ру ра ром ре'],
  [/^лев$/u, 2, 'ьва ьву ьва ьвом ьве'],
  [/^пес$/u, 2, 'са су са сом се'],
  // Latin word with a Russian ending glued on: «Jackу», «BlackMambу».
  [/[bcdfghjklmnpqrstvwxz]$/u, 0, 'а у а ом|ем е'],
  [/a$/u, 1, 'ы|и е у ой|ей е'],
];

/** Forms of one lower-case word without ё; empty lists for a word that does not change. */
export function paradigm(word: string): Paradigm {
  const cases: string[][] = [[], [], [], [], []];
  if (word.length < 2 || !/\p{L}/u.test(word)) return cases;
  for (const [ending, cut, endings] of RULES) {
    if (!ending.test(word)) continue;
    const stem = word.slice(0, word.length - cut);
    endings.split(' ').forEach((alternatives, i) => {
      for (const end of alternatives.split('|')) if (stem.length + end.length > 1) cases[i]?.push(stem + end);
    });
  }
  return cases;
}

/** The colloquial address «Вась»; `null` for a word without one («Наташ» is read as a nick cut short). */
function vocative(word: string): string | null {
  return /[бвдзлмнрст]я$/u.test(word) ? `${word.slice(0, -1)}ь` : null;
}

/**
 * Forms of a whole name given as words without ё and capitals, joined without spaces: all words in one case, or only
 * the first, or only the last («Мисс Марпл» – «Мисс Марпла»). The nominative itself is left out.
 */
export function formsOf(name: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  const last = name.length - 1;
  const paradigms = name.map(paradigm);
  const add = (options: readonly (readonly string[])[]): void => {
    let joined = [''];
    for (const words of options) joined = joined.flatMap((head) => words.map((word) => head + word));
    for (const form of joined) forms.add(form);
  };
  for (let c = 0; c < 5; c++) {
    const inflected = paradigms.map((p, i) => {
      const own = p[c] ?? [];
      return own.length > 0 ? own : [name[i] ?? ''];
    });
    const only = (at: number): (readonly string[])[] =>
      name.map((word, i) => (i === at ? (inflected[i] ?? []) : [word]));
    if (name.length <= 3) add(inflected);
    add(only(last));
    if (last > 0) add(only(0));
  }
  const address = name.length === 1 ? vocative(name[0] ?? '') : null;
  if (address !== null) forms.add(address);
  forms.delete(name.join(''));
  return forms;
}
