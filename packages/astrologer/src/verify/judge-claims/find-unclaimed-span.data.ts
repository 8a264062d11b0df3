import { matchWords } from "../../language/match-words.ts";

export const DEADLINE = matchWords({
  en: "by|before|within",
  hi: "पहले",
  hg: "pehle",
});

export const CALCULATION_WORDS = matchWords({
  en: "chart|use|uses|used|using|calculated|computed|made|cast",
  hi: "बनी|बना|गणना|आधारित|कुंडली",
  hg: "based|bani|bana|ganana|kundli",
});
