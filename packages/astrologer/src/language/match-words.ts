/** Alternatives of a word, as regular expressions separated by bars: English, Hindi, and Hindi in Latin letters. */
export interface WordsByLanguage {
  readonly en?: string;
  readonly hi?: string;
  readonly hg?: string;
}

/** A pattern that matches each of the words as a whole. A word of two languages is listed once. */
export const matchWords = ({ en, hi, hg }: WordsByLanguage): RegExp =>
  new RegExp(`^(?:${[en, hi, hg].filter((words) => words !== undefined).join("|")})$`);
