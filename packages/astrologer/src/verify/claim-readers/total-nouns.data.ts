import { matchWords } from "../../language/match-words.ts";

export const TOTAL_NOUNS = matchWords({
  en: "count|number",
  hi: "संख्या|गिनती|कुल",
  hg: "sankhya|ginti",
});
