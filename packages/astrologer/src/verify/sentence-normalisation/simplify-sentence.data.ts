import { matchWords } from "../../language/match-words.ts";

export const ANSWERS = matchWords({
  en: "no|nah|nope",
  hi: "नहीं|नही",
  hg: "nahi|nhi|nahin|nai|ni|na",
});

export const ALSO = matchWords({
  en: "too|also|likewise",
  hi: "भी",
  hg: "bhi",
});
