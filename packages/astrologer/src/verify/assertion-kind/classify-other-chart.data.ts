import { matchWords } from "../../language/match-words.ts";

export const HINDI_OF = matchWords({
  hi: "का|के|की|को",
  hg: "ka|ke|ki|ko",
});

/** Words that may stand between a person and what is theirs: "brother-in-law", "Sharma ji", "a friend of mine". */
export const OWNER_GAP_WORDS = matchWords({
  en: "-|in|law|sir|ma'am|own|natal|birth|mine|ours",
  hi: "जी|साहब|जन्म|अपना|अपनी|वाले|वाली",
  hg: "ji|sahab|saheb|janm|apna|apni|wale|wali",
});

/** Words whose possessive still refers to this chart. */
export const OWN_OF = matchWords({
  en: "kundali|is|chart|case|navamsa|man|career|life|birth|natal",
  hi: "जन्म|समय|कुंडली|पत्रिका|पत्री|जातक|जातिका|लग्न|आज|कल|तब|उस|इस|यहां|वहां|जन्मांग|चार्ट|अपने|बाद|पास|साथ|कारण|होने|रहने|जीवन|स्वभाव|भाग्य|नाम|मामले|केस|लिए|ऊपर|गोचर|अंत|वर्ष|साल|महीने|नवांश|वर्ग|मन|प्रेम|विवाह|शादी|करियर|काम|धन|घर|तरफ|ओर|पाठक|प्रश्नकर्ता|यजमान|महोदय|बालक|बालिका|शिशु|व्यक्ति",
  hg: "janm|janam|samay|kundli|patrika|patri|jatak|jatika|lagna|aaj|kal|tab|us|yahan|wahan|apne|baad|paas|saath|karan|hone|rehne|jeevan|swabhav|bhagya|naam|liye|upar|gochar|ant|saal|mahine|navansh|prem|vivah|shaadi|shadi|kaam|dhan|ghar|taraf|pathak|balak",
});

export const YOURS = matchWords({
  en: "your|yours|ur",
  hi: "आपका|आपके|आपकी|तुम्हारा|तुम्हारे|तुम्हारी|तेरा|तेरे|तेरी",
  hg: "aapka|aapke|aapki|apka|apke|apki|tumhara|tumhare|tumhari|tera|tere|teri",
});

export const PERSON_LINKS = matchWords({
  en: "is|was|runs|faces|undergoes|has",
  hi: "को|पर|की",
  hg: "ko|par|pe|ki",
});

export const WHO_OR_WHOSE = matchWords({
  en: "who|whose",
  hi: "जिसका|जिसके|जिसकी",
  hg: "jiska|jiske|jiski",
});

export const HONORIFICS = matchWords({
  en: "sir",
  hi: "जी|साहब|सर",
  hg: "ji|sahab",
});

export const YOU_SUBJECT = matchWords({
  en: "you|u",
  hi: "आप|तुम",
  hg: "aap|tum",
});

export const THIRD_PERSON_POSSESSIVES = matchWords({
  en: "his|her|their",
  hi: "उनका|उनके|उनकी|उसका",
  hg: "unka|unke|unki|uska",
});

export const OUTER_PLANETS = matchWords({
  en: "pluto|neptune|uranus|chiron",
  hi: "यूरेनस|नेपच्यून|प्लूटो",
});
