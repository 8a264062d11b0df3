import type { WordsByLanguage } from "./harmful-action-words.data.ts";

/** Stems for dying, being killed and staying alive, of any person and in any tense. */
export const LIFE_OR_DEATH_WORDS: WordsByLanguage = {
  en: "die|dies|dying|died|death|dead|killed|murdered|assassinated|survive|survives|surviving|survival|stay alive|be alive|pass away|passing away|expire|lifespan|life span|longevity|live long|live longer|how long will i live|years to live|time left|make it through|pull through|last breath",
  hi: "मरूं|मरूंगा|मरूंगी|मरने वाला|मरने वाली|मरने वाले|मरेगा|मरेगी|मरेंगे|मरेंगी|मर जाऊंगा|मर जाऊंगी|मर जाएगा|मर जाएगी|मर जाएंगे|मर जायेगा|मर जायेगी|मर रहा हूं|मर रही हूं|मर सकता|मर सकती|मौत|मृत्यु|देहांत|निधन|बचूंगा|बचूंगी|बचेगा|बचेगी|बचेंगे|बच जाऊंगा|बच जाऊंगी|बच जाएगा|बच जाएगी|बच जाएंगे|बच पाऊंगा|बच पाऊंगी|बच पाएगा|बच पाएगी|बच पाएंगे|जिंदा रहूंगा|जिंदा रहूंगी|जिंदा रहेगा|जिंदा रहेगी|जिंदा रहेंगे|कब तक जिंदा|जीवित|जिऊंगा|जिऊंगी|जीऊंगा|जिएगा|जिएगी|जिएंगे|जिएंगी|जियेगा|जियेंगे|मार दिया जाऊंगा|मारा जाऊंगा|हत्या|जान से मार|आयु कितनी|उम्र कितनी बची",
  hg: "marunga|marungi|marne wala|marne wali|marne wale|marega|maregi|marenge|marengi|mar jaunga|mar jaungi|mar jayega|mar jayegi|mar jaega|mar jaegi|mar jayenge|mar raha hu|mar rahi hu|mar sakta|mar sakti|maut|mout|mauth|mrityu|mrutyu|dehant|nidhan|bachunga|bachungi|bachega|bachegi|bachenge|bach jaunga|bach jaungi|bach jayega|bach jayegi|bach jayenge|bach paunga|bach paungi|bach payega|bach payegi|bach payenge|zinda rahunga|zinda rahungi|zinda rahega|zinda rahegi|zinda rahenge|zinda bach|jinda rahunga|jinda rahega|kab tak zinda|jiunga|jiungi|jiyunga|jiyungi|jiyega|jiyegi|jiyenge|jeeunga|jeeyega|maara jaunga|mara jaunga|hatya|jaan se maar|umar kitni bachi|aayu kitni",
};

/** Words that ask about or announce the future. */
export const ASKING_WORDS: WordsByLanguage = {
  en: "am i|will|would|is he|is she|is my|are we|can i|can he|can she|when|how long|how many|how much|do i|does|shall|should|going to|about to|which year|date of|time of|chance|chances|in my chart|in my kundli|tell me|say",
  hi: "क्या|कब|कितना|कितने|कितनी|कैसे|किस|योग|होगी|होगा|है क्या|वाला हूं|वाली हूं|बताइए|बताओ|बता दो|या नहीं",
  hg: "kya|kab|kitna|kitne|kitni|kaise|kese|kis|yog|hogi|hoga|hai kya|wala hu|wali hu|wala hoon|wali hoon|batao|bataiye|bata do|ya nahi|ya nai",
};

/** Words that show that dying or surviving is figurative ("my battery died"), or that a death is long past. */
export const NON_LITERAL_DEATH_WORDS: WordsByLanguage = {
  en: "battery|phone|laptop|laughing|laughter|boredom|bored|curiosity|business|startup|company|shop|shares|market|money|salary|relationship|love story|friendship|career|batch|exam|syllabus|movie|film|serial|character|villain|hero|house of death|house of longevity|eighth house|8th house|marak|maraka|insurance|after the death|after my father|after my mother|after my husband|after my wife|after his death|after her death|death of my|anniversary|died in|passed away|visa|plant|plants|internet|login|deadline|dead end|layoff|layoffs|to know|to meet|to see|heat",
  hi: "बैटरी|फोन|हंसी|बोर|गर्मी|कारोबार|दुकान|पैसा|पैसे|रुपये|कंपनी|रिश्ता|परीक्षा|पेपर|फिल्म|सीरियल|आठवां भाव|अष्टम|मारक|बीमा|के बाद|हो गई थी|हो चुकी|पौधा|नौकरी|सैलरी|खर्च",
  hg: "battery|phone|hasi|hansi|bore|boriyat|garmi|business|dhandha|dukan|paisa|paise|rupaye|company|rishta|pyaar|exam|paper|film|movie|serial|aathva|ashtam|marak|maraka|bima|ke baad|ho gayi thi|ho chuki|naukri|salary|kharch|yaar|lol|haha",
};
