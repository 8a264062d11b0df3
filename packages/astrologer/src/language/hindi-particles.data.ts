import { matchWords } from "./match-words.ts";

// Short function words that several rules look for. "के" is the oblique form of "का".

export const FROM_PARTICLE = matchWords({
  hi: "से",
  hg: "se",
});

export const OBJECT_PARTICLE = matchWords({
  hi: "को",
  hg: "ko",
});

export const OF_OBLIQUE_PARTICLE = matchWords({
  hi: "के",
  hg: "ke",
});

export const OF_PARTICLE = matchWords({
  hi: "का|के|की",
  hg: "ka|ke|ki",
});

export const OF_DIRECT_PARTICLE = matchWords({
  hi: "का|की",
  hg: "ka|ki",
});

export const HINDI_COPULA = matchWords({
  hi: "है|हैं",
  hg: "hai|hain|h",
});

export const RELATIVE_PRONOUN = matchWords({
  en: "which|that",
  hi: "जो",
  hg: "jo",
});

export const THAT_CONJUNCTION = matchWords({
  en: "that",
  hi: "कि",
  hg: "ki",
});

export const HINDI_THAT = matchWords({
  hi: "कि",
  hg: "ki",
});

export const UNTIL_PARTICLE = matchWords({
  hi: "तक",
  hg: "tak",
});

export const ASPECT_PARTICLE = matchWords({
  hi: "पर|को",
  hg: "par|ko|pe|pr",
});

export const LAGNA_WORD = matchWords({
  hi: "लग्न",
  hg: "lagna",
});

export const TO_BE = matchWords({
  hi: "होना",
  hg: "hona",
});

export const BEING_OBLIQUE = matchWords({
  hi: "होने",
  hg: "hone",
});

export const WHOSE = matchWords({
  en: "whose",
  hi: "जिसका|जिसके|जिसकी",
  hg: "jiska|jiske|jiski",
});

export const SOME_OBLIQUE = matchWords({
  hi: "किसी",
  hg: "kisi",
});

export const ALSO_PARTICLE = matchWords({
  hi: "भी",
  hg: "bhi",
});

export const ONLY_PARTICLE = matchWords({
  hi: "ही",
  hg: "hi",
});

export const IN_PARTICLE = matchWords({
  hi: "में",
  hg: "me|mein",
});

export const THESE_OR_THOSE = matchWords({
  hi: "इन|उन",
  hg: "in|un",
});

export const WHICH_OBLIQUE = matchWords({
  hi: "जिस",
  hg: "jis",
});
