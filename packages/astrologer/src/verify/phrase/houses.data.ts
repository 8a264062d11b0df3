import { matchWords } from "../../language/match-words.ts";

export const NUMBER_MARKS = matchWords({
  en: String.raw`number|no|no\.|:|=|#`,
  hi: "नंबर|नम्बर|संख्या",
});

export const LINKS_BEFORE_BOTH = matchWords({
  en: ",",
  hi: "इन|उन|ये",
  hg: "in|un|ye",
});

export const NUMBER_WORDS = matchWords({
  en: "number|no",
  hi: "नंबर|नम्बर|नं",
  hg: "nambar|nmbr",
});
