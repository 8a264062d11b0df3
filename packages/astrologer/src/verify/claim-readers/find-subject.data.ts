import { matchWords } from "../../language/match-words.ts";

export const POLITE_PRONOUN = matchWords({
  hi: "वे|उनकी|उनका|उनके",
  hg: "ve|unki|unka|unke",
});
