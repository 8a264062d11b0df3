import { matchWords } from "../../language/match-words.ts";

/** "You asked whether …", "a hypothetical native", "Example chart:": supposed. */
export const HYPOTHETICAL_WORDS = matchWords({
  en: "hypothetical|hypothetically|supposing|assume|assuming|example",
  hi: "उदाहरण|कल्पना",
  hg: "udaharan|kalpana",
});

/** Words that ask for the effect or value of a placement. */
export const EVALUATION_WORDS = matchWords({
  en: "bad|good|mean|means|meant|harmful|always|trouble|necessary|matter|better|worse|happens|behave|behaves|effect|effects",
  hi: "फल|बुरा|अच्छा|ज़रूरी|जरूरी|अर्थ|मतलब|ख़राब|खराब",
  hg: "fal|phal|bura|accha|achha|zaroori|zaruri|jaruri|kharab|matlab",
});
