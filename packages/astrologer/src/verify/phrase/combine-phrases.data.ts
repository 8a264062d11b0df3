import { matchWords } from "../../language/match-words.ts";

export const PLACED_ENDINGS = matchWords({
  hi: "स्थ|गत",
  hg: "sth|stha|gat",
});

/** Hyphenated compounds: "pancham-sth", "मंगल-दृष्ट", "second-lord". */
export const HYPHENATED_ENDINGS = matchWords({
  en: "lord|lords|ruler|house|houses|sign",
  hi: "स्थ|स्थित|गत|युत|युक्त|दृष्ट",
  hg: "sth|stha|gat|yukt|drisht|bhava",
});
