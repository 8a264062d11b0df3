import { matchWords } from "../../language/match-words.ts";

export const NATIVE = matchWords({
  hi: "जातक|जातिका",
  hg: "jatak|jaatak|jatika|jataka",
});

export const OF_ANY = matchWords({
  hi: "एक|किसी|ऐसे|ऐसी|जिस|हर|कई|दूसरे",
  hg: "ek|kisi|aise|aisi|jis|har|kai|doosre|dusre",
});

export const CHART_POSSESSIONS = matchWords({
  hi: "कुंडली|पत्रिका|पत्री|लग्न|चंद्र|चन्द्र|राशि|नक्षत्र|जन्म",
  hg: "kundli|kundali|patrika|patri|lagna|rashi|nakshatra|janm|janma",
});

export const GUEST = matchWords({
  hi: "मेहमान|अतिथि|किराएदार|किरायेदार",
  hg: "mehmaan|mehman|atithi|kirayedar|kiraedar",
});

export const SWAPPED = matchWords({
  hi: "बदल|बदली|बदला|बदले",
  hg: "badal|badli|badla|badle",
});

export const GOING_ON = matchWords({
  hi: "लें|लेते|लेंगे|रहे|रही|रहा|जाएंगे|जाएगी|जाती",
  hg: "lein|len|lete|lenge|raha|rahe|rahi|rhe|rha|jayegi|jati",
});

export const OWNER_PRONOUNS = matchWords({
  hi: "आपके|तुम्हारे|तेरे|मेरे",
  hg: "a?apke|tumhare|tere|mere",
});

export const HERE_OR_FOR = matchWords({
  hi: "यहां|लिए",
  hg: "yahan|yahaan|yaha|liye|lie",
});

export const CASE = matchWords({
  en: "case",
  hi: "मामले|केस",
  hg: "maamle|mamle",
});

export const HINDI_WHOSE = matchWords({
  hi: "जिसका|जिसकी|जिसके",
  hg: "jiska|jiski|jiske",
});

export const POSSESSION_PARTICLES = matchWords({
  en: ",",
  hi: "पास|हाथ|में|है|हैं",
  hg: "paas|haath|me|mein|hai|hain|h",
});

export const HE_OR_IT = matchWords({
  hi: "वह|वो|वे|यह",
  hg: "wo|woh|vo|vah|ve|ye|yeh",
});
