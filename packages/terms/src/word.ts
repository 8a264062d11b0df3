/** The languages of the product. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

export type LocalizedText = Readonly<Record<Language, string>>;

/** One term of jyotish in all its written forms. */
export interface Word extends LocalizedText {
  /**
   * Sanskrit in Devanagari, in the spelling of the texts (class nasals: चन्द्र, where Hindi writes चंद्र); `iast` is
   * its transliteration.
   */
  readonly sa?: string;
  /** The Sanskrit name in plain Latin letters, if the English name is a different word: "Surya" for "Sun". */
  readonly roman?: string;
  /** Other names a reader may know, in plain letters; never shown. */
  readonly also?: readonly string[];
  /** For charts and narrow columns: "Su", "सू". */
  readonly short?: LocalizedText;
  /** Its meaning, in a few words. */
  readonly sense?: LocalizedText;
}

/** The words of one family of ids: one for each id. */
export type Words<Id extends string> = Readonly<Record<Id, Word>>;

export type WordForm = "name" | "short" | "sense";

/** Returns a form of a term in a language; its name if it does not have that form. */
export function getWord(term: Word, language: Language, form: WordForm = "name"): string {
  return (form === "name" ? term : (term[form] ?? term))[language];
}
