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

/** Tags of words that can be the predicate of a statement. */
export const PREDICATES = new Set([
  "aspect",
  "opposite",
  "rashiaspect",
  "exchange",
  "dign",
  "retro",
  "direct",
  "combust",
  "rule",
  "ruledby",
  "vargottama",
  "enter",
  "leave",
  "rank",
  "quality",
  "compare",
  "empty",
  "transit",
  "with",
  "run",
  "next",
  "until",
]);

/** Tags of what a body can be placed in. */
export const PLACES = new Set(["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group", "pada"]);
