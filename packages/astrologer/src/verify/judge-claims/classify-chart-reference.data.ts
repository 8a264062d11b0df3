import { matchWords } from "../../language/match-words.ts";

export const PAST = matchWords({
  en: "was|were|had|stood|sat|occupied|moved|lay|fell|went|came",
  hi: "था|थे|थी",
  hg: "tha|thi",
});

/** "Wherever Mars stands in the second, …", "prayah …": with these words a verb of placement makes no statement about this chart. */
export const HABITUAL_WORDS = matchWords({
  en: "where|wherever|when|whenever|usually|ordinarily|often|commonly|typically|tends",
  hi: "जहां|जब|प्रायः|अक्सर",
  hg: "jahan|jab|aksar|praya",
});

export const FIRST_PERSON = matchWords({
  en: "i|i'm|me|my",
  hi: "मैं|मुझे",
  hg: "main|mujhe",
});

export const PROGRESSIVE = matchWords({
  hi: "रहा|रही|रहे",
  hg: "raha|rahi|rahe",
});
