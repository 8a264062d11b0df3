import { matchWords } from "../../language/match-words.ts";

export const ITSELF = matchWords({
  en: "itself|himself|herself|special",
  hi: "खुद|स्वयं",
  hg: "khud|swayam",
});

export const REASON = matchWords({
  hi: "कारण|वजह",
  hg: "karan|kaaran|wajah|vajah",
});

export const BEING_OR_WHEN = matchWords({
  hi: "हो|होने|होते|जब",
  hg: "ho|hone|jab",
});
