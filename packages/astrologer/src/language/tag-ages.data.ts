import { matchWords } from "./match-words.ts";

/** "From 31 to 45", "31 की उम्र में शुरू और 45 में खत्म": the second of two ages has no word for age. */
export const SECOND = matchWords({
  en: "to|and|until|till|at|-|,",
  hi: "से|और|व|फिर",
  hg: "se|aur|phir|fir",
});

/** "47 के होंगे", "47 saal ke hote hi". */
export const BECOMING = matchWords({
  hi: "हो|होंगे|होंगी|होगे|होते|होने|हुए",
  hg: "ho|honge|hongi|hoge|hote|hone|hue",
});

/** "23 साल के थे" states an age; "16 साल की है" states a duration. */
export const WERE = matchWords({
  hi: "थे|हैं",
  hg: "the|hain",
});

export const AGE_NOUNS = matchWords({
  en: "age",
  hi: "उम्र|उमर|आयु",
  hg: "umar|umr|aayu",
});

export const AGE_RANGE_LINKS = matchWords({
  en: "to|and|till|until|-",
  hi: "से",
  hg: "se",
});
