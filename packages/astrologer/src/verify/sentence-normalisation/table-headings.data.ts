import { matchWords } from "../../language/match-words.ts";

export const HOUSE_LABELS = matchWords({
  en: "house|houses",
  hi: "भाव|घर",
  hg: "bhava|bhav|ghar",
});

export const START_LABELS = matchWords({
  en: "start|starts|from|begin|begins|beginning|began",
  hi: "से|शुरू|आरंभ",
  hg: "shuru",
});

export const END_LABELS = matchWords({
  en: "end|ends|until|till|to|upto|finish",
  hi: "तक|समाप्त|अंत",
  hg: "tak|ant",
});

export const YES_MARKS = matchWords({
  en: "yes|y|true|r|✓|✔",
  hi: "हां",
  hg: "haan",
});

export const NO_MARKS = matchWords({
  en: "no|n|false|✗|✘",
  hi: "नहीं",
  hg: "nahi",
});
