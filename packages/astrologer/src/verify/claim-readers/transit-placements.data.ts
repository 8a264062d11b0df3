import { matchWords } from "../../language/match-words.ts";

export const NATAL = matchWords({
  en: "natal|radix",
  hi: "जन्मकालीन",
  hg: "janmkalin",
});
