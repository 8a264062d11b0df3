import { matchWords } from "../../language/match-words.ts";

export const HINDI_IN = matchWords({
  hi: "में|मे",
  hg: "me|mein|mai",
});
