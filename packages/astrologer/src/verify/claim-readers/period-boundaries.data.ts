import { matchWords } from "../../language/match-words.ts";

export const START = matchWords({
  en: "since|from|after|beginning|starting",
  hi: "से",
  hg: "se",
});

export const END = matchWords({
  en: "until|till|til|to|through|upto|up to|by|into|ends|ending|before|-",
  hi: "तक",
  hg: "tak",
});

export const SPAN_LINKS = matchWords({
  en: "to|→|>|-",
  hi: "से",
  hg: "se",
});

export const CALENDAR_NOUNS = matchWords({
  en: "day|days|date|month|year",
  hi: "दिन|तारीख|महीना",
  hg: "din|tareekh|tarikh|mahina",
});

export const LAST = matchWords({
  en: "final|last|closing",
  hi: "आखिरी|अंतिम",
  hg: "aakhri|akhri|aakhiri|antim",
});

export const FIRST = matchWords({
  en: "first|opening",
  hi: "पहला|पहली|प्रथम",
  hg: "pehla|pehli|pratham",
});

/** "छूटेगी", "shuts": the period ends. */
export const END_VERBS = matchWords({
  en: "shuts|shut|departs",
  hi: "छूटेगी|छूटेगा|छूटती|छूटी|उतरेगी|उतरती",
  hg: "chhootegi|chhutegi|chhooti|chhuti|utregi",
});

/** "लगती है", "aati hai": the period begins. */
export const START_VERBS = matchWords({
  hi: "लग|लगती|लगता|लगेगी|लगेगा|लगी",
  hg: "lag|lagti|lagta|lagegi|lagega|lagi",
});
