import { matchWords } from "../../language/match-words.ts";

/** Words for a person's chart. */
export const CHART_WORDS = matchWords({
  en: "chart|charts|horoscope|horoscopes|nativity",
  hi: "कुंडली|पत्रिका|जन्मपत्रिका|जन्मपत्री|जन्मांग|लग्न",
  hg: "kundli|kundali|kundalis|patrika|janmapatri|janmpatrika|lagna",
});
