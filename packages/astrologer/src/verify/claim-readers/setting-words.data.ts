import { matchWords } from "../../language/match-words.ts";

export const SETTING_WORDS = matchWords({
  en: "chart|houses|house|uses|used|using|reckoned|computed|calculated|setting|settings|system|nodes?|cast|drawn|made",
  hi: "पद्धति|गणना|उपयोग",
  hg: "paddhati|hisab|ganana",
});
