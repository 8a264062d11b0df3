import { matchWords } from "../../language/match-words.ts";

/** "11° 44'", "11 अंश 44 कला". */
export const MINUTES = matchWords({
  en: "minutes?|min|'",
  hi: "मिनट|कला",
  hg: "kala",
});
