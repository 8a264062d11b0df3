import { matchWords } from "../../language/match-words.ts";

export const THEN = matchWords({
  en: "to|,",
  hi: "तो|पर|कर|के|चलें|चले|देखें|देखा|जाए|लें",
  hg: "toh|par|pe|kar|ke|jaye|jaaye|chalein|chale|dekhein|dekhe|lein",
});
