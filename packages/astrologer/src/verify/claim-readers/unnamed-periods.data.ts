import { matchWords } from "../../language/match-words.ts";

export const AFTER = matchWords({
  en: "after|follows",
  hi: "के बाद|के पश्चात",
  hg: "ke baad|k baad",
});
