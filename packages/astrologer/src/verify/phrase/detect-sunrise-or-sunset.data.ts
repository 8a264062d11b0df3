import { matchWords } from "../../language/match-words.ts";

export const RISING_WORDS = matchWords({
  en: "rose|rises|rise|rising|came|up|appeared",
  hi: "निकला|निकले|निकल|उगा|उगे|उदय|उदित|दर्शन",
  hg: "nikla|nikle|nikal|uga|uge|uday|udit|risen|dawned",
});

export const SETTING_WORDS = matchWords({
  en: "set|sets|down",
  hi: "डूबा|डूबे|अस्त|ढला|ढले",
  hg: "dooba|doobe|duba|ast|dhala|dhale|sank",
});
