import { matchWords } from "../../language/match-words.ts";

export const SMALL_WORDS = matchWords({
  en: "the|a|that|those|even|only",
  hi: "ही|भी|तो",
  hg: "hi|bhi|to|toh",
});

export const AS_MUCH_AS = matchWords({
  hi: "जितना|जितनी|जितने",
  hg: "jitna|jitni|jitne",
});

/** "शुक्र शनि को पीछे छोड़ता है", "puts … ahead": the graha marked with को is beaten (`true`) or put ahead (`false`). */
export const BEATEN = matchWords({
  hi: "हरा|हराता|हराती|मात|पछाड|पछाडता",
  hg: "hara|harata|haraata|maat|pachhad|pachhadta",
});
