import { matchWords } from "../../language/match-words.ts";

export const CURRENT = matchWords({
  en: "present|current|ongoing|running",
  hi: "वर्तमान|चालू",
  hg: "maujooda",
});

export const ONCE = matchWords({
  en: "when|once|after|as",
  hi: "जब",
  hg: "jab",
});

export const COPULA = matchWords({
  en: "is|was|matters",
  hi: "है|हैं",
  hg: "hai|hain",
});

export const SMALL = matchWords({
  en: "is|was|a|an|the|for|also|yours|theirs",
  hi: "है|हैं|लिए|ही|भी|तो",
  hg: "hai|hain|liye|hi|bhi|to",
});

/** Words that state that a period runs, as in "Mahadasha: Saturn is upon you". */
export const RUNNING = matchWords({
  en: "under|present|current|here|upon|yours",
  hi: "चलने|लगी|लगा|दौर|चक्र|चढ़ी",
  hg: "chalne|lagi|laga|daur|chadhi|chakkar",
});

export const SKIPPED_AFTER_PERIOD = matchWords({
  en: "is|the|with|now|timing",
  hi: "है|हैं|कुंडली|में",
  hg: "hai|hain|ab|mein",
});

export const SPAN_LINKS = matchWords({
  en: "to|by|-|→",
  hi: "से",
  hg: "se",
});
