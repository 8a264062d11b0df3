import { matchWords } from "../language/match-words.ts";

/** Words that introduce a presupposition: "why does …", "is it because …", "did you know that …". */
export const PRESUPPOSITION_WORDS = matchWords({
  en: "meaning|mean|means|effect|why|how|because|since|know|knew|notice|noticed|realise|realize|remember|despite|given|good|bad|okay|fine|ongoing|help|helping",
  hi: "अर्थ|मतलब|फल|प्रभाव|असर|जानते|जानती|जानें|मालूम|क्यों|कैसे|कैसा|कैसी|इसीलिए|इसलिए|क्योंकि|होने|पता|तक|ठीक|अच्छा|अच्छी|शुभ|अशुभ",
  hg: "matlab|arth|asar|prabhav|jaante|jante|maloom|malum|kyun|kyu|kaise|kaisa|kaisi|isliye|isiliye|kyunki|hone|pata|tak|theek|thik|accha|acchi|achha|achhi|bura|buri",
});

export const FUNCTION_WORDS = matchWords({
  en: String.raw`is|are|was|were|am|do|does|did|has|have|had|will|would|can|could|should|the|a|an|my|i|it|in|to|really|actually|currently|sitting|placed|located|posited|sits|sit|or|not|that|be|been|so|true|possible|likely|right|correct|case|\?|,|"`,
  hi: "क्या|है|हैं|था|थी|मेरा|मेरी|मेरे|मुझे|मैं|की|का|के|चल|रही|रहा|कि|सच|सही",
  hg: "me|kya|hai|hain|tha|thi|mera|meri|mere|mujhe|main|hu|hoon|ki|ka|ke|na|ya|nahi|sach|sahi",
});

/** First words of yes/no questions. */
export const OPENERS = matchWords({
  en: "is|are|was|were|am|do|does|did|has|have|had|will|can|could|would|might|may",
  hi: "क्या|कहीं",
  hg: "kya|kahin",
});

export const WHO = matchWords({
  en: "who|whom|whose|which|what",
  hi: "कौन|कौनसा|किसका|किसकी",
  hg: "kaun|kon|kaunsa|konsa|kiska|kiski",
});

export const AUXILIARY = matchWords({
  en: String.raw`does|do|is|are|has|\.|!`,
  hi: "है|हैं|।",
  hg: "hai|hain",
});

export const YES = matchWords({
  en: "yes|yeah|yep|indeed|absolutely",
  hi: "हां|हाँ|जी",
  hg: "haan|han|ji",
});

export const QUESTION_OPENERS = matchWords({
  en: "so|and|but|ok|okay|well|wait|hey|,",
  hi: "अच्छा|तो",
  hg: "to|accha",
});

export const NO = matchWords({
  en: "no|nope|nah",
  hi: "नहीं",
  hg: "nahi|nahin",
});

export const QUESTION_AUXILIARIES = matchWords({
  en: "is|are|does|do",
  hi: "क्या",
  hg: "kya",
});
