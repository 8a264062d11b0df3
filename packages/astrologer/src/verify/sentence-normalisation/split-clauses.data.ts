import { matchWords } from "../../language/match-words.ts";

export const LIGHT_WORDS = matchWords({
  en: String.raw`the|a|an|own|is|are|was|also|then|now|it|\(`,
  hi: "भी|ही|वहीं|में",
  hg: "bhi|hi",
});

/** "आपका लग्न, यानी कर्क,": restates the same thing. */
export const NAMELY = matchWords({
  hi: "यानी|यानि",
  hg: "yani|yaani",
});

export const SENTENCE_VERBS = matchWords({
  en: "does|do|works",
  hi: "है|हैं",
  hg: "hai|hain",
});
