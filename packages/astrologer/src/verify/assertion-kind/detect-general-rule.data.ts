import { matchWords } from "../../language/match-words.ts";

/** "होता है": habitual, unless a date or number of this chart is stated with it. */
export const HABIT = matchWords({
  en: "is considered|are considered|always|naturally|by nature",
  hi: "माना जाता है|मानी जाती है|माने जाते हैं|होता है|होती है|होते हैं",
  hg: "maana jata hai|mana jata hai|maani jaati hai|mani jati hai|maane jaate hain|hota hai|hoti hai|hote hain|hote hai",
});

/** Words for people in general. */
export const PEOPLE = matchWords({
  en: "people|natives|person|persons|those|someone|somebody|everyone|everybody|ppl|peeps|whosoever|whomever|whomsoever",
  hi: "लोग|लोगों|बहुतों|अनेकों|कइयों|जातकों|वालों|बंदे|इंसान|व्यक्ति|व्यक्तियों",
  hg: "log|logon|bahuton|bahuto|waalon|walon|bande|insaan|insan|vyakti",
});

/** "… means", "refers to", "… kehte hain", "… का अर्थ है": defines a term. */
export const DEFINING = matchWords({
  en: "means|refers|defined|denotes|signifies|arises|forms|occurs|stands|called|termed|known",
  hi: "अर्थ|मतलब|कहते|बोलते|कहलाता",
  hg: "matlab|arth|kehte|bolte|kehlata|kehlate",
});

export const TERM_WORDS = matchWords({
  en: "karakas",
  hi: "योगकारक|बाधक|दिग्बल",
  hg: "badhaka|badhakesh|yogakaraka|yogakarak|karaka|arudha|upapada|dig|digbala|bala|raja|dhana|neecha|bhanga|yogkarak|baadhak|badhak",
});

export const KINDS_OF_SIGNS = matchWords({
  en: "movable|moveable|cardinal|fixed|dual|mutable",
  hi: "चर|स्थिर|द्विस्वभाव",
  hg: "char|sthir|dwiswabhav|dvisvabhava",
});

export const WHOSE_PLURAL = matchWords({
  hi: "जिनका|जिनके|जिनकी|जिनको",
  hg: "jinka|jinke|jinki|jinko",
});

export const GENERIC_DETERMINERS = matchWords({
  en: "a|an|any|each|every|the",
  hi: "जो|जिस|कोई|वह|वो",
  hg: "jo|jis|koi|wo|woh",
});

export const PEOPLE_WITH = matchWords({
  en: "natives|folk",
  hi: "वाले|वालों",
  hg: "waale",
});

export const WHEN = matchWords({
  en: "when|whenever|wherever",
  hi: "जब",
  hg: "jab",
});

export const OWN = matchWords({
  hi: "अपना|अपनी|अपने",
  hg: "apna|apni|apne",
});
