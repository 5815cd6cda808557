/** What is used of the declension library; it brings no types of its own. */
declare module 'russian-nouns-js' {
  interface Lemma {
    text: string;
    gender: string;
    animate?: boolean;
  }
  class Engine {
    decline(lemma: Lemma, grammaticalCase: string): string[];
  }
  const RussianNouns: {
    Engine: typeof Engine;
    Gender: Readonly<Record<'MASCULINE' | 'FEMININE' | 'NEUTER', string>>;
    Case: Readonly<
      Record<'NOMINATIVE' | 'GENITIVE' | 'DATIVE' | 'ACCUSATIVE' | 'INSTRUMENTAL' | 'PREPOSITIONAL', string>
    >;
    createLemma(lemma: Lemma): Lemma;
  };
  export default RussianNouns;
}
