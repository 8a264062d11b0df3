import { matchWords } from "../../language/match-words.ts";

export const THEN = matchWords({
  en: "to|,",
  hi: "तो|पर|कर|के|चलें|चले|देखें|देखा|जाए|लें",
  hg: "toh|par|pe|kar|ke|jaye|jaaye|chalein|chale|dekhein|dekhe|lein",
});

export const OWN_CHART = matchWords({
  en: "chart",
  hi: "कुंडली|कुण्डली|पत्रिका",
  hg: "kundli|kundali|patrika",
});

export const TAKEN = matchWords({
  hi: String.raw`मान\S*|बना\S*|रख\S*`,
  hg: String.raw`maan\S*|man\S*|bana\S*|rakh\S*`,
});

export const COUNTED = matchWords({
  hi: String.raw`गिन\S*|देख\S*|चल\S*`,
  hg: String.raw`gin\S*|dekh\S*|chal\S*`,
});
