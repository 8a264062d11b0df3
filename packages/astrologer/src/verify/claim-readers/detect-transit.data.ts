import { matchWords } from "../../language/match-words.ts";

export const PLACEMENT_COPULA = matchWords({
  en: "is|are|sits|stands",
  hi: "है|हैं",
  hg: "hai|hain",
});
