import { matchWords } from "../../language/match-words.ts";

export const TIME_WORD = matchWords({
  en: "time|times|period|phase|months?|stretch|season|spell|window",
  hi: "समय|वक्त|वक़्त|दौर|काल|महीना|महीने|माह",
  hg: "samay|waqt|daur|mahina|mahine",
});

export const GOOD_WORD = matchWords({
  en: "good|great|best|ideal|right|lucky|favourable|favorable|auspicious|promising|fruitful|ripe|supportive|strong|better|excellent|positive",
  hi: "अनुकूल|शुभ|अच्छा|अच्छे|अच्छी|बेहतर|बढ़िया|बढिया|उत्तम|श्रेष्ठ|सही",
  hg: "anukul|shubh|achha|accha|acha|achhe|acche|behtar|badhiya|uttam|sahi|mast",
});
