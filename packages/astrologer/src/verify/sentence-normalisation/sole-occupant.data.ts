import { matchWords } from "../../language/match-words.ts";

export const NO_ONE_ELSE = matchWords({
  hi: "कोई|किसी|एक|दूसरा|दूसरे|अन्य|और|भी|ही|वहां|उसमें|उधर|है|में",
  hg: "koi|kisi|ek|doosra|dusra|anya|aur|bhi|hi|vahan|wahan|usme|hai|me|mein",
});

export const BESIDE = matchWords({
  hi: "अलावा|अलावे|सिवा|सिवाय|अतिरिक्त|छोडकर|छोड़कर|छोडके|हटाकर",
  hg: "alawa|alava|siwa|siva|sivay|siway|atirikt|chhodkar|chodkar|chhodke",
});

export const COMPANION = matchWords({
  en: "companion",
  hi: "संगी|साथी|हमसफर|हमराही|साझीदार|संगी-साथी",
  hg: "sangi|saathi|sathi|humsafar|hamsafar|saajhidar",
});

/** "साथ देने वाला": words for a companion. */
export const GIVING = matchWords({
  hi: "देने|वाला|वाले|के|का|की|को",
  hg: "ke|ka|ki|ko|dene|denewala|wala|wale|k",
});

export const SHUT = matchWords({
  hi: "कोई ग्रह नहीं|कोई भी ग्रह नहीं|एक भी ग्रह नहीं",
  hg: String.raw`koi grah\S* nahi\S*|koi planet nahi\S*|koi bhi grah nahi|ek bhi (?:grah|planet) nahi`,
});

export const OTHERS = matchWords({
  hi: "और|दूसरा|अन्य",
  hg: "aur|doosra|dusra|anya",
});
