import { matchWords } from "../../language/match-words.ts";

/** Verbs and signs that put a body into a place. */
export const PLACING_WORDS = matchWords({
  en: String.raw`is|are|was|were|being|occupies|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|placed|posited|positioned|located|situated|lies|resides?|lives?|dwells?|rests|tenants?|carries|has|have|gets|:|-|\(|=|→|@|where|wherein|went|gone|goes|comes|corresponds|happens|bears|abides?|traverses?|walks|attains|achieves|nak|resident`,
  hi: "है|हैं|था|थी|थे|बैठा|बैठे|बैठी|स्थित|विराजमान|वाला|वाले|वाली|जिसमें|जिसमे|गई|गया",
  hg: "hai|hain|tha|baitha|baithe|sthit|wala|wale|wali|jisme|jismein|pakad",
});

export const FINITE_VERBS = matchWords({
  en: "is|are|was|falls|sits|stands|has|rules",
  hi: "है|हैं|था",
  hg: "hai|hain|h",
});
