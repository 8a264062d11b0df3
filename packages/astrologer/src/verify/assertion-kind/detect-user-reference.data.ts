import { matchWords } from "../../language/match-words.ts";

export const THIS = matchWords({
  en: "this|the present",
  hi: "इस|प्रस्तुत",
  hg: "is|iss|prastut",
});

export const MY = matchWords({
  en: "my",
  hi: "मेरे|मेरी",
  hg: "mere|meri",
});
