import { matchWords } from "../../language/match-words.ts";

export const SKIPPED_BEFORE_SIGN = matchWords({
  en: "a|an|are|the|belong to|[.,!]",
  hi: "हैं|हो",
  hg: "hain|ho",
});

export const YOU = matchWords({
  en: "you|you're",
  hi: "आप|तुम",
  hg: "aap|tum",
});
