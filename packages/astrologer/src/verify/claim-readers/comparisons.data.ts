import { matchWords } from "../../language/match-words.ts";

/** "उससे", "than it": refers to the graha mentioned before. */
export const THAN_PRONOUN = matchWords({
  hi: "उससे|इससे|उनसे",
  hg: "usse|isse|unse",
});
