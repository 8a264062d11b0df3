import { matchWords } from "./match-words.ts";

export const POINTING = matchWords({
  hi: "जो",
  hg: "jo",
});

export const ASSENT = matchWords({
  en: ",",
  hi: "ना|न",
  hg: "na",
});

export const BACK = matchWords({
  hi: "वो|वह|यह|ये|वे",
  hg: "wo|woh|vo|vah|ye|yeh",
});

export const BACK_IN = matchWords({
  hi: "उसमें|उसमे|इसमें",
  hg: "usme|usmein|ismein|isme",
});

export const ASKED = matchWords({
  hi: "कौन|कहां|कहाँ|किधर",
  hg: "kaun|kahan|kahaan|kidhar",
});

export const VERB = matchWords({
  hi: "हुआ|हुई|है|बैठा|गया|गए",
  hg: "hua|hui|hai|baitha|gaya|gaye",
});
