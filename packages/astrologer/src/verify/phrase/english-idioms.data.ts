import { matchWords } from "../../language/match-words.ts";

export const NUMBER_WORDS = matchWords({
  en: "no|nos|number",
  hi: "नंबर",
  hg: "nambar",
});

export const NEAR = matchWords({
  hi: "पास|जिम्मे",
  hg: "paas|pas|zimme",
});

export const COPULA_OR_COMMA = matchWords({
  en: ",",
  hi: "है|हैं",
  hg: "hai|hain|h",
});

export const POSSESSION_VERBS = matchWords({
  en: String.raw`owner\S*|own\S*`,
  hi: String.raw`सं?भाल\S*|चला\S*|सम्हाल\S*|रखत\S*`,
  hg: String.raw`sa?m?bhal\S*|sanbhal\S*|chala\S*|rakht\S*`,
});

export const OF_A_CHART = matchWords({
  en: "chart|horoscope|nativity|case",
  hi: "कुंडली|पत्रिका|जन्मपत्रिका|जन्मांग|चार्ट|मामले",
  hg: "kundli|kundali|patrika",
});

export const DETERMINERS = matchWords({
  en: "this|the|present|birth|natal|own|very",
  hi: "इस|जन्म|प्रस्तुत",
  hg: "janm|janma|is|iss|prastut",
});

export const THIS = matchWords({
  en: "this|present",
  hi: "इस|प्रस्तुत",
  hg: "is|iss",
});
