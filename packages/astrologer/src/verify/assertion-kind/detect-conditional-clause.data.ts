import { matchWords } from "../../language/match-words.ts";

export const CONSEQUENCE = matchWords({
  en: "then|to|,",
  hi: "तो",
  hg: "toh",
});
