import { matchWords } from "../../language/match-words.ts";

/** "कह रहे थे", "bol diya": a bare verb stem followed by its auxiliary. */
export const STEM = matchWords({
  hi: "कह|बोल|बता|लिख|मान|समझ",
  hg: "keh|kah|bol|bata|likh|maan|samajh",
});

export const UNDER_WAY = matchWords({
  hi: "रहा|रही|रहे|दिया|दी|चुके|चुका|गए|गया",
  hg: "raha|rahi|rahe|rha|rhe|diya|dia|chuke|chuka|gaye|gaya",
});

export const AUXILIARY = matchWords({
  en: "the|,",
  hi: "था|थी|थे|है|हैं|होगा|हो|हूं|रहा|रही|रहे|दिया",
  hg: "tha|thi|hai|hain|h|hoga|ho|hoon|hu|raha|rahi|rahe|rha|rhe|diya",
});

export const YOU = matchWords({
  en: "you|u",
  hi: "आप|आपने|तुम|तुमने|तू|तूने|आपको|तुम्हें",
  hg: "ye|aap|aapne|apne|tum|tumne|tu|tune|aapko|tumhe",
});

/** "पुरानी पत्री में गुरु कुंभ में लिखा था", "किसी ने आपका चंद्र चौथे घर में बताया था": reported within the clause, without "that". */
export const EMBEDDED_REPORT = matchWords({
  hi: "लिखा|लिखी|लिखे|कहा|बताया|बताई|बताए|बोला|रखा|दिखाया|डाला",
  hg: "likha|likhi|likhe|kaha|bataya|batayi|bataye|bola|rakha|dikhaya|daala|dala",
});

export const CONTRAST_WORDS = matchWords({
  en: "but|however|whereas|though|although|actually|;",
  hi: "लेकिन|मगर|किंतु|परंतु|जबकि",
  hg: "lekin|magar|jabki|parantu",
});

export const AUTHOR_BEFORE_VERB = matchWords({
  en: "i|we|i'll|i'd|let",
  hi: "मैं|मैंने|हम",
  hg: "main|mai|maine|hum",
});

export const SUCH_WORDS = matchWords({
  en: "or|says|said|say|claims|insists",
  hi: "ऐसा|ऐसी|यही",
  hg: "aisa|aisi|yahi",
});

export const AUTHOR_PRONOUNS = matchWords({
  en: "i|we",
  hi: "मैं|मैंने|हम",
  hg: "main|mai|maine|hum",
});

export const AGENT_OR_PLACE_PARTICLE = matchWords({
  hi: "ने|में",
  hg: "ne|me|mein",
});

export const ACCORDING_TO = matchWords({
  hi: "अनुसार|मुताबिक|हिसाब",
  hg: "anusar|anusaar|mutabik|hisaab|hisab",
});
