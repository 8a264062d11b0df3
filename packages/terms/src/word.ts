/** The languages people read the product in. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Text = Readonly<Record<Language, string>>;

/** One term of the field, in every form in which it is written or said. */
export interface Word extends Text {
  /** Sanskrit in Devanagari, as the texts spell it (class nasals: चन्द्र, where Hindi writes चंद्र); `iast` spells it in Latin. */
  readonly sa?: string;
  /** The Sanskrit name in plain letters, where English has a name of its own: "Surya" of "Sun". */
  readonly roman?: string;
  /** Other names a reader may meet, in plain letters; never shown. */
  readonly also?: readonly string[];
  /** For charts and narrow columns: "Su", "सू". */
  readonly short?: Text;
  /** What it stands for, in a few words. */
  readonly sense?: Text;
}

/** The words of one family: one for each of its ids. */
export type Words<Id extends string> = Readonly<Record<Id, Word>>;

export type Form = "name" | "short" | "sense";

/** A term in a language; the name, where it has no such form. */
export function word(term: Word, language: Language, form: Form = "name"): string {
  return (form === "name" ? term : (term[form] ?? term))[language];
}
