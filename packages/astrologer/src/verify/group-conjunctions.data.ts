import { matchWords } from "../language/match-words.ts";

export const GROUP_CONJUNCTIONS = matchWords({
  en: String.raw`nor|or|the|a|own|,|-|\/`,
  hi: "या|तथा|भी",
  hg: "ya|bhi",
});
