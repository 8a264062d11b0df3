import { matchWords } from "../../language/match-words.ts";

/** Skipped before checking whether a question only asks for agreement: "…, right?", "… hai na?". */
export const VOCATIVE = matchWords({
  en: "bro|dear|sir",
  hi: "भाई|यार|जी|तेरा|आपका",
  hg: "bhai|yaar|yr|ji|tera|teri|tere|aapka|apka",
});

export const ASSENT = matchWords({
  en: "right|correct|yes|no|ok|okay|understood",
  hi: "ना|न|समझे|समझा|समझी|ठीक",
  hg: "na|huh|eh|samjha|samjhe|samjhi|theek|thik|haina",
});

export const FINITE = matchWords({
  en: "is|are|has|have|sits|stands|falls|occupies|rules|aspects|lies|resides",
  hi: "है|हैं",
  hg: "hai|hain|h",
});
