import { matchWords } from "../../language/match-words.ts";

export const POSSESSIVE_PRONOUNS = matchWords({
  en: "its|his|her",
  hi: "उसी|उसकी|इसी|इसकी",
  hg: "usi|uski|isi|iski",
});

export const IN_OR_OF_PARTICLE = matchWords({
  hi: "में|मे|के",
  hg: "me|mein|mai|ke",
});

export const HINDI_AFTER = matchWords({
  hi: "के बाद|के पश्चात|के उपरांत",
  hg: "ke baad|k baad|k bad|ke bad|ke uparant",
});
