/** Languages the interface and the engine's reasons exist in. Russian comes first: it is the users' language. */
export type Lang = 'ru' | 'en';

/** One phrase in every language. `{name}` marks a slot filled by {@link fill}. */
export type Phrase = Readonly<Record<Lang, string>>;

/** Values for the slots of a phrase. */
export type Slots = Readonly<Record<string, string | number>>;

/** Fills `{slot}`s of a text; a slot without a value stays visible, so that a missing one is seen and not lost. */
export const fillText = (text: string, slots: Slots = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => (key in slots ? String(slots[key]) : whole));

/** {@link fillText} of a phrase in one language. */
export const fill = (phrase: Phrase, lang: Lang, slots?: Slots): string => fillText(phrase[lang], slots);

const RULES: Record<Lang, Intl.PluralRules> = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

/** Forms of a countable phrase: `one`, `few` (Russian 2–4), `many`; English needs `one` and `many` only. */
export type Plural = Readonly<{
  ru: readonly [one: string, few: string, many: string];
  en: readonly [one: string, many: string];
}>;

/** «1 пост, 2 поста, 5 постов» out of the forms of one language: the number itself is put in for `{n}`. */
export function pluralForm(forms: readonly string[], lang: Lang, n: number): string {
  const rule = RULES[lang].select(n);
  const form = forms[rule === 'one' ? 0 : rule === 'few' ? 1 : forms.length - 1] ?? '';
  return form.replace('{n}', String(n));
}

/** {@link pluralForm} of a countable phrase. */
export const plural = (forms: Plural, lang: Lang, n: number): string => pluralForm(forms[lang], lang, n);
