import { matchWords } from "../../language/match-words.ts";

export const OUT = matchWords({
  en: "free|out|outside|past|door|done",
  hi: "बाहर|मुक्त|निकल|छूट|दूर|आजाद",
  hg: "bahar|baahar|mukt|nikal|chhoot|chhut|azad|azaad|clear|rid|finished",
});

export const PART_WORDS = matchWords({
  en: "part|parts",
  hi: "हिस्सा|हिस्से|भाग|खंड",
  hg: "portion|third|thirds|hissa|hisse|bhag|khand",
});

export const UPON = matchWords({
  hi: "ऊपर|पर|पे",
  hg: "upar|par|pe",
});
